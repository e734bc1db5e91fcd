import type { Session } from "@footnote/contracts/accounts/sessions";
import type { KeyHolder, SignedIn, AnonymousUser } from "../../../context/caller.ts";
import type { Has } from "../../../platform/app.ts";
import type { Sql } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordEvent } from "../../audit/audit.service.ts";
import { isApiKey } from "../api-keys/api-keys.rules.ts";
import { findByApiKey } from "../api-keys/api-keys.service.ts";
import { hashSessionKey, makeSessionKey } from "./session-keys.rules.ts";
import {
  deleteSession,
  deleteSessionById,
  deleteSessionsOf,
  findLiveSession,
  insertSession,
  renewSession,
  selectActiveUsers,
  selectLiveSessions,
} from "./sessions.repo.ts";
import { expiryOf, isRenewalDue, shortenUserAgent } from "./sessions.rules.ts";

export type Opening = {
  userPk: number;
  anonymousUser: AnonymousUser;
  /** How the user has shown who it is. */
  by: "password" | "registration" | "provider";
};

/** Opens a session of a user and returns its key, which is kept nowhere. */
export async function openSession(
  tx: Sql,
  config: { sessionMs: number },
  { userPk, anonymousUser, by }: Opening,
): Promise<string> {
  const { key, keyHash } = makeSessionKey();
  const createdAt = new Date();
  const expiresAt = expiryOf({ createdAt, now: createdAt, sessionMs: config.sessionMs });
  const userAgent = shortenUserAgent(anonymousUser.userAgent);
  const id = await insertSession(tx, { keyHash, userPk, userAgent, createdAt, expiresAt });
  const target = { kind: "session" as const, id, name: userAgent };
  const actor = { pk: userPk, from: anonymousUser };
  await recordEvent(tx, { action: "session.opened", by: actor, target, detail: { by } });
  return key;
}

/** The user whose live session or API key this is. */
export function findSignedIn(
  app: Has<"db" | "config">,
  key: string,
): Promise<KeyHolder | undefined> {
  return isApiKey(key) ? findByApiKey(app, key) : findBySession(app, key);
}

/** Its use puts the session's end off, noted once an hour. */
async function findBySession(
  app: Has<"db" | "config">,
  key: string,
): Promise<KeyHolder | undefined> {
  const now = new Date();
  const keyHash = hashSessionKey(key);
  const session = await findLiveSession(app.db, keyHash, now);
  if (!session) return undefined;
  const { userPk, createdAt, lastUsedAt } = session;
  if (isRenewalDue({ lastUsedAt, now })) {
    const expiresAt = expiryOf({ createdAt, now, sessionMs: app.config.sessionMs });
    await renewSession(app.db, { keyHash, seen: lastUsedAt }, { lastUsedAt: now, expiresAt });
  }
  return { pk: userPk, keyHash, scopes: "all" };
}

/** Which of these users have used a live session or an API key since a moment. */
export function findActiveUsers(
  app: Has<"db">,
  userPks: readonly number[],
  since: Date,
): Promise<number[]> {
  return selectActiveUsers(app.db, userPks, since);
}

export async function listSessions(app: Has<"db">, user: SignedIn): Promise<Session[]> {
  const rows = await selectLiveSessions(app.db, user.pk, new Date());
  return rows.map(({ id, createdAt, lastUsedAt, userAgent, keyHash }) => ({
    id,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    user_agent: userAgent,
    current: keyHash === user.keyHash,
  }));
}

/** @throws AppError session.not_found when the user has no session with this id */
export async function revokeSession(app: Has<"db">, user: SignedIn, id: string): Promise<void> {
  await app.db.$transaction(async (tx) => {
    if (!(await deleteSessionById(tx, user.pk, id))) throw new AppError("session.not_found");
    const target = { kind: "session" as const, id, name: null };
    await recordEvent(tx, { action: "session.ended", by: user, target });
  });
}

export async function logOut(app: Has<"db">, user: SignedIn): Promise<void> {
  await app.db.$transaction(async (tx) => {
    await deleteSession(tx, user.keyHash);
    await recordEvent(tx, { action: "session.ended", by: user });
  });
}

export async function logOutEverywhere(app: Has<"db">, user: SignedIn): Promise<void> {
  await app.db.$transaction(async (tx) => {
    await deleteSessionsOf(tx, user.pk);
    await recordEvent(tx, { action: "session.all_ended", by: user });
  });
}
