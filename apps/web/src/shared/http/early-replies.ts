declare global {
  /** What before-paint.js has asked for: with which token, and the replies by address. */
  var early: { token: string; replies: Record<string, Promise<Response>> } | undefined;
}

/** After this many milliseconds since the page was opened, a reply may have become untrue. */
const goodForMs = 10_000;

/**
 * The reply to a call that was made before the scripts arrived; undefined when there is none, it has been taken, it is old, or
 * somebody else has logged in since.
 */
export function takeEarlyReply(url: string, token: string | null): Promise<Response> | undefined {
  if (globalThis.early?.token !== token || performance.now() > goodForMs) dropEarlyReplies();
  const { replies = {} } = globalThis.early ?? {};
  const reply = replies[url];
  delete replies[url];
  return reply;
}

/** For a change, which the replies do not know of. */
export function dropEarlyReplies(): void {
  globalThis.early = undefined;
}
