import type { Readiness } from "@footnote/contracts/health";
import pTimeout from "p-timeout";
import type { Has } from "../../platform/app.ts";
import { requireDiskSpace } from "../../platform/disk-space.ts";
import { migrationNames } from "../../platform/database/migrate.ts";
import { countWorkers, selectMigrations } from "./health.repo.ts";
import { seenWithinSeconds } from "./heartbeat.service.ts";
import { areParsersIsolated } from "../../platform/parser-isolation.ts";

type HealthApp = Has<"db" | "jobs" | "blobs" | "log" | "config" | "searchReplica">;

/** A store that takes longer than this counts as unavailable. */
const checkMs = 3_000;
/** A job that waits longer than this means that the workers are too slow or do not run. */
const oldestJobMaxSeconds = 600;

/** Shown only: the operator decided at the start. */
const shownOnly = "parser_isolation";

/** The checks that this process needs to serve requests; the others concern other processes, or uploads only. */
const ownChecks = ["database", "migrations", "queue", "blobs"];

/**
 * Checks everything the product depends on, in parallel. Reasons of failures are in the log, not in the reply, which anybody
 * may read.
 * @param strict whether the others count too: no running worker, a job that has waited too long, a disk that is nearly full,
 *   a replica that searches do not use
 */
export async function checkReadiness(app: HealthApp, strict: boolean): Promise<Readiness> {
  const ask = <Result>(name: string, work: () => Promise<Result>) => attempt(app, name, work);
  const [database, migrations, jobs, blobs, workers, disk] = await Promise.all([
    ask("database", () => app.db.$queryRaw`select 1`),
    ask("migrations", () => requireMigrations(app)),
    ask("queue", () => app.jobs.state()),
    ask("blobs", () => app.blobs.check()),
    ask("workers", () => countWorkers(app.db, seenWithinSeconds)),
    ask("disk", () => requireDiskSpace(app.config.diskReserve)),
  ]);
  const oldest = oldestSeconds(jobs.result?.map(({ oldestWaiting }) => oldestWaiting) ?? []);
  const passed: Record<string, boolean> = {
    database: database.ok,
    migrations: migrations.ok,
    queue: jobs.ok,
    blobs: blobs.ok,
    disk: disk.ok,
    worker: (workers.result ?? 0) > 0,
    backlog: jobs.ok && (oldest ?? 0) < oldestJobMaxSeconds,
    ...(app.searchReplica && { search_replica: app.searchReplica.state().isUsed }),
    [shownOnly]: await areParsersIsolated(),
  };
  const names = Object.keys(passed);
  return {
    ready: names.every((name) => passed[name] || !isNeeded(name, strict)),
    checks: Object.fromEntries(names.map((name) => [name, passed[name] ? "ok" : "failed"])),
    workers: workers.result ?? null,
    oldest_job_seconds: oldest,
  };
}

function isNeeded(name: string, strict: boolean): boolean {
  return strict ? name !== shownOnly : ownChecks.includes(name);
}

type Outcome<Result> = { ok: boolean; result?: Result };

async function attempt<Result>(
  app: HealthApp,
  check: string,
  work: () => Promise<Result>,
): Promise<Outcome<Result>> {
  try {
    return { ok: true, result: await pTimeout(work(), { milliseconds: checkMs }) };
  } catch (error) {
    app.log.warn({ err: error, check }, "not ready");
    return { ok: false };
  }
}

/** @throws Error when the database is older than this program */
async function requireMigrations(app: HealthApp): Promise<void> {
  const applied = new Set(await selectMigrations(app.db));
  const missing = (await migrationNames()).filter((name) => !applied.has(name));
  if (missing.length > 0) throw new Error(`The database lacks ${missing.join(", ")}`);
}

function oldestSeconds(times: (Date | null)[]): number | null {
  const ages = times.filter((time) => time !== null).map((time) => Date.now() - time.getTime());
  return ages.length > 0 ? Math.max(0, Math.round(Math.max(...ages) / 1000)) : null;
}
