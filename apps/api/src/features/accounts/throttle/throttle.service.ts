import type { Has } from "../../../platform/app.ts";
import type { Sql } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/errors.ts";
import {
  block,
  countFailure,
  findBlock,
  findCount,
  forget,
  forgetAllOf,
  takePlace,
} from "./throttle.repo.ts";
import {
  accountSubject,
  addressSubject,
  delayAfter,
  deviceSubject,
  loginSubject,
  perAccount,
  perAccountEverywhere,
  perAddress,
  sessionSubject,
  type Slowdown,
} from "./throttle.rules.ts";

export const hourMs = 60 * 60 * 1000;

/** A subject whose failures are counted, and how they slow it down. */
type Limit = readonly [subject: string, slowdown: Slowdown];
type Attempt<T> = () => Promise<T | undefined>;

/**
 * Lets a login be tried unless too many have failed. They are counted for the account where they come from, for the
 * network, and, mildly, for the account from everywhere: nobody can keep an owner out by guessing from fewer than a hundred
 * networks a day. In a browser where the account has been signed in before only the failures of this browser are counted, so
 * that nobody keeps an owner out of it. `attempt` gives undefined for a failure; a success clears the account's counts. An unknown e-mail
 * address is treated like a known one.
 * @throws AppError request.too_many
 */
export function tryLogin<T>(
  app: Has<"db">,
  { email, address, device }: { email: string; address: string; device: string | undefined },
  attempt: Attempt<T>,
): Promise<T | undefined> {
  if (device !== undefined) {
    const limit = [deviceSubject(email, device), perAccount] as const;
    return tryWithin(app, { cleared: [limit], kept: [] }, attempt);
  }
  const account = [
    [loginSubject(email, address), perAccount],
    [accountSubject("login", email), perAccountEverywhere],
  ] as const;
  const network = [addressSubject("login", address), perAddress] as const;
  return tryWithin(app, { cleared: account, kept: [network] }, attempt);
}

/**
 * Lets the user of a live session try the password, counted for this session alone: failed logins of others do not keep
 * the user from changing it.
 * @throws AppError request.too_many
 */
export function tryPasswordInSession<T>(
  app: Has<"db">,
  { keyHash }: { keyHash: string },
  attempt: Attempt<T>,
): Promise<T | undefined> {
  const cleared = [[sessionSubject(keyHash), perAccount]] as const;
  return tryWithin(app, { cleared, kept: [] }, attempt);
}

/** The first of the limits that a success clears is the narrowest. */
type Limits = { cleared: readonly [Limit, ...Limit[]]; kept: readonly Limit[] };

function tryWithin<T>(
  app: Has<"db">,
  { cleared, kept }: Limits,
  attempt: Attempt<T>,
): Promise<T | undefined> {
  const limits = [...cleared, ...kept];
  // One after the other, or a thousand guesses at once would all begin before the first is counted.
  return inTurn(cleared[0][0], async () => {
    const subjects = limits.map(([subject]) => subject);
    const blocked = await findBlock(app.db, subjects, new Date());
    if (blocked) throw tooMany("Too many failed logins.", blocked);
    const result = await attempt();
    if (result === undefined) await noteFailure(app, limits);
    else for (const [subject] of cleared) await forget(app.db, subject);
    return result;
  });
}

async function noteFailure(app: Has<"db">, limits: readonly Limit[]): Promise<void> {
  for (const [subject, slowdown] of limits) {
    const now = new Date();
    const delay = delayAfter(await countFailure(app.db, subject, now), slowdown);
    if (delay > 0) await block(app.db, subject, new Date(now.getTime() + delay));
  }
}

/**
 * Counts one use of what every subject may do `limit` times an hour.
 * @throws AppError request.too_many
 */
export async function countHourly(
  app: Has<"db">,
  subject: string,
  { limit, message }: { limit: number; message: string },
): Promise<void> {
  if (await takeHourlyPlace(app, subject, limit)) return;
  const opened = (await findCount(app.db, subject))?.at ?? new Date();
  throw tooMany(message, new Date(opened.getTime() + hourMs));
}

/** Counts as `countHourly` does; false when that would refuse. */
function takeHourlyPlace(app: Has<"db">, subject: string, limit: number): Promise<boolean> {
  return takePlace(app.db, subject, { limit, windowMs: hourMs, now: new Date() });
}

/** How many mails others can have sent to one address in an hour: with a sign-up, an invitation or a change of address. */
const mailsToOnePerHour = 10;

/**
 * Counts a mail that somebody has sent to an address that need not be theirs.
 * @throws AppError request.too_many
 */
export function countMailTo(app: Has<"db">, email: string): Promise<void> {
  const message = "Too many emails to this address.";
  return countHourly(app, accountSubject("received", email), { limit: mailsToOnePerHour, message });
}

/** Counts as `countMailTo` does; false when that would refuse. */
export function mayMailTo(app: Has<"db">, email: string): Promise<boolean> {
  return takeHourlyPlace(app, accountSubject("received", email), mailsToOnePerHour);
}

/**
 * Refuses what `countHourly` would refuse for the same subject, without counting.
 * @throws AppError request.too_many
 */
export async function requirePlace(
  app: Has<"db">,
  { subject, limit, message }: { subject: string; limit: number; message: string },
): Promise<void> {
  const counted = await findCount(app.db, subject);
  const ends = new Date((counted?.at.getTime() ?? 0) + hourMs);
  if (counted && counted.count >= limit && ends > new Date()) throw tooMany(message, ends);
}

/** Forgets the failed logins of an account wherever they came from, when its user has shown by other means who they are. */
export function forgetFailures(tx: Sql, email: string): Promise<void> {
  return forgetAllOf(tx, accountSubject("login", email));
}

function tooMany(what: string, until: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
  const wait = seconds < 100 ? [seconds, "second"] : ([Math.ceil(seconds / 60), "minute"] as const);
  const message = `${what} Please wait ${wait.join(" ")}${wait[0] === 1 ? "" : "s"} and try again.`;
  return new AppError("request.too_many", { message, detail: { retry_after_seconds: seconds } });
}

const turns = new Map<string, Promise<unknown>>();

/** Runs works with the same key one after the other, within this process. */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work, work);
  turns.set(key, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === mine) turns.delete(key);
  }
}
