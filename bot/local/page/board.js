// The live board beside the chat, opened as Telegram opens a Mini App.

import { $, toast } from "./dom.js";
import { app } from "./state.js";
import { t } from "./words.js";

let opener = null;

/** Open the page at `url` for the current person; `payload` is what the link carried. */
export async function openBoard(url, payload = "") {
  const query = new URLSearchParams({ user: app.user, payload });
  const answer = await fetch(`/local/proof?${query}`);
  if (!answer.ok) return toast(t("This button does nothing here."));
  const { proof } = await answer.json();
  const hash = new URLSearchParams({ tgWebAppData: proof, tgWebAppVersion: "9.1", tgWebAppPlatform: "web" });
  if ($("board").hidden) opener = document.activeElement;
  $("board").hidden = false;
  $("app").dataset.board = "open";
  // A frame whose address differs in its hash alone would not load again.
  const fresh = $("board-frame").cloneNode();
  fresh.src = `${url.replace(/\/$/, "")}/#${hash}`;
  $("board-frame").replaceWith(fresh);
  fresh.focus();
  return undefined;
}

export function closeBoard() {
  if ($("board").hidden) return;
  $("board").hidden = true;
  $("board-frame").removeAttribute("src");
  delete $("app").dataset.board;
  (opener?.isConnected ? opener : $("board-open")).focus();
}

/** `follow(url)` follows a link to Telegram that the page asks for. */
export function setUpBoard(follow) {
  $("board-open").addEventListener("click", () => openBoard(app.state.bot.page));
  $("board-close").addEventListener("click", closeBoard);
  window.addEventListener("message", (event) => {
    if (event.source !== $("board-frame").contentWindow || typeof event.data !== "string") return;
    let told = {};
    try { told = JSON.parse(event.data); } catch { return; }
    if (told.eventType === "web_app_close") closeBoard();
    if (told.eventType === "web_app_open_tg_link") {
      closeOnPhones();
      follow(`https://t.me${told.eventData.path_full}`);
    }
  });
}

const closeOnPhones = () => matchMedia("(max-width: 68rem)").matches && closeBoard();
