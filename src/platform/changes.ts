/** What is kept and shown in several places at once. */
export type Topic = "session" | "history";

const channel = (topic: Topic): BroadcastChannel => new BroadcastChannel(`canonical-lens:${topic}`);

/** Tells the other pages of the extension that something kept has changed. */
export function announce(topic: Topic): void {
  const out = channel(topic);
  out.postMessage(null);
  out.close();
}

/** Calls the listener when another page, or the background, has changed something; returns the way to stop. */
export function onChange(topic: Topic, listener: () => void): () => void {
  const into = channel(topic);
  into.onmessage = () => listener();
  return () => into.close();
}
