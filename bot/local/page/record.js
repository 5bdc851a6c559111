// Voice messages from the microphone.

const KINDS = ["audio/ogg;codecs=opus", "audio/webm;codecs=opus"];

export const canRecord = () => Boolean(navigator.mediaDevices?.getUserMedia && window.MediaRecorder);

let running = null;
let starting = false;

export const isRecording = () => running !== null;

/** Start recording, unless that is on its way; rejects if there is no microphone or it is refused. */
export async function start() {
  if (starting) return false;
  starting = true;
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
    const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {});
    const chunks = [];
    recorder.ondataavailable = (event) => chunks.push(event.data);
    recorder.start();
    running = { recorder, stream, chunks, since: Date.now() };
  } finally {
    starting = false;
  }
  return true;
}

/** Stop; the recording and its length in seconds. */
export async function stop() {
  const { recorder, stream, chunks, since } = running;
  running = null;
  const seconds = (Date.now() - since) / 1000;
  // A microphone that was pulled out has ended the recording already.
  if (recorder.state !== "inactive") await new Promise((done) => { recorder.onstop = done; recorder.stop(); });
  stream.getTracks().forEach((track) => track.stop());
  return { blob: new Blob(chunks, { type: recorder.mimeType || "audio/webm" }), seconds };
}
