// Hands on the board: taps, drags and keys, turned into what the page should do.

import { $ } from "./dom.js";
import { cardAt, roving, shown, stops, towards } from "./board.js";
import { glides } from "./motion.js";

const START = 8; // pixels after which a press is a drag

/** `does`: tap(place), pair(first, second), move(move), key(letter). */
export function setUpHands(does) {
  const board = $("board");
  let drag = null;
  let dropped = false;

  board.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (dropped) { dropped = false; return; }
    if (button.dataset.place) does.tap(button.dataset.place);
    else does.move(button.dataset.move);
  });

  board.addEventListener("focusin", (event) => event.target.matches("button") && roving(event.target));

  board.addEventListener("pointerdown", (event) => {
    dropped = false;
    const button = event.target.closest(".card.free");
    if (!button || event.button || !event.isPrimary || shown.game.outcome !== "playing") return;
    drag = { button, x: event.clientX, y: event.clientY, id: event.pointerId, moving: false };
  });

  board.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.id) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moving && Math.hypot(dx, dy) < START) return;
    if (!drag.moving) {
      drag.moving = true;
      drag.button.setPointerCapture(drag.id);
      drag.button.classList.add("dragged");
    }
    drag.button.style.setProperty("transform", `translate(${dx}px, ${dy}px)`);
    markTarget(under(event, drag.button));
  });

  const end = (event, done) => {
    if (!drag || event.pointerId !== drag.id) return;
    const { button, moving, x, y } = drag;
    drag = null;
    if (!moving) return;
    dropped = true;
    setTimeout(() => { dropped = false; }, 50);
    const target = done ? under(event, button) : null;
    button.style.removeProperty("transform");
    button.classList.remove("dragged");
    markTarget(null);
    const place = target?.dataset.place;
    glides(button, event.clientX - x, event.clientY - y);
    if (place && cardAt(place)) does.pair(button.dataset.place, place);
  };
  board.addEventListener("pointerup", (event) => end(event, true));
  board.addEventListener("pointercancel", (event) => end(event, false));
  board.addEventListener("dragstart", (event) => event.preventDefault());

  board.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = event.target.closest("button");
    if (!from) return;
    if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      towards(from, event.key)?.focus();
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      stops().at(event.key === "Home" ? 0 : -1)?.focus();
    }
  });

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || $("sheet").open) return;
    if (event.target.matches?.("input, select, textarea")) return;
    if (does.key(event.key.toLowerCase())) event.preventDefault();
  });
}

function under(event, dragged) {
  const found = document.elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest(".card")).find((card) => card && card !== dragged);
  return found ?? null;
}

function markTarget(target) {
  for (const each of document.querySelectorAll(".over")) if (each !== target) each.classList.remove("over");
  target?.classList.add("over");
}
