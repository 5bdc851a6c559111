// Who looks at which chat, and what every part of the page does with it.

import { toast } from "./dom.js";
import { act } from "./net.js";
import { t } from "./words.js";

/** The page's state; `openChat` is set by the page once it can show one. */
export const app = {
  state: null, user: 0, chat: 0, topic: null, unread: new Map(), stop: () => {}, openChat: () => {},
};

export const chatNow = () => app.state.chats.find((chat) => chat.id === app.chat);
export const titleOf = (chat) => chat.type === "private" ? app.state.bot.first_name : chat.title;

/** Do something as the current person; a problem is shown as a toast. */
export async function perform(action, args = {}, chat = app.chat) {
  try {
    return await act(app.user, chat, action, args);
  } catch (problem) {
    toast(t(problem.message));
    return null;
  }
}
