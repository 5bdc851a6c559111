// Talking to the server: a session, actions that come exactly once, and news of the table.

import { proof } from "./telegram.js";

const AGAIN = 700; // milliseconds until something is tried again
const SILENCE = 40000; // a line that was quiet for so long is dead: the server says more often that it is there

let token = "";

/** A refusal of the server: its status and a sentence or a word. */
export class Refusal extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

/** A pause that ends at once when the network is back. */
const pauseOrOnline = (milliseconds) => {
  const heard = new AbortController();
  const online = new Promise((done) => { window.addEventListener("online", done, { signal: heard.signal }); });
  return Promise.race([pause(milliseconds), online]).finally(() => heard.abort());
};

async function call(path, { method = "GET", body, signal } = {}) {
  const headers = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return fetch(path, { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body), cache: "no-store" });
}

async function read(answer) {
  const record = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(answer.status, record.error ?? "");
  return record;
}

/** Begin, or go on: the words, the table and the payload of the link that was followed. */
export async function begin() {
  const record = await read(await call("api/session", { method: "POST", body: { proof, language: navigator.language } }));
  token = record.token ?? token;
  return record;
}

export const leave = () => call("api/session", { method: "DELETE" });
export const getState = async () => read(await call("api/state"));
export const getWords = async (language) => read(await call(`api/words?lang=${language}`));
export const getReview = async (step) => read(await call(`api/review?step=${step}`));

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Actions, one after another; each is sent until the server has answered, under one id. */
export class Actions {
  #last = Promise.resolve();

  /** `line(up)` hears whether the server can be reached. */
  constructor(line) {
    this.line = line;
    this.waiting = 0;
  }

  /** Do what `make()` gives when its turn comes, nothing if that is null; `done(record)` is part of the turn. */
  send(make, done = () => {}) {
    this.waiting += 1;
    const sent = this.#last.then(async () => {
      const action = make();
      const record = action ? await this.#insist({ id: newId(), ...action }) : null;
      if (record) await done(record);
      return record;
    }).finally(() => { this.waiting -= 1; });
    this.#last = sent.catch(() => {});
    return sent;
  }

  async #insist(action) {
    for (let tries = 0; ; tries += 1) {
      try {
        const record = await read(await call("api/act", { method: "POST", body: action, signal: AbortSignal.timeout(40000) }));
        this.line(true);
        return record;
      } catch (error) {
        if (error instanceof Refusal && error.status === 401 && tries === 0) await begin();
        else if (error instanceof Refusal && (error.status < 500 || (error.status === 500 && tries > 2))) throw error;
        else {
          this.line(false);
          await pause(Math.min(AGAIN * (1 + tries), 3000));
        }
      }
    }
  }
}

/** Follow the table for ever: `news(mark)` for every change, `line(up)` when the line is lost or back. */
export async function follow(mark, news, line) {
  let lost = false;
  for (;;) {
    const stop = new AbortController();
    let alarm = setTimeout(() => stop.abort(), SILENCE);
    try {
      const answer = await call(`api/events?mark=${mark()}`, { signal: stop.signal });
      if (answer.status === 401) await begin();
      if (!answer.ok) throw new Refusal(answer.status, "");
      line(true);
      if (lost) news(""); // whatever happened meanwhile
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = "";
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        clearTimeout(alarm);
        alarm = setTimeout(() => stop.abort(), SILENCE);
        const lines = (rest + value).split("\n");
        rest = lines.pop();
        for (const text of lines) if (text.startsWith("data: ")) news(text.slice(6));
      }
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return line(null);
      line(false);
    } finally {
      clearTimeout(alarm);
    }
    lost = true;
    await pauseOrOnline(AGAIN);
  }
}
