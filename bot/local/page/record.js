// Voice messages from the microphone.

const KINDS = ["audio/ogg;codecs=opus", "audio/webm;codecs=opus"];

export const canRecord = () => Boolean(navigator.mediaDevices?.getUserMedia && window.MediaRecorder);

let running = null;

export const isRecording = () => running !== null;

/** Start recording; rejects if there is no microphone or it is refused. */
export async function start() {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const chunks = [];
  recorder.ondataavailable = (event) => chunks.push(event.data);
  recorder.start();
  running = { recorder, stream, chunks, since: Date.now() };
}

/** Stop; the recording and its length in seconds. */
export async function stop() {
  const { recorder, stream, chunks, since } = running;
  running = null;
  const seconds = (Date.now() - since) / 1000;
  await new Promise((done) => { recorder.onstop = done; recorder.stop(); });
  stream.getTracks().forEach((track) => track.stop());
  return { blob: new Blob(chunks, { type: recorder.mimeType || "audio/webm" }), seconds };
}
