// The bridge to Telegram around a Mini App, by its documented events; nothing in a browser.

const start = new URLSearchParams(location.hash.slice(1));

/** What proves who opened the page; "" outside Telegram. */
export const proof = start.get("tgWebAppData") ?? "";

const listeners = {};

function receive(type, data) {
  listeners[type]?.(data ?? {});
}

function post(type, data = {}) {
  if (!proof) return;
  if (window.TelegramWebviewProxy) window.TelegramWebviewProxy.postEvent(type, JSON.stringify(data));
  else if (window.external && "notify" in window.external) window.external.notify(JSON.stringify({ eventType: type, eventData: data }));
  // What goes out tells nothing of anybody, so that any page around this one may hear it.
  else if (window.parent !== window) window.parent.postMessage(JSON.stringify({ eventType: type, eventData: data }), "*");
}

if (proof) {
  const view = { receiveEvent: receive };
  window.Telegram = { WebView: view };
  window.TelegramGameProxy = view;
  window.addEventListener("message", (event) => {
    if (event.source !== window.parent || typeof event.data !== "string") return;
    try {
      const { eventType, eventData } = JSON.parse(event.data);
      receive(eventType, eventData);
    } catch { /* not Telegram's */ }
  });
}

export const on = (type, listener) => { listeners[type] = listener; };
export const ready = () => { post("web_app_ready"); post("web_app_expand"); post("web_app_setup_swipe_behavior", { allow_vertical_swipe: false }); };
export const back = (shown) => post("web_app_setup_back_button", { is_visible: shown });
export const confirmClosing = (wanted) => post("web_app_setup_closing_behavior", { need_confirmation: wanted });
export const close = () => post("web_app_close");
export const colour = (value) => { post("web_app_set_header_color", { color: value }); post("web_app_set_background_color", { color: value }); };

/** A small knock in the hand: "light" for a choice, "success" or "error" for what came of it. */
export function knock(kind) {
  if (kind === "light") post("web_app_trigger_haptic_feedback", { type: "impact", impact_style: "light" });
  else post("web_app_trigger_haptic_feedback", { type: "notification", notification_type: kind });
}

/** Follow a link to Telegram. */
export function follow(url) {
  if (proof) post("web_app_open_tg_link", { path_full: new URL(url).pathname + new URL(url).search });
  else window.open(url, "_blank", "noopener");
}
