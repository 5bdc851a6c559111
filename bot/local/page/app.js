// The chat page: what is shown for whom, and what happens on each event.

import { $, el, face, speak, timeOf, toast } from "./dom.js";
import { languageOfText, speakLanguage, t } from "./words.js";
import { follow, getState } from "./net.js";
import { app, chatNow, perform, titleOf } from "./state.js";
import { draw, nameOf, plain } from "./messages.js";
import { openChatActions, openMessageActions } from "./actions.js";
import { closeBoard, openBoard, setUpBoard } from "./board.js";
import { openComposer, setUpComposer, showKeyboard, closePanel, inlineResults, setContext, suggest } from "./compose.js";

const isBot = (chat) => chat.type === "private";

function readHash() {
  const hash = new URLSearchParams(location.hash.slice(1));
  return { user: Number(hash.get("user")), chat: Number(hash.get("chat")), topic: Number(hash.get("topic")) || null };
}

function writeHash() {
  const hash = new URLSearchParams({ user: app.user, chat: app.chat });
  if (app.topic) hash.set("topic", app.topic);
  history.replaceState(null, "", `#${hash}`);
}

async function load(user = app.user) {
  app.stop();
  app.state = await getState(user).catch(() => getState());
  app.user = app.state.user.id;
  app.stop = follow(app.state.last, onEvent, () => setTimeout(() => load().catch(() => app.stop()), 1000));
  speakLanguage(app.state.user.language_code);
  if (!chatNow()) app.chat = app.state.chats[0].id;
  show();
  openComposer();
  // The commands may have changed while one was being typed.
  if ($("text").value.startsWith("/")) suggest();
}

function openChat(id, topic = null) {
  app.chat = id;
  app.topic = topic;
  app.unread.delete(id);
  $("app").dataset.view = "chat";
  setContext(null);
  closePanel();
  show();
  $("text").focus({ preventScroll: true });
}

function show() {
  const { people, user } = app.state;
  $("who").replaceChildren(...people.map((person) =>
    el("option", { value: person.id, selected: person.id === user.id }, `${person.first_name}, ${languageOf(person)}`)));
  showList();
  showChat();
  writeHash();
}

const languageOf = ({ language_code: code }) => new Intl.DisplayNames([code], { type: "language" }).of(code);

function showList() {
  const focused = document.activeElement?.closest("#chats button")?.dataset.chat;
  $("chats").replaceChildren(...app.state.chats.map((chat) => {
    const last = chat.messages.at(-1);
    const unread = app.unread.get(chat.id);
    return el("li", {}, el("button", { type: "button", "data-chat": chat.id, "aria-current": String(chat.id === app.chat), onclick: () => openChat(chat.id) },
      face(el("span", { "aria-hidden": "true" }), titleOf(chat), chat.id, isBot(chat)),
      el("span", { class: "name" }, titleOf(chat)),
      unread ? el("span", { class: "unread" }, String(unread), el("span", { class: "hidden" }, ` ${t("unread")}`))
        : el("span", { class: "time" }, last ? timeOf(last.date) : ""),
      el("span", { class: "preview" }, last ? plain(last) : t(isBot(chat) ? "The bot" : "Nothing yet"))));
  }));
  if (focused) document.querySelector(`#chats [data-chat="${focused}"]`)?.focus();
}

function showChat() {
  const chat = chatNow();
  face($("face"), titleOf(chat), chat.id, isBot(chat));
  $("title").textContent = titleOf(chat);
  $("subtitle").textContent = subtitle(chat);
  $("board-open").hidden = !isBot(chat) || !app.state.bot.page;
  $("topics").hidden = !chat.is_forum;
  if (chat.is_forum) {
    if (app.topic && !chat.topics.some((topic) => topic.id === app.topic)) app.topic = null;
    $("topics").replaceChildren(...[{ id: null, name: t("General") }, ...chat.topics].map((topic) =>
      el("button", { type: "button", "aria-pressed": String(topic.id === app.topic), onclick: () => openChat(chat.id, topic.id) }, topic.name)));
  }
  const shown = chat.messages.filter(isHere);
  $("log").replaceChildren(...(shown.length ? shown.map((message) => draw(message, hooks())) : [emptyNote(chat)]));
  showKeyboard(chat.keyboard);
  toBottom("instant");
}

function subtitle(chat) {
  if (isBot(chat)) return chat.blocked ? t("bot, blocked") : `${t("bot")}, @${app.state.bot.username}`;
  const kind = t(chat.is_forum ? "group with topics" : chat.type);
  return t(`{kind}, {count} members${chat.bot ? "" : ", without the bot"}`, { kind, count: chat.people });
}

function emptyNote(chat) {
  const description = app.state.bot.texts[`description:${app.state.user.language_code}`] || app.state.bot.texts["description:"];
  const button = isBot(chat) ? el("button", { type: "button", class: "plain", onclick: () => perform("send", { text: "/start" }) }, t("Start")) : null;
  return el("div", { class: "empty" }, el("p", {}, isBot(chat) ? description || t("Press Start, or write to the bot.") : t("No messages yet. Try /new.")), button);
}

const isHere = (message) => !chatNow().is_forum || (message.message_thread_id ?? null) === app.topic;

const language = (text) => languageOfText(text, app.state.user.language_code);
const say = (text) => speak(text, language(text));

function hooks() {
  return { user: app.user, group: !isBot(chatNow()), press, language, follow: followLink, actions: openMessageActions,
    command: (text) => perform("send", { text, topic: app.topic }) };
}

function toBottom(behavior = "smooth") {
  const log = $("log");
  requestAnimationFrame(() => log.scrollTo({ top: log.scrollHeight, behavior }));
}

/** Follow a link to the bot here; anything else opens by itself. True if it was ours. */
function followLink(url) {
  const name = app.state.bot.username.toLowerCase();
  if (!url.toLowerCase().includes(`t.me/${name}`) && !url.toLowerCase().includes(`domain=${name}`)) return false;
  const payload = new URL(url.replace(/^(?!https?:)/, "https://")).searchParams.get("startapp");
  if (payload !== null && app.state.bot.page) {
    openBoard(app.state.bot.page, payload);
    return true;
  }
  perform("open", { url }).then((chat) => chat && openChat(chat));
  return true;
}

async function press(message, button, element) {
  if (button.url) return followLink(button.url) || window.open(button.url, "_blank", "noopener");
  if (button.copy_text) {
    await navigator.clipboard.writeText(button.copy_text.text);
    return toast(t("Copied."));
  }
  for (const name of ["switch_inline_query", "switch_inline_query_current_chat"]) {
    if (name in button) return setDraft(`@${app.state.bot.username} ${button[name]}`);
  }
  if (button.web_app) return openBoard(button.web_app.url);
  if (!button.callback_data) return toast(t("This button does nothing here."));
  element.setAttribute("aria-busy", "true");
  const id = await perform("tap", { message_id: message.message_id, data: button.callback_data });
  if (id && !answered.delete(id)) waiting.set(id, element);
  else element.removeAttribute("aria-busy");
  return undefined;
}

const waiting = new Map();
const answered = new Set(); // answers that were faster than the id of their press

function setDraft(text) {
  $("text").value = text;
  $("text").focus();
  $("text").dispatchEvent(new Event("input"));
}

function onEvent(event) {
  const chat = app.state.chats.find((item) => item.id === event.chat_id);
  switch (event.kind) {
    case "message": return chat && onMessage(chat, event.message);
    case "edited": return chat && onEdited(chat, event.message);
    case "deleted": return chat && onDeleted(chat, event.message_id);
    case "answer": return event.user_id === app.user && onAnswer(event);
    case "inline_results": return event.user_id === app.user && inlineResults(event);
    case "action": return event.chat_id === app.chat && onAction(event.action);
    case "keyboard":
      if (chat) chat.keyboard = event.keyboard;
      return event.chat_id === app.chat && showKeyboard(event.keyboard);
    default: return load();
  }
}

function onMessage(chat, message) {
  chat.messages.push(message);
  if (chat.id === app.chat && isHere(message)) {
    $("log").querySelector(".empty")?.remove();
    $("log").append(draw(message, hooks()));
    toBottom();
    $("subtitle").textContent = subtitle(chat);
    if (message.from?.id !== app.user) say(`${nameOf(message)}: ${plain(message)}`);
  } else if (message.from?.id !== app.user) {
    app.unread.set(chat.id, (app.unread.get(chat.id) ?? 0) + 1);
  }
  showList();
}

function onEdited(chat, message) {
  const at = chat.messages.findIndex((item) => item.message_id === message.message_id);
  if (at < 0) return;
  const before = chat.messages[at];
  chat.messages[at] = message;
  if (chat.id === app.chat && isHere(message)) {
    redraw(message);
    if (plain(message) !== plain(before)) say(plain(message));
  }
  showList();
}

/** Put the new form in place of the old one; the focus stays on the same spot of the keyboard. */
function redraw(message) {
  const old = $("log").querySelector(`[data-id="${message.message_id}"]`);
  const spot = old?.contains(document.activeElement) ? document.activeElement.dataset.spot : null;
  const fresh = draw(message, hooks());
  const atEnd = $("log").scrollHeight - $("log").scrollTop - $("log").clientHeight < 120;
  keepPicture(old, fresh);
  old?.replaceWith(fresh);
  if (spot) (fresh.querySelector(`[data-spot="${spot}"]`) ?? fresh.querySelector(".key") ?? $("text")).focus({ preventScroll: true });
  if (atEnd) toBottom();
}

/** The old picture stays until the new one has come, so that nothing flickers. */
function keepPicture(old, fresh) {
  const [from, to] = [old?.querySelector(".photo img"), fresh.querySelector(".photo img")];
  if (!from || !to) return;
  const source = to.src;
  to.src = from.src;
  if (from.src === source) return;
  const next = new Image();
  next.onload = () => { to.src = source; };
  next.src = source;
}

function onDeleted(chat, id) {
  chat.messages = chat.messages.filter((message) => message.message_id !== id);
  if (chat.id === app.chat) $("log").querySelector(`[data-id="${id}"]`)?.remove();
  showList();
}

function onAnswer(answer) {
  waiting.get(answer.query_id)?.removeAttribute("aria-busy");
  if (!waiting.delete(answer.query_id)) answered.add(answer.query_id);
  if (answer.url) followLink(answer.url);
  if (!answer.text) return;
  if (!answer.alert) return toast(answer.text);
  $("alert-text").textContent = answer.text;
  $("alert").showModal();
  return undefined;
}

let quiet = 0;
function onAction(action) {
  $("subtitle").textContent = t(action.includes("photo") ? "sends a picture…" : action.includes("voice") ? "speaks…" : "writes…");
  clearTimeout(quiet);
  quiet = setTimeout(() => { $("subtitle").textContent = subtitle(chatNow()); }, 3000);
}

$("who").addEventListener("change", (event) => { closeBoard(); app.unread.clear(); load(Number(event.target.value)); });
$("back").addEventListener("click", () => {
  $("app").dataset.view = "list";
  document.querySelector('#chats [aria-current="true"]')?.focus();
});
$("chat-actions").addEventListener("beforetoggle", (event) => event.newState === "open" && openChatActions($("more")));

const start = readHash();
Object.assign(app, { chat: start.chat, topic: start.topic, openChat });
setUpComposer();
setUpBoard(followLink);
while (!app.state) {
  // The server may still be starting.
  await load(start.user || undefined).catch(() => new Promise((later) => { setTimeout(later, 1000); }));
}
const link = new URLSearchParams(location.search);
for (const kind of ["start", "startgroup"]) {
  if (!link.has(kind)) continue;
  history.replaceState(null, "", location.pathname + location.hash);
  followLink(`https://t.me/${app.state.bot.username}?${kind}=${link.get(kind)}`);
}
document.body.dataset.ready = "true";
