// What opens over the board: the menu, a new game, settings, answers that need room.

import { $, el } from "./dom.js";
import { act, answer, app, command, say, typed } from "./app.js";
import { leave } from "./net.js";
import { reviewSheet } from "./review.js";
import * as telegram from "./telegram.js";

let opener = null;

export function closeSheet() {
  $("sheet").close();
}

export function setUpSheets() {
  $("sheet-close").addEventListener("click", closeSheet);
  $("sheet").addEventListener("close", () => {
    telegram.back(false);
    const again = opener?.dataset.tool && $("tools").querySelector(`[data-tool="${opener.dataset.tool}"]`);
    const back = opener?.isConnected && opener !== document.body ? opener : again ?? $("board").querySelector('button[tabindex="0"]');
    back?.focus({ preventScroll: true });
  });
  $("sheet").addEventListener("click", (event) => event.target === $("sheet") && closeSheet());
}

/** Open a sheet by its name; `more` is what it shows. */
export function openSheet(name, more) {
  const { title, body } = SHEETS[name](app.words, more);
  const dialog = $("sheet");
  if (!dialog.open) opener = document.activeElement;
  dialog.lang = app.words.lang;
  dialog.dataset.name = name;
  $("sheet-title").textContent = title;
  $("sheet-body").replaceChildren(...body.flat().filter(Boolean));
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  telegram.back(true);
  $("sheet-title").focus();
}

const button = (text, run, more = {}) => el("button", { type: "button", onclick: run, ...more }, text);
const paragraphs = (lines) => lines.map((line) => el("p", {}, line));

/** Run a command and show its answer in the sheet. */
async function ask(title, name, more) {
  const record = await command(name, more, { quiet: true });
  if (record?.told && record.told.kind !== "ask") openSheet("told", { title, told: record.told });
  else if (!record) closeSheet();
}

/** Run a command and go back to the board, where it tells what it did. */
async function run(name, more) {
  closeSheet();
  await command(name, more);
}

const figures = ({ title, tiles, chart, bars }) => el("section", { class: "figures" },
  el("h3", {}, title),
  el("dl", {}, tiles.map(({ label, value }) => el("div", {}, el("dt", {}, label), el("dd", {}, value)))),
  bars.length > 0 && [el("h3", {}, chart), el("ul", { class: "bars" }, bars.map(({ label, text, share }) => {
    const bar = el("span", { class: "bar", "aria-hidden": "true" });
    bar.style.setProperty("--share", share);
    return el("li", {}, el("span", { class: "bar-label" }, label), bar, el("span", {}, text));
  }))]);

/** The buttons that an answer brings; each may bring an answer of its own. */
const menuOf = (title, rows) => el("div", { class: "rows" }, rows.map((row) => el("div", { class: "pair" }, row.map(({ label, do: name, text, url, on }) => {
  if (url) return button(label, () => telegram.follow(url));
  return button(label, async () => {
    const { game } = app.state;
    const record = await act(() => ({ game: game?.id ?? 0, turn: 0, do: name, text }), { quiet: true });
    const told = record?.told;
    if (!told || told.kind === "ask") return;
    if (told.menu || told.figures || told.kind === "info") openSheet("told", { title, told });
    else closeSheet();
  }, on === null ? {} : { "aria-pressed": String(on) });
}))));

const SHEETS = {
  menu: (words) => ({
    title: words.menu,
    body: [el("div", { class: "menu" },
      button(words.newTitle, () => openSheet("new")),
      button(words.variants, () => openSheet("variants")),
      button(words.rules, () => ask(words.rules, "rules")),
      button(words.daily, () => run("daily")),
      button(words.challenge, () => ask(words.challenge, "challenge")),
      button(words.standings, () => ask(words.standings, "standings")),
      button(words.leaders, () => ask(words.leaders, "top")),
      button(words.statistics, () => ask(words.statistics, "stats")),
      words.thinks && button(words.verdict, () => ask(words.verdict, "verdict")),
      button(words.review, () => openSheet("review")),
      words.thinks && button(words.analysis, () => ask(words.analysis, "analysis")),
      words.thinks && button(words.solution, () => ask(words.solution, "solution")),
      button(words.share, () => ask(words.share, "share")),
      button(words.settings, () => openSheet("settings")),
      button(words.help, () => ask(words.help, "help")),
      button(words.tips, () => ask(words.tips, "tips")),
      button(words.keys, () => openSheet("keys")),
      words.bot && button(words.inChat, () => telegram.follow(`https://t.me/${words.bot}?start=${app.state.game?.code ?? ""}`))),
    sayForm(words)],
  }),

  new: (words) => {
    const field = el("input", { id: "new-code", name: "code", type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: false, maxLength: 40 });
    const form = el("form", { class: "line", onsubmit: (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (text) run("new", /^\d{1,10}$/.test(text) ? { number: Math.min(Number(text), 4294967295) } : { text: text.toUpperCase() });
    } }, el("label", { htmlFor: "new-code" }, words.newCode), field, el("button", { type: "submit" }, words.newDeal));
    return {
      title: words.newTitle,
      body: [el("div", { class: "menu" },
        button(words.newAny, () => run("new")),
        words.thinks && button(words.newWinnable, () => run("new", { text: "winnable" })),
        button(words.again, () => run("again")),
        button(words.daily, () => run("daily")),
        button(words.variants, () => openSheet("variants"))), form],
    };
  },

  variants: (words) => ({
    title: words.variants,
    body: [el("ul", { class: "variants" }, words.tokens.map(([token, name, differs]) => el("li", {},
      el("h3", {}, name),
      el("p", { class: "differs" }, differs),
      el("div", { class: "pair" },
        button(words.play, () => run("new", { text: token }), { "aria-label": `${words.play}: ${name}` }),
        button(words.rules, () => ask(name, "rules", { text: token }), { "aria-label": `${words.rules}: ${name}` })))))],
  }),

  settings: (words) => {
    const { settings } = app.state;
    const large = settings.theme.endsWith("-large");
    const change = async (name, more) => {
      await command(name, more, { quiet: false });
      if ($("sheet").open) openSheet("settings");
    };
    const select = (id, text, options, now, set) => el("div", { class: "line" }, el("label", { htmlFor: id }, text),
      el("select", { id, onchange: (event) => set(event.target.value) }, options.map(([value, name]) => el("option", { value, selected: value === now }, name))));
    const check = (id, text, now, set) => el("div", { class: "line check" },
      el("input", { id, type: "checkbox", checked: now, onchange: (event) => set(event.target.checked) }), el("label", { htmlFor: id }, text));
    const theme = settings.theme.replace("-large", "");
    return {
      title: words.settings,
      body: [
        select("set-language", words.language, words.languages, settings.language, (value) => change("lang", { text: value })),
        select("set-theme", words.theme, words.themes, theme, (value) => change("theme", { text: value + (large ? "-large" : "") })),
        check("set-large", words.large, large, (on) => change("theme", { text: theme + (on ? "-large" : "") })),
        select("set-level", words.level, [["brief", words.levelBrief], ["normal", words.levelNormal], ["detailed", words.levelDetailed]], settings.level, (value) => change(value)),
        check("set-errors", words.errors, settings.errors, (on) => change("errors", { text: on ? "on" : "off" })),
        words.thinks && check("set-coach", words.coach, settings.coach, (on) => change("coach", { text: on ? "on" : "off" })),
        el("div", { class: "menu" },
          button(words.privacy, () => ask(words.privacy, "privacy")),
          button(words.forget, () => ask(words.forget, "forget")),
          button(words.leave, leavePage)),
      ],
    };
  },

  keys: (words) => ({ title: words.keys, body: [el("ul", { class: "keys" }, words.keyHelp.map((line) => el("li", {}, line)))] }),

  question: (words, { lines, question, choices }) => {
    const reply = (number) => async () => {
      const record = await answer(question, number);
      if ($("sheet").dataset.name === "question" && record?.told?.kind !== "ask") closeSheet();
    };
    const answers = choices.length
      ? choices.map((choice, number) => button(choice, reply(number + 1)))
      : [button(words.yes, reply(1)), button(words.no, reply(0))];
    return { title: words.answer, body: [...paragraphs(lines), el("div", { class: "menu" }, answers)] };
  },

  told: (words, { title, told }) => ({
    title,
    body: [
      ...paragraphs(told.lines),
      told.figures && figures(told.figures),
      told.menu && menuOf(title, told.menu),
      told.replay && button(words.review, () => openSheet("solution", told)),
      told.lost && button(words.toLoss, () => openSheet("review", { step: told.lost })),
    ],
  }),

  review: (words, more) => reviewSheet(words, more),
  solution: (words, told) => reviewSheet(words, { replay: told }),
};

function sayForm(words) {
  const field = el("input", { id: "say-text", type: "text", autocomplete: "off", maxLength: 400 });
  return el("form", { class: "line", onsubmit: async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    const record = await typed(text);
    if (record?.told && record.told.kind !== "ask") openSheet("told", { title: words.answer, told: record.told });
  } }, el("label", { htmlFor: "say-text" }, words.say), field, el("button", { type: "submit" }, words.send));
}

async function leavePage() {
  await leave().catch(() => {});
  closeSheet();
  app.over = true;
  $("line").textContent = app.words.ended;
  $("line").hidden = false;
  say(app.words.ended);
  telegram.close();
}

