declare global {
  /** The replies that before-paint.js has asked for, by address. */
  var earlyReplies: Record<string, Promise<Response>> | undefined;
}

/** The reply to a call that was made before the scripts arrived; undefined when there is none or it has been taken. */
export function takeEarlyReply(url: string): Promise<Response> | undefined {
  const reply = globalThis.earlyReplies?.[url];
  delete globalThis.earlyReplies?.[url];
  return reply;
}
