import { randomBytes } from "node:crypto";
import { Redis } from "ioredis";
import pg from "pg";

/** An emptied Redis database that no other test runner process uses at the same time. */
export async function emptyRedis(serverUrl: string): Promise<string> {
  const url = `${serverUrl}/${Number(process.env["VITEST_POOL_ID"] ?? 1) % 16}`;
  const client = new Redis(url);
  await client.flushdb();
  client.disconnect();
  return url;
}

/** A new empty database on the tests' Postgres. */
export async function createDatabase(serverUrl: string) {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
