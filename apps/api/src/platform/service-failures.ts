import { noFreeConnection } from "./database/no-free-connection.ts";
import { AppError } from "./errors.ts";

/** What a failure of a service means for the caller: it is temporary, or there is no room left. */
type ServiceFailure = "unavailable" | "full";

/** Of files and connections, from the system. */
const fullDisk = ["ENOSPC", "EDQUOT"];
const lostConnection = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
];
/** Of Prisma: no connection in time, a closed one, a transaction that found no place or took too long, a lost race. */
const prismaCodes = ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2034", "P2037"];
/** What Prisma's adapter calls failures of a connection. */
const adapterKinds = [
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TransactionWriteConflict",
];
/** Of ioredis: a command that was given up. */
const redisNames = ["MaxRetriesPerRequestError"];
/** Of transactions that had to give way: to others, or on a standby to what it replays. */
const lostRace = new Set(["P2034", "TransactionWriteConflict", "40001", "40P01"]);
/** Without a code, from pg and ioredis. */
const messages = new Set([
  noFreeConnection,
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Client has encountered a connection error and is not queryable",
  "Command timed out",
  "Connection is closed.",
]);
const passing = new Set([...lostConnection, ...prismaCodes, ...adapterKinds, ...redisNames]);
/**
 * Of Postgres: connection exceptions (08), insufficient resources (53), shutdown and recovery (57P), and a rolled back
 * transaction (40). https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const passingStates = /^(?:08...|53...|57P0[1-5]|40001|40P01)$/;
const full = new Set([...fullDisk, "53100"]);

/** A moment in which a restarted Postgres is back, or the requests before this one are done. */
const retryAfterSeconds = 2;

/**
 * The error for the caller. A database, queue or bucket that does not answer is a 503 to be retried, a full disk a 507; what
 * nobody foresaw is `server.failed`.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const failure = findServiceFailure(error);
  if (failure === "full") return new AppError("storage.full", { cause: error });
  if (failure === undefined) return new AppError("server.failed", { cause: error });
  const detail = { retry_after_seconds: retryAfterSeconds };
  return new AppError("service.unavailable", { detail, cause: error });
}

/** What an error of a database, a queue, a file or a connection means; undefined for any other error. */
export function findServiceFailure(error: unknown): ServiceFailure | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const codes = codesOf(one);
    if (codes.some((code) => full.has(code))) return "full";
    const passes = codes.some((code) => passing.has(code) || passingStates.test(code));
    if (passes || messages.has(one.message)) return "unavailable";
  }
  return undefined;
}

/** Returns true for a failure that says nothing about the next statement: this one lost a race, or all connections were in use. */
export function isMomentary(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one.message === noFreeConnection) return true;
    if (codesOf(one).some((code) => lostRace.has(code))) return true;
  }
  return false;
}

/** The names that an error has for what happened: its own, and those of the adapter's error that one of Prisma carries. */
function codesOf(error: Error): string[] {
  const { code, syscall, meta } = error as NodeJS.ErrnoException & {
    meta?: { driverAdapterError?: Error };
  };
  const adapter = meta?.driverAdapterError?.cause as Record<string, unknown> | undefined;
  // A socket that is a file is not there while its server is not.
  const found = [
    syscall === "connect" ? "ECONNREFUSED" : code,
    error.name,
    adapter?.["originalCode"],
    adapter?.["kind"],
  ];
  return found.filter((one) => typeof one === "string");
}
