// A game or a way to win, step by step: a small board, what was done, what the solver says.

import { el } from "./dom.js";
import { app, press } from "./app.js";
import { getReview } from "./net.js";
import { closeSheet } from "./sheets.js";

/** `more.step` is where to begin; `more.replay` is a way to win instead of the game played. */
export function reviewSheet(words, more = {}) {
  const body = el("div", { class: "review" });
  const source = more?.replay ? solution(more.replay) : played();
  const view = viewer(words, source, body);
  view.go(more?.replay ? more.replay.replay.step : more?.step ?? Infinity);
  return { title: words[more?.replay ? "solution" : "review"], body: [body] };
}

const played = () => ({ own: true, at: (step) => getReview(Number.isFinite(step) ? step : 99999) });

function solution(told) {
  return {
    own: false,
    at: async (step) => {
      const { replay } = told;
      if (step === replay.step) return { ...replay, said: told.lines.join(" ") };
      const record = await press({ game: replay.game, turn: 0, do: "solution", text: String(step) });
      return { ...record.told.replay, said: record.told.lines.join(" ") };
    },
  };
}

function viewer(words, source, body) {
  const board = el("div", { class: "small-board", "aria-hidden": "true" });
  const said = el("p", { role: "status", class: "review-said" });
  const where = el("p", { class: "review-where" });
  const buttons = el("div", { class: "pair" });
  body.append(where, board, said, buttons);
  let newest = 0;
  let now = null;

  async function go(step) {
    newest += 1;
    const mine = newest;
    const shown = await source.at(step).catch(() => null);
    if (!shown || mine !== newest) return;
    now = shown;
    draw();
  }

  function draw() {
    const { step, steps } = now;
    where.textContent = `${step} / ${steps}`;
    board.replaceChildren(...now.table.rows.map((row) => el("div", { class: "small-row" }, row.map((card) => small(card)))),
      el("div", { class: "small-row piles" }, el("span", { class: "small-card back" }, String(now.table.stock.count)),
        now.table.wastes.map((pile) => small(pile.top))));
    said.textContent = [now.said, now.says].filter(Boolean).join(" ");
    body.dataset.verdict = now.verdict ?? "";
    const focused = document.activeElement?.dataset?.go;
    buttons.replaceChildren(
      key("first", words.first, 0, step === 0),
      key("back", words.back, step - 1, step === 0),
      key("next", words.next, step + 1, step === steps),
      key("last", words.last, steps, step === steps),
      source.own && fromHere(step, steps));
    if (focused) (buttons.querySelector(`[data-go="${focused}"]:not(:disabled)`) ?? buttons.querySelector("button:not(:disabled)"))?.focus();
  }

  const key = (name, text, step, disabled) => el("button", { type: "button", "data-go": name, disabled, onclick: () => go(step) }, text);

  function fromHere(step, steps) {
    const { game } = app.state;
    const back = steps - step;
    if (game.outcome === "won" || back < 1 || back > 100) return "";
    return el("button", { type: "button", onclick: async () => {
      closeSheet();
      await press({ do: "undo", count: back });
    } }, words.fromHere);
  }

  return { go };
}

const small = (card) => (card
  ? el("span", { class: `small-card ${card.f ? "free" : "covered"}`, "data-suit": card.s.toLowerCase() }, card.r, el("i", {}, { C: "♣", D: "♦", H: "♥", S: "♠" }[card.s]))
  : el("span", { class: "small-card gone" }));

