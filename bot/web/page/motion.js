// What moves: cards that go, come or turn, a shake, and a small feast. Nothing for those who
// asked their system for less motion.

import { drawing, el } from "./dom.js";

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const TIME = 200; // milliseconds

export const still = () => calm.matches;

function ghost(element, rect) {
  const copy = element.cloneNode(true);
  for (const name of ["id", "aria-label", "tabindex", "aria-pressed", "data-place"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.classList.add("ghost");
  copy.classList.remove("lifted", "fits", "hinted");
  for (const [name, value] of Object.entries({ left: rect.left, top: rect.top, width: rect.width, height: rect.height })) {
    copy.style.setProperty(name, `${value}px`);
  }
  for (const name of ["--w", "--h"]) copy.style.setProperty(name, getComputedStyle(element).getPropertyValue(name));
  document.body.append(copy);
  return copy;
}

/** A card leaves from where it lay: up and away, or to a place on the page. */
export function goes(element, rect, to) {
  if (still() || !rect.width) return;
  const copy = ghost(element, rect);
  const end = to
    ? { transform: `translate(${to.left - rect.left}px, ${to.top - rect.top}px)`, opacity: 0.4 }
    : { transform: "translateY(-60%) rotate(4deg) scale(1.06)", opacity: 0 };
  copy.animate([{ transform: "none", opacity: 1 }, end], { duration: TIME + 50, easing: "ease-in" }).finished
    .catch(() => {}).finally(() => copy.remove());
}

/** A card comes from a place on the page, or down to where it lies. */
export function comes(element, from) {
  if (still()) return;
  const to = element.getBoundingClientRect();
  const start = from
    ? { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)`, opacity: 0.4 }
    : { transform: "translateY(-60%) scale(1.06)", opacity: 0 };
  element.animate([start, { transform: "none", opacity: 1 }], { duration: TIME, easing: "ease-out" });
}

export function shake(element) {
  if (still() || !element) return;
  element.animate(
    [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 240, easing: "ease-in-out" },
  );
}

/** A card glides back to where it was taken up. */
export function glides(element, x, y) {
  if (still()) return;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: TIME - 30, easing: "ease-out" });
}

/** A win: suits rise over the table for a moment. */
export function feast(table) {
  if (still()) return;
  const box = el("div", { class: "feast", "aria-hidden": "true" });
  table.append(box);
  const all = Array.from({ length: 28 }, (_, number) => {
    const suit = drawing(`suit-${"CDHS"[number % 4]}`, "spark");
    suit.style.setProperty("left", `${(number * 37) % 100}%`);
    box.append(suit);
    return suit.animate(
      [
        { transform: "translateY(10vh) rotate(0)", opacity: 0 },
        { opacity: 1, offset: 0.25 },
        { transform: `translateY(-85vh) rotate(${number % 2 ? 200 : -200}deg)`, opacity: 0 },
      ],
      { duration: 1500 + (number % 5) * 180, delay: (number % 7) * 90, fill: "both", easing: "ease-out" },
    ).finished;
  });
  Promise.allSettled(all).then(() => box.remove());
}
