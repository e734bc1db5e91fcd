import type { Sql } from "../../../platform/database/database.ts";

const forgottenAfterMs = 24 * 60 * 60 * 1000;

/** The latest moment until which one of these subjects is blocked, if any is. */
export async function findBlock(
  sql: Sql,
  subjects: string[],
  now: Date,
): Promise<Date | undefined> {
  const row = await sql.throttle.findFirst({
    where: { subject: { in: subjects }, blockedUntil: { gt: now } },
    orderBy: { blockedUntil: "desc" },
  });
  return row?.blockedUntil;
}

/**
 * Counts one more failure and returns how many there are; those of another day are forgotten. By itself it blocks nobody,
 * not even attempts that began a moment earlier.
 */
export async function countFailure(sql: Sql, subject: string, now: Date): Promise<number> {
  const long = new Date(now.getTime() - forgottenAfterMs);
  await sql.throttle.deleteMany({ where: { at: { lt: long } } });
  const [row] = await sql.$queryRaw<{ count: number }[]>`
    insert into throttle as t (subject, count, at, blocked_until) values (${subject}, 1, ${now}, 'epoch')
    on conflict (subject) do update set count = t.count + 1, at = excluded.at
    returning count`;
  return row?.count ?? 1;
}

/** Blocks a subject until then; never less long than it is blocked. */
export async function block(sql: Sql, subject: string, until: Date): Promise<void> {
  await sql.$executeRaw`
    update throttle set blocked_until = greatest(blocked_until, ${until}) where subject = ${subject}`;
}

export async function forget(sql: Sql, subject: string): Promise<void> {
  await sql.throttle.deleteMany({ where: { subject } });
}

/** Forgets a subject and those whose names continue its name. */
export async function forgetAllOf(sql: Sql, subject: string): Promise<void> {
  await sql.$executeRaw`
    delete from throttle where subject = ${subject} or starts_with(subject, ${`${subject}:`})`;
}

/**
 * Takes one of `limit` places in a window that opens with the first. In one statement: of many at once no more get one
 * than there are.
 */
export async function takePlace(
  sql: Sql,
  subject: string,
  { limit, windowMs, now }: { limit: number; windowMs: number; now: Date },
): Promise<boolean> {
  const opened = new Date(now.getTime() - windowMs);
  const taken = await sql.$executeRaw`
    insert into throttle as t (subject, count, at, blocked_until) values (${subject}, 1, ${now}, 'epoch')
    on conflict (subject) do update set
      count = case when t.at <= ${opened} then 1 else t.count + 1 end,
      at = case when t.at <= ${opened} then excluded.at else t.at end
    where t.at <= ${opened} or t.count < ${limit}`;
  return taken > 0;
}

/** As many as a count can hold. */
const most = 2_000_000_000;

/** Adds an amount to what is counted for a subject in a window that opens with the first. */
export async function addAmount(
  sql: Sql,
  subject: string,
  { amount, windowMs, now }: { amount: number; windowMs: number; now: Date },
): Promise<void> {
  const opened = new Date(now.getTime() - windowMs);
  const added = Math.min(amount, most);
  await sql.$executeRaw`
    insert into throttle as t (subject, count, at, blocked_until) values (${subject}, ${added}, ${now}, 'epoch')
    on conflict (subject) do update set
      count = case when t.at <= ${opened} then ${added} else least(${most}, t.count::bigint + ${added}) end,
      at = case when t.at <= ${opened} then excluded.at else t.at end`;
}

/**
 * Adds an amount in advance, unless `limit` is reached already. In one statement: of many at once only one can go beyond the limit.
 * Returns when the window opened; undefined when nothing is left.
 */
export async function reserveAmount(
  sql: Sql,
  subject: string,
  { amount, limit, windowMs, now }: { amount: number; limit: number; windowMs: number; now: Date },
): Promise<Date | undefined> {
  const opened = new Date(now.getTime() - windowMs);
  const added = Math.min(amount, most);
  const [row] = await sql.$queryRaw<{ at: Date }[]>`
    insert into throttle as t (subject, count, at, blocked_until) values (${subject}, ${added}, ${now}, 'epoch')
    on conflict (subject) do update set
      count = case when t.at <= ${opened} then ${added} else least(${most}, t.count::bigint + ${added}) end,
      at = case when t.at <= ${opened} then excluded.at else t.at end
    where t.at <= ${opened} or t.count < ${limit}
    returning at`;
  return row?.at;
}

/** Corrects what was reserved in a window by a difference; nothing once another window has opened. */
export async function correctAmount(
  sql: Sql,
  subject: string,
  { difference, at }: { difference: number; at: Date },
): Promise<void> {
  await sql.$executeRaw`
    update throttle set count = greatest(0, least(${most}, count::bigint + ${difference}))
    where subject = ${subject} and at = ${at}`;
}

/** How many were counted for a subject, and when its window opened. */
export async function findCount(
  sql: Sql,
  subject: string,
): Promise<{ count: number; at: Date } | undefined> {
  return (await sql.throttle.findUnique({ where: { subject } })) ?? undefined;
}
