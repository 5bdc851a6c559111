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
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => {
    box.classList.remove("on");
    box.textContent = "";
  }, 4000);
}

/** Say something to screen readers only; equal texts in a row are said again. */
export function speak(text) {
  const line = el("p", {}, text);
  $("spoken").append(line);
  setTimeout(() => line.remove(), 8000);
}
