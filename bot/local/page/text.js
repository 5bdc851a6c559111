// A message's text with its entities as elements. Offsets count UTF-16 units, as strings here do.

import { el } from "./dom.js";

const PLAIN = { bold: "b", italic: "i", underline: "u", strikethrough: "s", code: "code", pre: "pre",
  blockquote: "blockquote", expandable_blockquote: "blockquote" };

/** `follow` opens a link, `command` sends a command. */
export function rich(text, entities, { follow, command }) {
  const sorted = [...(entities || [])].sort((a, b) => a.offset - b.offset || b.length - a.length);
  return pieces(text, 0, text.length, sorted, { follow, command });
}

function pieces(text, from, to, entities, hooks) {
  const out = [];
  let at = from;
  for (let i = 0; i < entities.length; i += 1) {
    const entity = entities[i];
    const end = Math.min(entity.offset + entity.length, to);
    if (entity.offset < at || entity.offset >= to) continue;
    if (entity.offset > at) out.push(text.slice(at, entity.offset));
    const inner = entities.slice(i + 1).filter((other) => other.offset < end);
    out.push(wrap(entity, text.slice(entity.offset, end),
      pieces(text, entity.offset, end, inner, hooks), hooks));
    at = end;
  }
  if (at < to) out.push(text.slice(at, to));
  return out;
}

function wrap(entity, text, inner, { follow, command }) {
  switch (entity.type) {
    case "bot_command":
      return el("button", { type: "button", class: "command", onclick: () => command(text) }, text);
    case "text_link":
    case "url": {
      const href = entity.url || (/^\w+:\/\//.test(text) ? text : `https://${text}`);
      return el("a", { href, rel: "noopener", target: "_blank",
        onclick: (event) => follow(href) && event.preventDefault() }, ...inner);
    }
    case "spoiler":
      return el("button", { type: "button", class: "spoiler", "aria-expanded": "false",
        onclick: ({ currentTarget }) => currentTarget.setAttribute("aria-expanded", "true") },
      ...inner);
    default:
      return PLAIN[entity.type] ? el(PLAIN[entity.type], {}, ...inner) : el("span", {}, ...inner);
  }
}
