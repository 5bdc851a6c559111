// The menus of a message and of a chat.

import { $, el, toast } from "./dom.js";
import { app, chatNow, perform, titleOf } from "./state.js";
import { t } from "./words.js";
import { plain } from "./messages.js";
import { setContext } from "./compose.js";

function place(menu, anchor) {
  const { right, bottom, left } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  menu.style.left = `${Math.max(8, Math.min(left, right - width, innerWidth - width - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(bottom + 4, innerHeight - height - 8))}px`;
}

function fill(menu, items) {
  menu.replaceChildren(...items.map(([name, run]) =>
    el("button", { type: "button", onclick: () => { menu.hidePopover(); run(); } }, name)));
}

for (const id of ["chat-actions", "message-actions"]) {
  $(id).addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const items = [...event.currentTarget.children];
    items.at((items.indexOf(document.activeElement) + step) % items.length).focus();
    event.preventDefault();
  });
}

export function openMessageActions(message, anchor) {
  const mine = message.from?.id === app.user;
  const items = [[t("Reply"), () => setContext({ kind: "reply", message })]];
  if (mine && message.text) items.push([t("Edit"), () => setContext({ kind: "edit", message })]);
  items.push([t("Copy the text"), () => navigator.clipboard.writeText(plain(message)).then(() => toast(t("Copied.")))]);
  items.push([t("Forward"), () => chooseForward(message)]);
  if (mine || chatNow().type === "private") items.push([t("Delete"), () => perform("delete", { message_id: message.message_id })]);
  const menu = $("message-actions");
  fill(menu, items);
  menu.showPopover();
  place(menu, anchor);
  menu.firstElementChild.focus();
}

function chooseForward(message) {
  const from = app.chat;
  $("forward-list").replaceChildren(...app.state.chats.map((chat) =>
    el("button", { value: String(chat.id) }, titleOf(chat))));
  const dialog = $("forward");
  dialog.returnValue = "";
  dialog.showModal();
  dialog.onclose = () => {
    const to = Number(dialog.returnValue);
    if (!to) return;
    perform("forward", { message_id: message.message_id, from_chat_id: from }, to).then((sent) => sent && app.openChat(to));
  };
}

export function openChatActions(anchor) {
  const chat = chatNow();
  const menu = $("chat-actions");
  const items = [];
  if (chat.type === "private") {
    items.push(chat.blocked ? [t("Unblock the bot"), () => perform("unblock")] : [t("Block the bot"), () => perform("block")]);
  } else {
    items.push(chat.bot ? [t("Remove the bot"), () => perform("remove_bot")] : [t("Add the bot"), () => perform("add_bot")]);
    if (chat.bot) items.push([t("Make the bot an administrator"), () => perform("add_bot", { status: "administrator" })]);
    if (chat.type === "group") items.push([t("Make this a supergroup"), () => perform("migrate")]);
    if (chat.is_forum) items.push([t("Open a topic"), () => perform("new_topic", { name: t("Topic {count}", { count: chat.topics.length + 1 }) })]);
    items.push([t("Leave the group"), () => perform("leave")]);
  }
  fill(menu, items);
  requestAnimationFrame(() => { place(menu, anchor); menu.firstElementChild?.focus(); });
}
