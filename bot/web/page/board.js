// The board as elements: a button for each card, the stock, the waste piles.

import { $, drawing, el } from "./dom.js";
import { comes, goes } from "./motion.js";

/** What is on the board now: elements by their place, and the table that they show. */
export const shown = { game: null, words: null, elements: new Map(), hint: null };

const PIPS = { K: "crown" };

function face(card) {
  const suit = `suit-${card.s}`;
  return [
    el("span", { class: "corner", "aria-hidden": "true" }, el("b", { class: card.r.length > 1 ? "rank wide" : "rank" }, card.r), drawing(suit, "small")),
    el("span", { class: "middle", "aria-hidden": "true" }, PIPS[card.k] && drawing(PIPS[card.k], "crown"), drawing(suit, "pip")),
  ];
}

function makeCard(card) {
  const made = el("button", { type: "button", class: "card", "data-place": card.p, "data-suit": card.s.toLowerCase(), tabIndex: -1 }, ...face(card));
  made.dataset.card = card.r + card.s;
  return made;
}

const hintPlaces = () => (shown.hint ? shown.hint.split("+") : []);

/** Everything about a card's button that can change while it lies where it lies. */
function dress(button, card) {
  const { game, words } = shown;
  const running = game.outcome === "playing";
  const chosen = game.selected === card.p;
  const fits = running && !chosen && Boolean(game.selected) && card.m.includes(game.selected);
  const hinted = running && hintPlaces().includes(card.p);
  const name = [card.n, fits && words.fits, hinted && words.hinted].filter(Boolean).join(", ");
  button.setAttribute("aria-label", name);
  button.lang = words.lang;
  for (const [mark, on] of Object.entries({ free: card.f, covered: !card.f, fits, hinted, chosen })) button.classList.toggle(mark, Boolean(on));
  if (card.f) button.setAttribute("aria-pressed", String(chosen));
  else button.removeAttribute("aria-pressed");
}

export function allCards(game) {
  const wastes = game.wastes.flatMap((pile) => [pile.under, pile.top]);
  return [...game.rows.flat(), ...wastes].filter(Boolean);
}

/** The card that lies at a place; null if none does. */
export const cardAt = (place) => (shown.game ? allCards(shown.game).find((card) => card.p === place) ?? null : null);

function layRows(game, words) {
  const box = el("div", { class: "pyramid", role: "group", "aria-label": words.pyramid, lang: words.lang });
  game.rows.forEach((row, number) => {
    if (!row.some(Boolean)) return;
    const line = el("div", { class: "row", role: "group", "aria-label": words.rows[number] });
    row.forEach((card, column) => {
      if (!card) return;
      const button = reuse(card);
      button.style.setProperty("--r", number);
      button.style.setProperty("--c", column - number / 2);
      line.append(button);
    });
    box.append(line);
  });
  return box;
}

function reuse(card) {
  const known = shown.elements.get(card.p);
  const button = known?.dataset.card === card.r + card.s ? known : makeCard(card);
  dress(button, card);
  return button;
}

function layPiles(game, words) {
  const box = el("div", { class: "piles", role: "group", "aria-label": words.piles, lang: words.lang });
  const several = game.wastes.length > 1;
  box.append(stock(game, words, several));
  game.wastes.forEach((pile, number) => {
    const place = el("div", { class: "waste" });
    place.style.setProperty("--n", game.wastes.length - 1 - number);
    if (pile.under) place.append(reuse(pile.under));
    if (pile.top) place.append(reuse(pile.top));
    else place.append(el("span", { class: "slot", role: "img", "aria-label": pile.n }));
    place.append(el("span", { class: "pile-label", "aria-hidden": "true" }, several ? `${words.waste} ${number + 1}` : words.waste));
    if (several && game.stock.count) {
      const move = game.stock.moves[number];
      if (move) place.append(el("button", { type: "button", class: "onto", "data-move": move.move, "aria-label": move.n, tabIndex: -1 }, words.draw));
    }
    box.append(place);
  });
  return box;
}

function stock(game, words, several) {
  const { count, moves, passes, n } = game.stock;
  const place = el("div", { class: "stock" });
  const label = [words.stock, passes].filter(Boolean).join(", ");
  const back = [el("span", { class: "plate" }, String(count))];
  const hinted = shown.hint && /^(d|r)/.test(shown.hint) && !/^d\d/.test(shown.hint);
  const only = moves.length && (!several || !count) ? moves[0] : null;
  if (only) {
    const name = hinted ? `${only.n}, ${words.hinted}` : only.n;
    const button = el("button", { type: "button", class: count ? "back" : "slot turn", id: "stock", "data-move": only.move, "aria-label": name, tabIndex: -1 },
      count ? back : el("span", { class: "turn-mark", "aria-hidden": "true" }, "↻"));
    button.classList.toggle("hinted", Boolean(hinted));
    place.append(button);
  } else if (count) place.append(el("span", { class: "back", id: "stock", role: "img", "aria-label": `${words.stock}: ${count}` }, back));
  else place.append(el("span", { class: "slot", id: "stock", role: "img", "aria-label": n || words.empty }));
  place.append(el("span", { class: "pile-label", "aria-hidden": "true" }, label));
  return place;
}

function rects() {
  const found = new Map();
  for (const [place, element] of shown.elements) found.set(place, element.getBoundingClientRect());
  found.set("stock", $("stock")?.getBoundingClientRect());
  return found;
}

/** Show a table. What left or came since the one before moves, if it was the same game. */
export function lay(game, words, hint = null) {
  const [before, old, oldGame] = [rects(), shown.elements, shown.game];
  Object.assign(shown, { game, words, hint });
  const board = $("board");
  board.style.setProperty("--rows", game.rows.length);
  board.classList.toggle("several", game.wastes.length > 1);
  board.classList.toggle("spanish", game.token.startsWith("E"));
  const focused = board.contains(document.activeElement) ? document.activeElement : null;
  board.replaceChildren(layRows(game, words), layPiles(game, words));
  shown.elements = new Map([...board.querySelectorAll("[data-place]")].map((button) => [button.dataset.place, button]));
  const onTable = oldGame?.id === game.id;
  refocus(board, focused, before);
  if (onTable && oldGame.turn !== game.turn) move(oldGame, game, old, before);
}

function move(oldGame, game, old, before) {
  const drawn = oldGame.stock.count - game.stock.count;
  for (const [place, element] of old) {
    const now = shown.elements.get(place);
    if (now === element || element.isConnected) continue;
    const waste = place.startsWith("w") || place.startsWith("u");
    if (!waste) goes(element, before.get(place));
    else if (place.startsWith("w") && drawn < 0) goes(element, before.get(place), before.get("stock"));
    else if (place.startsWith("w") && drawn === 0 && oldGame.score <= game.score && !stays(element)) goes(element, before.get(place));
  }
  for (const [place, element] of shown.elements) {
    if (old.get(place) === element) continue;
    if (place.startsWith("w") && drawn > 0) comes(element, before.get("stock"));
    else if (!place.startsWith("w") && !place.startsWith("u")) comes(element);
  }
}

/** True if a waste card is still in sight, beneath another one. */
const stays = (element) => [...shown.elements.values()].some((other) => other.dataset.card === element.dataset.card);

/** Keep the focus where it was; where its card is gone, on the nearest thing. */
function refocus(board, focused, before) {
  const all = stops();
  if (!all.length) return;
  let target = null;
  if (focused) {
    target = all.find((each) => each === focused)
      ?? all.find((each) => focused.dataset.place && each.dataset.place === focused.dataset.place)
      ?? all.find((each) => focused.dataset.move && each.dataset.move && each.className === focused.className)
      ?? all.find((each) => focused.id && each.id === focused.id);
    const rect = target ? null : before.get(focused.dataset.place) ?? before.get("stock");
    if (rect) target = nearest(all, centre(rect));
    (target ?? all[0]).focus({ preventScroll: true });
  }
  roving(target ?? all.find((each) => each.tabIndex === 0) ?? first(all));
}

const first = (all) => all.find((each) => each.classList.contains("free")) ?? all[0];

/** All that the arrow keys go to. */
export const stops = () => [...$("board").querySelectorAll("button")];

/** One stop of the board takes part in the order of the Tab key. */
export function roving(target) {
  for (const each of stops()) each.tabIndex = each === target ? 0 : -1;
}

const centre = (rect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

/** The middle of a stop as it will lie once nothing moves. */
function rest(element) {
  let [x, y] = [element.offsetWidth / 2, element.offsetHeight / 2];
  for (let each = element; each && each.id !== "board"; each = each.offsetParent) {
    x += each.offsetLeft;
    y += each.offsetTop;
  }
  return { x, y };
}

function nearest(all, from) {
  const far = (each) => { const to = centre(each.getBoundingClientRect()); return Math.hypot(to.x - from.x, to.y - from.y); };
  return all.reduce((best, each) => (far(each) < far(best) ? each : best));
}

/** Where an arrow key leads from a stop, by what lies in that direction; null for nowhere. */
export function towards(from, key) {
  const here = rest(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null;
  let least = Infinity;
  for (const each of stops()) {
    if (each === from) continue;
    const there = rest(each);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 3) continue;
    // What lies more to the side than ahead is taken only where nothing lies ahead.
    const cost = along + across * 2.2 + (across > along ? 1e6 : 0);
    if (cost < least) [best, least] = [each, cost];
  }
  return best;
}

/** Show at once what a tap is likely to do; the server's answer decides. */
export function lift(place, on = true) {
  shown.elements.get(place)?.classList.toggle("lifted", on);
}
