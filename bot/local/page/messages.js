// One message as elements: bubble, photo, buttons.

import { el, timeOf } from "./dom.js";
import { fileUrl } from "./net.js";
import { t } from "./words.js";
import { rich } from "./text.js";

export const plain = (message) => message.text ?? message.caption
  ?? (message.photo ? t("Photo") : message.voice ? t("Voice message") : message.document ? t("File") : service(message));

export const nameOf = (message) => message.sender_chat?.title ?? message.from?.first_name ?? "";

function service(message) {
  const who = message.from?.first_name ?? "";
  if (message.new_chat_members) return t("{names} joined the group", { names: message.new_chat_members.map((m) => m.first_name).join(", ") });
  if (message.left_chat_member) return t("{names} left the group", { names: message.left_chat_member.first_name });
  if (message.migrate_to_chat_id) return t("This group became a supergroup");
  if (message.migrate_from_chat_id) return t("This supergroup was a group before");
  if (message.forum_topic_created) return t("{names} opened the topic {topic}", { names: who, topic: message.forum_topic_created.name });
  return t("Message");
}

const isService = (message) => !["text", "photo", "voice", "document"].some((part) => part in message);

/** `hooks`: user, language(text), group, press(message, button, element), actions(message, element), follow, command. */
export function draw(message, hooks) {
  if (isService(message)) {
    return el("p", { class: "service", "data-id": message.message_id }, service(message));
  }
  const mine = message.from?.id === hooks.user && !message.sender_chat;
  const name = mine ? t("You") : nameOf(message);
  const classes = ["message", mine && "mine", message.photo && "wide"].filter(Boolean).join(" ");
  const box = el("article", { class: classes, "data-id": message.message_id, "aria-label": `${name}, ${timeOf(message.date)}` });
  box.append(bubble(message, mine, name, hooks));
  box.append(el("button", { type: "button", class: "icon actions", "aria-label": t("Message actions"),
    onclick: (event) => hooks.actions(message, event.currentTarget) }, "⋯"));
  if (message.reply_markup) box.append(keys(message, hooks));
  return box;
}

function bubble(message, mine, name, hooks) {
  const box = el("div", { class: "bubble" });
  if (!mine && hooks.group) box.append(el("p", { class: "from" }, name));
  if (message.forward_origin) box.append(el("p", { class: "origin" }, t("Forwarded from {names}", { names: originName(message.forward_origin) })));
  if (message.via_bot) box.append(el("p", { class: "origin" }, t("via {names}", { names: `@${message.via_bot.username}` })));
  if (message.reply_to_message) {
    box.append(el("p", { class: "quote" }, `${nameOf(message.reply_to_message)}: ${plain(message.reply_to_message)}`));
  }
  if (message.photo) box.append(photo(message.photo));
  if (message.voice) box.append(el("audio", { controls: true, preload: "metadata", src: fileUrl(message.voice.file_id), "aria-label": t("Voice message") }));
  if (message.document) box.append(el("a", { href: fileUrl(message.document.file_id), download: message.document.file_name }, message.document.file_name));
  const text = message.text ?? message.caption;
  if (text) box.append(el("div", { class: "body", dir: "auto", lang: hooks.language(text) }, ...rich(text, message.entities ?? message.caption_entities, hooks)));
  const edited = message.edit_date ? el("span", {}, t("edited")) : null;
  box.append(el("p", { class: "foot" }, edited, el("time", {}, timeOf(message.date))));
  return box;
}

const originName = (origin) => origin.sender_user?.first_name ?? origin.sender_chat?.title ?? origin.sender_user_name ?? t("someone");

function photo(sizes) {
  const largest = sizes.at(-1);
  const picture = el("img", { src: fileUrl(largest.file_id), width: largest.width, height: largest.height,
    alt: t("Picture; the text below says what matters") });
  return el("a", { class: "photo", href: picture.src, target: "_blank", rel: "noopener", "aria-label": t("Open the picture in full size") }, picture);
}

function keys(message, hooks) {
  const rows = message.reply_markup.inline_keyboard.map((row, r) => el("div", { class: "row" },
    ...row.map((button, c) => key(button, `${r}:${c}`, message, hooks))));
  const lang = hooks.language(`${message.text ?? message.caption ?? ""} ${labels(message)}`);
  return el("div", { class: "keys", role: "group", "aria-label": t("Buttons"), lang, onkeydown: moveAmongKeys }, ...rows);
}

const labels = (message) => message.reply_markup.inline_keyboard.flat().map((button) => button.text).join(" ");

/** Arrow keys go to the next button: left and right in a row, up and down to the nearest one. */
function moveAmongKeys(event) {
  const [r, c] = event.target.dataset.spot?.split(":").map(Number) ?? [];
  const rows = [...event.currentTarget.children].map((row) => [...row.children]);
  if (r === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const along = (rows[r].length - 1 || 1);
  const across = (row) => row?.[Math.round((c / along) * (row.length - 1))];
  const next = {
    ArrowLeft: () => rows[r][c - 1] ?? rows[r - 1]?.at(-1),
    ArrowRight: () => rows[r][c + 1] ?? rows[r + 1]?.[0],
    ArrowUp: () => across(rows[r - 1]),
    ArrowDown: () => across(rows[r + 1]),
    Home: () => rows[0][0],
    End: () => rows.at(-1).at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next()?.focus();
}

function key(button, spot, message, hooks) {
  const mark = button.url ? "link" : button.copy_text ? "copy" : null;
  return el("button", { type: "button", class: `key ${button.style ?? ""}`, "data-spot": spot,
    onclick: (event) => hooks.press(message, button, event.currentTarget) },
  button.text, mark && el("span", { class: `mark ${mark}`, "aria-hidden": "true" }));
}
