// Small helpers for making elements.

export const $ = (id) => document.getElementById(id);

/** An element with properties (class, aria-…, on…) and children (elements or texts). */
export function el(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "class") made.className = value;
    else if (name in made && !name.includes("-")) made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

export const timeOf = (seconds) =>
  new Date(seconds * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });

const COLOURS = ["#b5482f", "#7a4fb5", "#1e7a4c", "#2b6cb0", "#a33a6f", "#8a5a00", "#0f7285"];
export const colourOf = (id) => COLOURS[Math.abs(id) % COLOURS.length];

export function face(target, name, id, isBot) {
  target.className = isBot ? "face bot" : "face";
  target.textContent = isBot ? "" : [...name][0].toUpperCase();
  target.style.backgroundColor = isBot ? "" : colourOf(id);
  return target;
}

let toastTimer = 0;
export function toast(text) {
  const box = $("toast");
  box.textContent = text;
  box.classList.add("on");
  makeRoom(0);
  keepClear(box);
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => {
    box.classList.remove("on");
    makeRoom(0);
    box.textContent = "";
  }, 4000);
}

/** Put the toast where it covers no button of a message: low, else high, else above the log. */
function keepClear(box) {
  const log = $("log");
  const seen = log.getBoundingClientRect();
  const keys = [...log.querySelectorAll(".key")].map((key) => key.getBoundingClientRect())
    .filter((key) => key.bottom > seen.top && key.top < seen.bottom);
  const height = box.offsetHeight;
  const clear = (top) => keys.every((key) => key.top >= top + height || key.bottom <= top);
  const top = [seen.bottom - height - 8, seen.top + 8].find(clear);
  box.style.top = `${Math.round(top ?? seen.top + 4)}px`;
  if (top === undefined) makeRoom(height + 8);
}

/** Begin the log lower by some pixels (0: where it belongs); what it shows stays where it is. */
function makeRoom(pixels) {
  const log = $("log");
  const before = parseFloat(log.style.marginTop) || 0;
  log.style.marginTop = pixels ? `${pixels}px` : "";
  log.scrollBy({ top: pixels - before, behavior: "instant" });
}

/** Say something to screen readers only; equal texts in a row are said again. */
export function speak(text, lang) {
  const line = el("p", { lang }, text);
  $("spoken").append(line);
  setTimeout(() => line.remove(), 8000);
}
