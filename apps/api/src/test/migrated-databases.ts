// Databases that are migrated once for all tests: a test copies them in a tenth of the time that the migrations take.
import { createHash, randomBytes } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import type {} from "../../../../infra/test-services/provided.ts";
import { startEmbeddedDatabase } from "../platform/database/embedded.ts";
import { runSql } from "./run-sql.ts";
import { migrate } from "../platform/database/migrate.ts";
import { tenantRole } from "../platform/database/tenant.ts";
import { formatLoginUrl, loginUser } from "../../../../infra/test-services/login-user.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const cache = join(root, "node_modules/.cache/footnote/migrated-databases");
/** What the files of an embedded database depend on. */
const sources = [
  "pnpm-lock.yaml",
  "prisma/migrations/**/*.sql",
  "apps/api/src/platform/database/*.ts",
];

/** Provides the databases to copy, once the services are there. */
export default async function provideMigratedDatabases(project: TestProject) {
  const { postgresUrl } = project.getProvidedContext();
  const wanted = process.env["TEST_SERVICES"] !== "none";
  const [postgres, embedded] = await Promise.all([
    postgresUrl === null ? undefined : makePostgresTemplate(postgresUrl),
    wanted ? makeEmbeddedTemplate() : null,
  ]);
  project.provide("postgresTemplate", postgres?.name ?? null);
  project.provide("embeddedTemplate", embedded);
  return postgres?.drop;
}

async function makePostgresTemplate(serverUrl: string) {
  const name = `template_${randomBytes(8).toString("hex")}`;
  const { name: login, password, owner } = loginUser;
  await runSql(
    serverUrl,
    `do $$ begin
       create role ${owner} nologin;
       create role ${login} login noinherit password '${password}';
       grant ${owner} to ${login};
     exception when duplicate_object then null; -- of a run before this one
     end $$`,
  );
  await runSql(serverUrl, `create database ${name} owner ${owner}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await runSql(
    url.href,
    `create extension vector;
     do $$ begin create role ${tenantRole} nologin; exception when duplicate_object then null; end $$;
     grant ${tenantRole} to ${login}`,
  );
  await migrate({ connectionString: formatLoginUrl(url) });
  // It is copied only while nobody is connected, autovacuum included.
  await runSql(serverUrl, `alter database ${name} with allow_connections false`);
  return { name, drop: () => runSql(serverUrl, `drop database ${name}`) };
}

/** Kept over runs, until the migrations or the database's program change. */
async function makeEmbeddedTemplate(): Promise<string> {
  const hash = createHash("sha256");
  const files = globSync(sources, { cwd: root }).toSorted();
  for (const path of files) hash.update(path).update(readFileSync(join(root, path)));
  const made = join(cache, hash.digest("hex").slice(0, 16));
  if (!existsSync(made)) {
    await rm(cache, { recursive: true, force: true });
    await mkdir(cache, { recursive: true });
    const folder = await mkdtemp(join(cache, "unfinished-"));
    const database = await startEmbeddedDatabase(folder);
    try {
      await migrate(database.connection);
    } finally {
      await database.stop();
    }
    await rename(folder, made);
  }
  return join(made, "postgres");
}
