import process from "node:process";
import type {} from "./provided.ts";
import type { TestProject } from "vitest/node";
import { loginUser } from "./login-user.ts";
import { startPgBouncer } from "./pgbouncer.ts";
import { startPostgres } from "./postgres.ts";
import type { Found } from "./found.ts";
import { startRedis } from "./redis.ts";

/**
 * Provides a real Redis and a real Postgres with pgvector as `inject("redisUrl")` and
 * `inject("postgresUrl")`: those of TEST_REDIS_URL and TEST_DATABASE_URL, else private ones that end with the run.
 * TEST_PGBOUNCER=true puts a PgBouncer in transaction mode between the product and Postgres.
 * TEST_SERVICES=none starts nothing, for tests that use no service. Where a service is not installed the value is null
 * and its tests are skipped; under CI that is a failure.
 */
export default async function provideServices(project: TestProject) {
  if (process.env["TEST_SERVICES"] === "none") {
    project.provide("redisUrl", null);
    project.provide("postgresUrl", null);
    project.provide("pgBouncerPort", null);
    return;
  }
  const [redis, postgres] = await Promise.all([
    given("TEST_REDIS_URL") ?? startRedis(),
    given("TEST_DATABASE_URL") ?? startPostgres(),
  ]);
  const services = { Redis: redis, Postgres: postgres };
  const missing = Object.entries(services).flatMap(([name, found]) => reasonFor(name, found));
  for (const reason of missing) console.warn(`services: ${reason}`);
  project.provide("redisUrl", urlOf(redis));
  project.provide("postgresUrl", urlOf(postgres));
  const bouncer = await startBouncer(urlOf(postgres));
  project.provide("pgBouncerPort", bouncer ? new URL(bouncer.url).port : null);
  const stop = async () => {
    await bouncer?.stop();
    for (const found of [redis, postgres]) if ("stop" in found) await found.stop();
  };
  if (missing.length > 0 && process.env["CI"] === "true") {
    await stop();
    throw new Error(`CI needs every service of the tests. ${missing.join("; ")}`);
  }
  return stop;
}

async function startBouncer(postgresUrl: string | null) {
  if (process.env["TEST_PGBOUNCER"] !== "true") return undefined;
  if (postgresUrl === null) throw new Error("TEST_PGBOUNCER needs a Postgres.");
  const bouncer = await startPgBouncer(postgresUrl, [loginUser]);
  if ("missing" in bouncer) throw new Error(bouncer.missing);
  return bouncer;
}

function given(name: string): Found | undefined {
  const url = process.env[name];
  return url === undefined || url === "" ? undefined : { url, stop: async () => {} };
}

function urlOf(found: Found) {
  return "url" in found ? found.url : null;
}

function reasonFor(name: string, found: Found) {
  return "missing" in found
    ? [`no ${name}: ${found.missing}; the tests that need it are skipped`]
    : [];
}
