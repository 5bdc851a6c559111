// Requests to the local server, and its events.

export async function getState(user) {
  const answer = await fetch(`/local/state${user ? `?user=${user}` : ""}`);
  if (!answer.ok) throw new Error("The server does not know this person.");
  return answer.json();
}

/** A person does something; the result, or an Error with one sentence. */
export async function act(user, chat, action, args = {}) {
  return post(`/local/people/${user}/${chat}/${action}`, JSON.stringify(args), "application/json");
}

export async function sendVoice(user, chat, blob, seconds, topic) {
  const query = new URLSearchParams({ duration: seconds });
  if (topic) query.set("topic", topic);
  return post(`/local/people/${user}/${chat}/voice?${query}`, blob, blob.type.split(";")[0]);
}

async function post(url, body, type) {
  const answer = await fetch(url, { method: "POST", body, headers: { "Content-Type": type } });
  const result = await answer.json().catch(() => ({ error: "The server did not understand." }));
  if (!answer.ok) throw new Error(result.error);
  return result.result;
}

/** Follow the server's events; `lost` is called when the line drops. Returns how to stop. */
export function follow(after, onEvent, lost) {
  const source = new EventSource(`/local/events?after=${after}`);
  source.onmessage = (event) => onEvent(JSON.parse(event.data));
  source.onerror = () => { source.close(); lost(); };
  return () => source.close();
}

export const fileUrl = (id) => `/local/files/${encodeURIComponent(id)}`;
