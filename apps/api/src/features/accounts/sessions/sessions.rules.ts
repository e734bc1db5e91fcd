const hourMs = 60 * 60 * 1000;

/** A session ends this long after its beginning, however much it is used. */
const sessionAgeMax = 90 * 24 * hourMs;

/** How precisely the last use of a session is stored: a write per request would cost too much. */
const renewalMs = hourMs;

const userAgentMaxLength = 200;

/** When a session ends that is used now. */
export function expiryOf(session: { createdAt: Date; now: Date; sessionMs: number }): Date {
  const { createdAt, now, sessionMs } = session;
  return new Date(Math.min(now.getTime() + sessionMs, createdAt.getTime() + sessionAgeMax));
}

/** Whether a session was last used so long ago that this use is worth writing down. */
export function isRenewalDue(session: { lastUsedAt: Date; now: Date }): boolean {
  return session.now.getTime() - session.lastUsedAt.getTime() >= renewalMs;
}

/** What a client called itself, as kept with its session: short, and of characters a database takes. */
export function shortenUserAgent(header: string | undefined): string {
  return (header ?? "")
    .replace(/[^\u0020-\u007e]/g, "")
    .trim()
    .slice(0, userAgentMaxLength);
}
