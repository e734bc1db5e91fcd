import { PrismaPg } from "@prisma/adapter-pg";
import { Prisma, PrismaClient } from "./generated/client.ts";

/** The database, able to open transactions. */
export type Db = PrismaClient;
/** A transaction, or the database itself for one statement: what every repo function takes first. */
export type Sql = Prisma.TransactionClient;

/** Where a database is: a URL, or the embedded one's socket. */
export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

/** Opens a pool on a migrated database. Connections are made on first use. */
export function openDatabase(connection: DatabaseConnection, poolSize: number): Db {
  return new PrismaClient({
    adapter: new PrismaPg({ ...connection, max: poolSize }),
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
