import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "./generated/client.ts";

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

/** Connections are made on first use. */
export function openPool(connection: DatabaseConnection, poolSize: number): pg.Pool {
  const min = Math.min(connectionsKept, poolSize);
  return new pg.Pool({ ...connection, min, max: poolSize, keepAlive: true });
}

/** Opens a migrated database with a pool of its own. */
export function openDatabase(connection: DatabaseConnection, poolSize: number): Db {
  return openDatabaseOn(openPool(connection, poolSize));
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
