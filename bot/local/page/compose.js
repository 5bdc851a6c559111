// The message field: sending, replying, editing, the command menu, inline queries, recording.

import { $, el, toast } from "./dom.js";
import { app, chatNow, perform } from "./state.js";
import { label, t } from "./words.js";
import { sendVoice } from "./net.js";
import { nameOf, plain } from "./messages.js";
import { canRecord, isRecording, start, stop } from "./record.js";

let context = null;
let asked = null;
let askTimer = 0;

/** Reply to or edit a message; null for neither. */
export function setContext(next) {
  context = next;
  $("context").hidden = !next;
  if (!next) return;
  const { kind, message } = next;
  $("context-text").textContent = t(kind === "edit" ? "Edit: {text}" : "Reply to {names}: {text}", { names: nameOf(message), text: plain(message) });
  if (kind === "edit") $("text").value = message.text;
  $("text").focus();
}

async function submit(text) {
  if (!text.trim()) return;
  const done = context?.kind === "edit"
    ? await perform("edit", { message_id: context.message.message_id, text })
    : await perform("send", { text, reply_to: context?.message.message_id ?? null, topic: app.topic });
  if (!done) return;
  $("text").value = "";
  setContext(null);
  closePanel();
}

export function closePanel() {
  $("panel").hidden = true;
  $("menu").setAttribute("aria-expanded", "false");
}

function openPanel(rows) {
  if (!rows.length) return closePanel();
  $("panel").replaceChildren(...rows);
  $("panel").hidden = false;
  $("menu").setAttribute("aria-expanded", "true");
  return undefined;
}

const commandRows = (start) => chatNow().commands
  .filter(({ command }) => command.startsWith(start))
  .map(({ command, description }) => el("button", { type: "button",
    onclick: () => { $("text").focus(); submit(`/${command}${chatNow().type === "private" ? "" : `@${app.state.bot.username}`}`); } },
  el("b", {}, `/${command}`), el("span", {}, description)));

/** Offer what the text that is being typed can become. */
export function suggest() {
  const text = $("text").value;
  const bot = `@${app.state.bot.username} `;
  clearTimeout(askTimer);
  if (/^\/\w*$/.test(text)) return openPanel(commandRows(text.slice(1)));
  if (text.toLowerCase().startsWith(bot.toLowerCase())) {
    askTimer = setTimeout(async () => { asked = await perform("ask", { query: text.slice(bot.length) }); }, 250);
    return undefined;
  }
  return closePanel();
}

/** Show what came for an inline query; results of an older one are passed over. */
export function inlineResults({ query_id: id, results }) {
  if (asked && id !== asked) return;
  openPanel(results.map((result) => el("button", { type: "button", onclick: () => choose(id, result.id) },
    el("b", {}, result.title || t("Photo")), el("span", {}, result.description || ""))));
}

async function choose(query, result) {
  if (!await perform("choose", { query_id: query, result_id: result })) return;
  $("text").value = "";
  closePanel();
  $("text").focus();
}

/** The keyboard that the bot put in place of the people's own. */
export function showKeyboard(markup) {
  const rows = markup?.keyboard ?? [];
  $("keyboard").hidden = !rows.length;
  $("keyboard").replaceChildren(...rows.map((row) => el("div", { class: "row" }, ...row.map((button) => {
    const text = button.text ?? button;
    return el("button", { type: "button", class: "key", onclick: () => submit(text) }, text);
  }))));
  if (markup?.force_reply) {
    const last = chatNow().messages.at(-1);
    if (last) setContext({ kind: "reply", message: last });
  }
}

let recordedFor = null;

function showRecording(on) {
  $("record").classList.toggle("on", on);
  label($("record"), "aria-label", on ? "Stop and send the voice message" : "Record a voice message");
  $("record").title = on ? t("Esc discards it") : "";
  label($("text"), "placeholder", on ? "Recording…" : "Message");
}

async function record() {
  if (!isRecording()) {
    const here = [app.user, app.chat, app.topic];
    try {
      if (!await start()) return;
    } catch {
      toast(t("There is no microphone, or it may not be used."));
      return;
    }
    // It goes to the chat in which it was begun, wherever one looks by then.
    recordedFor = here;
    showRecording(true);
    return;
  }
  const [user, chat, topic] = recordedFor;
  showRecording(false);
  const { blob, seconds } = await stop();
  await sendVoice(user, chat, blob, seconds, topic).catch((problem) => toast(t(problem.message)));
}

async function discard(event) {
  if (event.key !== "Escape" || !isRecording()) return;
  showRecording(false);
  await stop();
  toast(t("The recording is discarded."));
}

function moveInPanel(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") {
    closePanel();
    $("text").focus();
  } else if (step) {
    const items = [...$("panel").children];
    const next = items.indexOf(document.activeElement) + step;
    (next < 0 ? $("text") : items[Math.min(next, items.length - 1)]).focus();
    event.preventDefault();
  }
}

function onFieldKey(event) {
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    submit($("text").value);
  } else if (event.key === "Escape") {
    closePanel();
    setContext(null);
  } else if (event.key === "ArrowDown" && !$("panel").hidden) {
    event.preventDefault();
    $("panel").firstElementChild.focus();
  }
}

/** From now on there is a chat to write to; until then nothing can be typed that would be lost. */
export function openComposer() {
  for (const part of ["text", "menu", "record", "send"]) $(part).disabled = false;
  label($("text"), "placeholder", "Message");
}

export function setUpComposer() {
  $("composer").addEventListener("submit", (event) => { event.preventDefault(); submit($("text").value); });
  $("text").addEventListener("keydown", onFieldKey);
  $("text").addEventListener("input", suggest);
  $("panel").addEventListener("keydown", moveInPanel);
  $("context-close").addEventListener("click", () => setContext(null));
  $("menu").addEventListener("click", () => {
    if (!$("panel").hidden) return closePanel();
    const rows = commandRows("");
    if (!rows.length) return toast(t("The bot has named no commands here."));
    openPanel(rows);
    $("panel").firstElementChild.focus();
    return undefined;
  });
  $("record").hidden = !canRecord();
  $("record").addEventListener("click", record);
  document.addEventListener("keydown", discard);
}
