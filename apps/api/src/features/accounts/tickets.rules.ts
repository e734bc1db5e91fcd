import { createHmac, timingSafeEqual } from "node:crypto";

/** What a ticket says: which session may read which path, and until when. */
export type Ticket = { sessionId: string; path: string; expiresAt: Date };

export const ticketMs = 10 * 60 * 1000;

const shape = /^(?<expires>\d{1,11})\.(?<sessionId>[0-9a-f-]{36})\.(?<seal>[\w-]{43})$/;

/** A ticket in the form used in a URL, sealed with the hash of the session's key, which only the server knows. */
export function sealTicket(ticket: Ticket, keyHash: string): string {
  const expires = Math.floor(ticket.expiresAt.getTime() / 1000);
  const seal = sealOf({ ...ticket, expires }, keyHash);
  return `${expires}.${ticket.sessionId}.${seal.toString("base64url")}`;
}

/** The session a ticket names, before its seal is checked; undefined for what is no ticket. */
export function sessionNamedIn(text: string): string | undefined {
  return shape.exec(text)?.groups?.["sessionId"];
}

/** Whether a ticket was sealed with this key for this path and has not run out. */
export function isTicketGood(
  text: string,
  { path, now }: { path: string; now: Date },
  keyHash: string,
): boolean {
  const { expires = "", sessionId = "", seal = "" } = shape.exec(text)?.groups ?? {};
  if (Number(expires) * 1000 <= now.getTime()) return false;
  const sent = Buffer.from(seal, "base64url");
  const made = sealOf({ sessionId, path, expires: Number(expires) }, keyHash);
  return sent.length === made.length && timingSafeEqual(sent, made);
}

function sealOf(
  { sessionId, path, expires }: { sessionId: string; path: string; expires: number },
  keyHash: string,
): Buffer {
  return createHmac("sha256", keyHash).update(`ticket\n${sessionId}\n${expires}\n${path}`).digest();
}
