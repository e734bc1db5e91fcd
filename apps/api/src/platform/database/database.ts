import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "./generated/client.ts";
import { stepUp } from "./stepping-pool.ts";

/** The database, able to open transactions. */
export type Db = PrismaClient;
/** A transaction, or the database itself for one statement: what every repo function takes first. */
export type Sql = Prisma.TransactionClient;

/** Where a database is: a URL, or the embedded one's socket. */
export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

/** How many connections stay open without work: as many as a question uses, so that the first after a pause is no slower. */
const connectionsKept = 4;

/** Connections are made on first use; each transaction runs as the owner of the tables. */
export function openPool(
  connection: DatabaseConnection,
  /** How long to wait for a connection before it is an error; without a limit unless given. */
  { size, waitMs }: { size: number; waitMs?: number },
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    min: Math.min(connectionsKept, size),
    max: size,
    keepAlive: true,
    ...(waitMs !== undefined && { connectionTimeoutMillis: waitMs }),
  });
  // A server that stops ends connections that somebody holds and does not use at the moment. Their next statement fails; but the
  // error of a connection that nobody listens to would end this process, and Prisma's adapter does not always listen.
  pool.on("connect", (client) => client.on("error", () => {}));
  return stepUp(pool);
}

/** Opens a migrated database with a pool of its own. */
export function openDatabase(connection: DatabaseConnection, poolSize: number): Db {
  return openDatabaseOn(openPool(connection, { size: poolSize }));
}

/** Opens a migrated database, which closes the pool. */
export function openDatabaseOn(pool: pg.Pool): Db {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    // Waiting for a connection counts too, and the embedded database serves one transaction at a time.
    transactionOptions: { maxWait: 30_000, timeout: 60_000 },
  });
}

/** Returns true for a violated foreign key: the row names another that does not exist. */
export function isDangling(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2003";
}

/** Returns true for a violated unique key. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}
