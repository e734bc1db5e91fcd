import type { Sql } from "../../../platform/database/database.ts";

export type NewSession = {
  keyHash: string;
  userPk: number;
  userAgent: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Adds a session and returns its id; forgets those of the user that have ended by time. */
export async function insertSession(sql: Sql, session: NewSession): Promise<string> {
  const { userPk, createdAt } = session;
  await sql.session.deleteMany({ where: { userPk, expiresAt: { lte: createdAt } } });
  const data = { ...session, lastUsedAt: createdAt };
  return (await sql.session.create({ data, select: { id: true } })).id;
}

export async function findLiveSession(sql: Sql, keyHash: string, now: Date) {
  const row = await sql.session.findUnique({ where: { keyHash } });
  return row && row.expiresAt > now ? row : undefined;
}

/** A live session by its public id. */
export async function findLiveSessionById(sql: Sql, id: string, now: Date) {
  const row = await sql.session.findUnique({ where: { id } });
  return row && row.expiresAt > now ? row : undefined;
}

/** Writes a use down, unless another request has done so since `seen`. A session that was ended stays ended. */
export async function renewSession(
  sql: Sql,
  { keyHash, seen }: { keyHash: string; seen: Date },
  use: { lastUsedAt: Date; expiresAt: Date },
): Promise<void> {
  await sql.session.updateMany({ where: { keyHash, lastUsedAt: seen }, data: use });
}

export function selectLiveSessions(sql: Sql, userPk: number, now: Date) {
  return sql.session.findMany({
    where: { userPk, expiresAt: { gt: now } },
    orderBy: [{ lastUsedAt: "desc" }, { createdAt: "desc" }],
  });
}

/** Ends a session; ending what has ended is no error. */
export async function deleteSession(sql: Sql, keyHash: string): Promise<void> {
  await sql.session.deleteMany({ where: { keyHash } });
}

/** Ends one session of a user by its id; false when the user has none with it. */
export async function deleteSessionById(sql: Sql, userPk: number, id: string): Promise<boolean> {
  return (await sql.session.deleteMany({ where: { userPk, id } })).count > 0;
}

/** Ends every session of a user but one. */
export async function deleteOtherSessions(
  sql: Sql,
  userPk: number,
  keyHash: string,
): Promise<void> {
  await sql.session.deleteMany({ where: { userPk, keyHash: { not: keyHash } } });
}

export async function deleteSessionsOf(sql: Sql, userPk: number): Promise<void> {
  await sql.session.deleteMany({ where: { userPk } });
}

/** Which of these users have used a live session or an API key since a moment. */
export async function selectActiveUsers(
  sql: Sql,
  userPks: readonly number[],
  since: Date,
): Promise<number[]> {
  const where = { userPk: { in: [...userPks] }, lastUsedAt: { gte: since } };
  const asked = { where, distinct: ["userPk" as const], select: { userPk: true } };
  const rows = [...(await sql.session.findMany(asked)), ...(await sql.apiKey.findMany(asked))];
  return rows.map(({ userPk }) => userPk);
}
