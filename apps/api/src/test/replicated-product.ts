import pg from "pg";
import { expect, vi } from "vitest";
import type { Found } from "../../../../infra/test-services/found.ts";
import { formatLoginUrl, loginUser } from "../../../../infra/test-services/login-user.ts";
import { startPostgres, startStandby } from "../../../../infra/test-services/postgres.ts";
import { tenantRole } from "../platform/database/tenant.ts";
import type { Client } from "./client.ts";
import { uploadTestDocument } from "./fixtures.ts";
import { type Product, startProduct } from "./product.ts";
import { runSql } from "./run-sql.ts";
import { ask } from "./test-library.ts";

type Server = Required<Extract<Found, { url: string }>>;
type Place = "primary" | "standby";

/** The product on a Postgres with a standby, which searches read. */
export type ReplicatedProduct = Awaited<ReturnType<typeof startReplicatedProduct>>;

export const soon = { timeout: 30_000, interval: 200 };
const countCalls = { track_functions: "pl" };

export async function startReplicatedProduct(env: Record<string, string> = {}) {
  const primary = (await startPostgres(countCalls)) as Server;
  const inside = Object.assign(new URL(primary.url), { pathname: "/footnote" });
  await createProductDatabase(primary.url, inside.href);
  const standby = (await startStandby(inside.href, countCalls)) as Server;
  const product = await startProduct({
    env: {
      DATABASE_URL: formatLoginUrl(inside, inside.port),
      SEARCH_DATABASE_URL: formatLoginUrl(new URL(standby.url), new URL(standby.url).port),
      // The standby is behind for as long as a test wants it to be.
      SEARCH_REPLICA_LAG_SECONDS: "3600",
      ...env,
    },
  });
  const query = <Row extends pg.QueryResultRow>(on: Place, sql: string) =>
    readRows<Row>(on === "primary" ? inside.href : standby.url, sql);
  await vi.waitUntil(async () => (await readReadiness(product)).replica === "ok", soon);
  return {
    ...product,
    standby,
    /** Runs a statement of the superuser on one of the two. */
    query,
    readByReplica: <Result>(work: () => Promise<Result>) => requireReplica(product, work),
    catchUp: () => expect.poll(() => isCaughtUp(query), soon).toBe(true),
    whilePaused: (work: () => Promise<void>) => runWhilePaused(query, work),
    async close() {
      await product.close();
      await standby.stop();
      await primary.stop();
    },
  };
}

/** As in the compose file: the product logs in as a user without rights. */
async function createProductDatabase(serverUrl: string, url: string): Promise<void> {
  const { name, password, owner } = loginUser;
  await runSql(
    serverUrl,
    `create role ${owner} nologin; create role ${tenantRole} nologin;
     create role ${name} login noinherit password '${password}'; grant ${owner}, ${tenantRole} to ${name}`,
  );
  await runSql(serverUrl, `create database footnote owner ${owner}`);
  await runSql(url, "create extension vector");
}

async function readRows<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

type Query = (on: Place, sql: string) => Promise<Record<string, unknown>[]>;

/** Whether the standby has replayed all that was committed on the primary. */
async function isCaughtUp(query: Query): Promise<boolean> {
  // The tests' Postgres writes a commit to its log a moment later; one that it waits for writes those before it too.
  const flush =
    "select set_config('synchronous_commit', 'on', true), pg_logical_emit_message(true, 'flush', '')";
  await query("primary", flush);
  const [written] = await query("primary", "select pg_current_wal_lsn() as at");
  const compare = `select pg_last_wal_replay_lsn() >= '${String(written?.["at"])}' as replayed`;
  const [row] = await query("standby", compare);
  return row?.["replayed"] === true;
}

/** Does something while the standby replays nothing. */
async function runWhilePaused(query: Query, work: () => Promise<void>): Promise<void> {
  await query("standby", "select pg_wal_replay_pause()");
  const readState = async () =>
    (await query("standby", "select pg_get_wal_replay_pause_state() as state"))[0]?.["state"];
  await expect.poll(readState, soon).toBe("paused");
  try {
    await work();
  } finally {
    await query("standby", "select pg_wal_replay_resume()");
  }
}

/** What /readyz says of the process and of its replica. */
export async function readReadiness({ url }: Pick<Product, "url">, query = "") {
  const response = await fetch(`${url}/readyz${query}`);
  const body = (await response.json()) as { checks: Record<string, string> };
  return { status: response.status, replica: body.checks["search_replica"] };
}

/** How many reads of searches each database has served, as the metrics have it. */
async function countReads({ app }: Pick<Product, "app">) {
  const { values } = await app.metrics.searchReads.get();
  const of = (name: string) => values.find(({ labels }) => labels.database === name)?.value ?? 0;
  return { replica: of("replica"), primary: of("primary") };
}

/** Does something, again where a busy replica was too late, until the replica has served all reads of its searches. */
function requireReplica<Result>(product: Product, work: () => Promise<Result>): Promise<Result> {
  return vi.waitFor(async () => {
    const before = await countReads(product);
    const result = await work();
    const after = await countReads(product);
    expect(after.primary).toBe(before.primary);
    expect(after.replica).toBeGreaterThan(before.replica);
    return result;
  }, soon);
}

/** The words of an answer. */
export async function answer(client: Client, question: string): Promise<string> {
  return (await ask(client, question)).body.results.messages[0].content;
}

export type Explained = { filename: string; also_in: string[]; rank_by_vectors: number | null };

/** The passages that a search finds. */
export async function explain(client: Client, question: string): Promise<Explained[]> {
  return (await client.get(`/chatbot/explain/?q=${encodeURIComponent(question)}`)).body.passages;
}

/** Adds a text that becomes searchable; returns its id. */
export async function addText(client: Client, folder: string, name: string, bytes: string) {
  const { status, result } = await uploadTestDocument(client, folder, { name, bytes });
  expect(status).toBe("SUCCESS");
  return result.file.id as string;
}
