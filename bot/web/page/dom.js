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
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

const SVG = "http://www.w3.org/2000/svg";

/** A drawing of the page's own, by the id of its symbol. */
export function drawing(symbol, name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", name);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  return svg;
}

/** Seconds as on a clock: 4:10, 1:02:30. */
export function clock(seconds) {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Something kept for this page, gone with it; where that is not allowed nothing is kept. */
export function kept(key, value) {
  try {
    if (value === undefined) return JSON.parse(sessionStorage.getItem(key));
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch { /* a browser that keeps nothing for pages in frames */ }
  return null;
}
