import type { KeyHolder, SignedIn } from "../../context/caller.ts";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { findLiveSession, findLiveSessionById } from "./sessions/sessions.repo.ts";
import { isTicketGood, sealTicket, sessionNamedIn, ticketMs } from "./tickets.rules.ts";

/**
 * A ticket with which one path can be read without the header, for ten minutes and while the session lives.
 * @throws AppError session.expired when the caller has no session of their own, as with keys for programs
 */
export async function issueTicket(
  app: Has<"db">,
  user: SignedIn,
  path: string,
): Promise<{ ticket: string; expiresAt: Date }> {
  const now = new Date();
  const session = await findLiveSession(app.db, user.keyHash, now);
  if (!session) throw new AppError("session.expired");
  const expiresAt = new Date(now.getTime() + ticketMs);
  const ticket = sealTicket({ sessionId: session.id, path, expiresAt }, user.keyHash);
  return { ticket, expiresAt };
}

/** The user of a ticket that is good for this path; undefined once its session has ended. */
export async function findTicketHolder(
  app: Has<"db">,
  ticket: string,
  path: string,
): Promise<KeyHolder | undefined> {
  const now = new Date();
  const sessionId = sessionNamedIn(ticket);
  const session =
    sessionId === undefined ? undefined : await findLiveSessionById(app.db, sessionId, now);
  if (!session || !isTicketGood(ticket, { path, now }, session.keyHash)) return undefined;
  return { pk: session.userPk, keyHash: session.keyHash, scopes: "all" };
}
