// The page: what it shows, what is done on it, and how it keeps in step with the chat.

import { $, clock, el, kept } from "./dom.js";
import { cardAt, lay, lift, shown } from "./board.js";
import { Actions, Refusal, begin, follow, getState, getWords } from "./net.js";
import { feast, shake } from "./motion.js";
import { setUpHands } from "./hands.js";
import { closeSheet, openSheet, setUpSheets } from "./sheets.js";
import * as telegram from "./telegram.js";

/** The state as the server told it last, and the page's words. */
export const app = { state: null, words: null, since: 0, epoch: 0, undone: [], up: true, over: false };

const LONGEST_PAUSE = 300; // seconds of a pause that count as playing time

// --- showing -----------------------------------------------------------------------------

async function adopt(state, hint = null) {
  const before = app.state?.game;
  if (!app.words || app.words.lang !== state.lang) app.words = await getWords(state.lang);
  if (app.words.lang !== app.labelled) label();
  app.state = state;
  dress(state);
  const { game } = state;
  if (!game) return;
  const same = before && before.id === game.id && before.turn === game.turn;
  app.since = same ? app.since : performance.now();
  lay(game, app.words, hint ?? (same ? shown.hint : null));
  $("score").textContent = game.score;
  $("moves").textContent = game.moves;
  $("code-text").textContent = game.code;
  $("code").setAttribute("aria-label", `${app.words.deal} ${game.code}, ${app.words.copy}`);
  $("loading").hidden = true;
  tick();
  tools();
  document.body.dataset.shown = "true";
  if (before?.id === game.id && before.outcome === "playing" && game.outcome === "won") feast($("table"));
  telegram.confirmClosing(game.outcome === "playing" && game.moves > 0);
}

function dress({ settings, game }) {
  const root = document.documentElement;
  root.dataset.theme = settings.theme.replace("-large", "");
  root.toggleAttribute("data-large", settings.theme.endsWith("-large"));
  root.dataset.outcome = game?.outcome ?? "playing";
  telegram.colour(getComputedStyle(root).getPropertyValue("--band").trim());
}

function label() {
  const { words } = app;
  app.labelled = words.lang;
  document.documentElement.lang = words.lang;
  document.title = words.title;
  $("title").textContent = words.title;
  $("tools").setAttribute("aria-label", words.actions);
  $("hud").setAttribute("aria-label", words.score);
  $("sheet-close").setAttribute("aria-label", words.close);
  $("loading").textContent = words.loading;
  for (const each of document.querySelectorAll("[data-word]")) each.textContent = words[each.dataset.word];
}

function tick() {
  const game = app.state?.game;
  if (!game) return;
  const more = game.outcome === "playing" && game.moves ? Math.min((performance.now() - app.since) / 1000, LONGEST_PAUSE) : 0;
  const text = clock(game.seconds + more);
  if ($("clock").textContent !== text) $("clock").textContent = text;
}

function tools() {
  const { words, state: { game } } = app;
  const button = (name, run, off = false) => el("button", { type: "button", "data-tool": name, disabled: off, onclick: run }, words[name]);
  const playing = game.outcome === "playing";
  const redo = redoable();
  const list = playing
    ? [button("undo", undo, !game.undo), button("redo", again, !redo), words.thinks && button("hint", hint), button("new", () => openSheet("new"))]
    : [button("again", () => command("again")), button("new", () => openSheet("new")), game.undo && button("undo", undo), words.thinks && button("review", () => openSheet("review"))];
  const all = [...list.filter(Boolean), button("menu", () => openSheet("menu"))];
  const focused = document.activeElement?.dataset?.tool;
  $("tools").replaceChildren(...all);
  if (focused) (all.find((each) => each.dataset.tool === focused && !each.disabled) ?? all.at(-1)).focus({ preventScroll: true });
}

/** Tell something: seen under the board, and read out. */
export function say(text) {
  const box = $("says");
  box.textContent = "";
  requestAnimationFrame(() => { box.textContent = text; box.lang = app.words?.lang ?? ""; box.scrollTop = 0; });
}

function line(up) {
  if (up === null) {
    app.over = true;
    $("line").textContent = app.words?.ended ?? "";
  } else if (!up && app.up && app.words) $("line").textContent = app.words.offline;
  if (up && !app.up && app.words) say(app.words.online);
  if (up !== null) app.up = up;
  $("line").hidden = !app.over && app.up;
}

// --- doing -------------------------------------------------------------------------------

const actions = new Actions(line);

/** Do an action and show what came of it; the server's record, null if nothing came back. */
export async function act(make, { place, quiet = false, after } = {}) {
  let record = null;
  const slow = setTimeout(() => !quiet && app.words?.thinks && say(app.words.thinking), 900);
  try {
    record = await actions.send(make, async (found) => {
      await show(found, place, quiet);
      after?.(found);
    });
  } catch (error) {
    telegram.knock("error");
    const known = error instanceof Refusal && error.status === 429;
    say(known ? error.message : app.words.trouble);
    await news();
    return null;
  } finally {
    clearTimeout(slow);
    for (const each of document.querySelectorAll(".lifted")) each.classList.remove("lifted");
  }
  return record;
}

async function show({ told, state }, place, quiet) {
  const before = app.state?.game;
  await adopt(state, told?.hint);
  const lines = told?.lines ?? state.said;
  if (told?.kind === "refused") {
    telegram.knock("error");
    if (place) shake(shown.elements.get(place));
  } else if (before && state.game && before.turn !== state.game.turn) telegram.knock("success");
  if (told?.kind === "ask") openSheet("question", told);
  else if (!quiet) say(lines.join(" "));
}

/** A button of the board: meant for the table as it is now, after what is on its way already.
    `what` may be a function: it is asked when its turn has come. */
function onBoard(what, options) {
  const { epoch } = app;
  const { id, turn } = app.state.game;
  return act(() => {
    const { game } = app.state;
    // What others did meanwhile was not seen: then it is for the server to refuse.
    const [now, then] = app.epoch === epoch ? [game.id, game.turn] : [id, turn];
    const wanted = typeof what === "function" ? what() : what;
    return wanted && { game: now, turn: then, ...wanted };
  }, options);
}

/** A command that belongs to no turn; `more` is its text or number. */
export const command = (name, more = {}, options = {}) => act(() => ({ do: name, ...more }), options);

export const typed = (text) => act(() => ({ say: text }));
export const answer = (question, number) => act(() => ({ question, answer: number }));
export const press = (what) => onBoard(what, { quiet: true });

function tap(place) {
  if (app.over) return;
  const card = cardAt(place);
  if (!card) return;
  telegram.knock("light");
  if (card.f) lift(place);
  const { selected } = app.state.game;
  if (selected && card.m.includes(selected)) lift(selected);
  changes();
  onBoard({ tap: place }, { place });
}

function pair(first, second) {
  changes();
  onBoard({ move: `${first}+${second}` }, { place: first });
}

function move(what) {
  changes();
  onBoard({ move: what });
}

const hint = () => onBoard({ do: "hint" });

// What was taken back can be done again until something else is done.
const redoKey = () => `redo-${app.state.game.id}`;

function redoable() {
  const { game } = app.state;
  const stored = kept(redoKey());
  return stored && stored.turn === game.turn ? stored.moves.at(-1) : null;
}

function undo() {
  let before = null;
  let earlier = [];
  return onBoard(() => {
    before = app.state.game;
    earlier = redoable() ? kept(redoKey()).moves : [];
    return before.undo ? { do: "undo" } : null;
  }, { after: ({ told }) => {
    const { game } = app.state;
    if (told?.kind !== "done" || game.id !== before.id || !before.last) return;
    kept(redoKey(), { turn: game.turn, moves: [...earlier, before.last] });
    tools();
  } });
}

function again() {
  let moves = [];
  return onBoard(() => {
    const what = redoable();
    moves = what ? kept(redoKey()).moves.slice(0, -1) : [];
    return what ? { move: what } : null;
  }, { after: ({ told }) => {
    if (told?.kind !== "done") return;
    kept(redoKey(), { turn: app.state.game.turn, moves });
    tools();
  } });
}

function changes() {
  app.state.game && kept(redoKey(), null);
}

// --- keeping in step -----------------------------------------------------------------------

/** Something changed that was not done here, or may not have been: look. */
async function news() {
  try {
    const state = await getState();
    const { game } = state;
    const mine = app.state?.game;
    const other = !mine || !game || mine.id !== game.id || mine.turn !== game.turn;
    if (other) app.epoch += 1;
    const told = state.said.join(" ");
    const fresh = told !== app.state?.said.join(" ");
    await adopt(state);
    if (fresh) say(told);
  } catch { /* the line says so */ }
}

async function keepInStep() {
  await follow(() => app.state?.mark ?? "", (mark) => {
    if (mark !== app.state?.mark && !actions.waiting) news();
    else if (actions.waiting) actions.send(() => null).then(() => mark !== app.state?.mark && news());
  }, line);
}

// --- the beginning ------------------------------------------------------------------------

/** The deal or contest that the page was opened with, once. */
function wish(payload) {
  const link = new URLSearchParams(location.hash.slice(1)).get("deal");
  const wanted = payload || link;
  if (!wanted || kept(`wish-${wanted}`) || app.state.game?.code === wanted) return null;
  kept(`wish-${wanted}`, true);
  return wanted;
}

async function start() {
  const { state, words, payload } = await begin();
  app.words = words;
  await adopt(state);
  const wanted = wish(payload);
  if (wanted) await command("start", { text: wanted });
  else if (!app.state.game) await command("new");
  else say(state.said.join(" "));
  document.body.dataset.ready = "true";
  telegram.ready();
  keepInStep();
}

const keys = {
  d: () => { const [only] = app.state.game.stock.moves; if (only) move(only.move); },
  u: undo,
  y: again,
  h: () => app.words.thinks && hint(),
  n: () => openSheet("new"),
  m: () => openSheet("menu"),
  "?": () => openSheet("keys"),
};

setUpHands({
  tap, pair, move,
  key: (letter) => {
    if (!keys[letter] || !app.state?.game || app.over) return false;
    keys[letter]();
    return true;
  },
});
setUpSheets();
setInterval(tick, 500);
$("code").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(app.state.game.code);
    say(app.words.copied);
  } catch { say(app.state.game.code); }
});
document.addEventListener("visibilitychange", () => !document.hidden && app.state && news());
telegram.on("back_button_pressed", closeSheet);

/** Begin, as often as it takes: the server may be on its way up. */
async function insist() {
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return line(null);
      line(false);
      await new Promise((done) => { setTimeout(done, 1000); });
    }
  }
}

insist();
