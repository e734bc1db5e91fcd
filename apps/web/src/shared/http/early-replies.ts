declare global {
  /** What before-paint.js has asked for: with which token, and the replies by address. */
  var early: { token: string; replies: Record<string, Promise<Response>> } | undefined;
}

/**
 * The reply to a call that was made before the scripts arrived; undefined when there is none, it has been taken, or somebody
 * else has logged in since.
 */
export function takeEarlyReply(url: string, token: string | null): Promise<Response> | undefined {
  if (globalThis.early?.token !== token) globalThis.early = undefined;
  const { replies = {} } = globalThis.early ?? {};
  const reply = replies[url];
  delete replies[url];
  return reply;
}
