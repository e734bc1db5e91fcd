import { runSql } from "./run-sql.ts";
import { randomBytes } from "node:crypto";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { inject } from "vitest";
import { formatLoginUrl, loginUser } from "../../../../infra/test-services/login-user.ts";
import type {} from "../../../../infra/test-services/provided.ts";

/** An emptied Redis database that no other test runner process uses at the same time. */
export async function emptyRedis(serverUrl: string): Promise<string> {
  const url = `${serverUrl}/${Number(process.env["VITEST_POOL_ID"] ?? 1) % 16}`;
  const client = new Redis(url);
  await client.flushdb();
  client.disconnect();
  return url;
}

/** A new folder with the files of a migrated embedded database in it: its first start has little to do. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "footnote-test-"));
  const template = inject("embeddedTemplate");
  if (template === null) throw new Error("TEST_SERVICES=none leaves no embedded database to copy.");
  await cp(template, join(folder, "postgres"), { recursive: true });
  return folder;
}

/** A new database on the tests' Postgres with the schema of all migrations and no rows. */
export function createMigratedDatabase() {
  return createDatabase(inject("postgresUrl") ?? "", {
    template: inject("postgresTemplate") ?? "",
    owner: loginUser.owner,
  });
}

/**
 * A new database on a Postgres, empty where there is no template to copy.
 * @returns its address for a superuser, and as the product logs in, once the user is there
 */
export async function createDatabase(
  serverUrl: string,
  { template = "template1", owner }: { template?: string; owner?: string } = {},
) {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const run = (sql: string) => runSql(serverUrl, sql);
  await run(`create database ${name} template ${template}${owner ? ` owner ${owner}` : ""}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    loginUrl: formatLoginUrl(url, inject("pgBouncerPort") ?? undefined),
    drop: async (): Promise<void> => void (await run(`drop database ${name} with (force)`)),
  };
}
