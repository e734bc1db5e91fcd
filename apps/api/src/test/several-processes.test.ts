import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../../../infra/test-services/postgres.ts";
import { freePort } from "../../../../infra/test-services/private-process.ts";
import type { Found } from "../../../../infra/test-services/found.ts";
import type {} from "../../../../infra/test-services/provided.ts";
import { startRedis } from "../../../../infra/test-services/redis.ts";
import { type S3Emulator, startS3Emulator } from "../../../../infra/test-services/s3/emulator.ts";
import { checkIntegrity } from "../features/documents/integrity.service.ts";
import { compose } from "../entry/compose.ts";
import { readConfig } from "../platform/config.ts";
import { openLog } from "../platform/log.ts";
import { type Answer, type Client, newClient, type Wire } from "./client.ts";
import { createTestFolder, createTestAdmin } from "./fixtures.ts";
import { type Entry, runEntry, startEntry } from "./processes.ts";
import { hasNativeServices } from "./product.ts";
import { createDatabase } from "./services.ts";

type Running = Extract<Found, { url: string }>;
type Process = ReturnType<typeof startEntry>;

/** Documents of one burst: more than the workers have places, so that some wait and some are being read. */
const burst = 12;
/** A killed worker's document is taken up when its lease has run out. */
const settledWithin = 120_000;

describe.skipIf(!hasNativeServices)("two API and two worker processes", () => {
  let folder: string;
  let store: S3Emulator;
  let postgres: Running;
  let redis: Running;
  let settings: Record<string, string>;
  const processes = new Map<string, Process>();
  /** Addresses of the two API processes; they keep them over a restart. */
  const urls: string[] = [];
  let token: string | undefined;
  let library: string;
  const acknowledged = new Map<string, string>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-several-"));
    store = await startS3Emulator();
    postgres = (await startPostgres()) as Running;
    redis = (await startRedis()) as Running;
    settings = {
      DATA_DIR: folder,
      DATABASE_URL: (await createDatabase(postgres.url)).url,
      REDIS_URL: redis.url,
      S3_BUCKET: store.bucket,
      S3_ENDPOINT: store.endpoint,
      S3_ACCESS_KEY_ID: store.credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
      LOG_LEVEL: "fatal",
    };
    expect(await runEntry("migrate", settings)).toMatchObject({ code: 0 });
    for (const name of ["a", "b"]) {
      const port = await freePort();
      urls.push(`http://127.0.0.1:${port}`);
      launch(`http-${name}`, "http", { PORT: String(port) });
      launch(`worker-${name}`, "worker");
    }
    await Promise.all(["http-a", "http-b"].map((name) => running(name).url()));
    const member = await createTestAdmin({ url: urls[0] ?? "" });
    token = member.token;
    library = await createTestFolder(member, "Library");
  }, 120_000);

  afterAll(async () => {
    await Promise.all([...processes.values()].map((one) => one.stop("SIGKILL")));
    await Promise.all([store.stop(), postgres.stop(), redis.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  function launch(name: string, entry: Entry, more: Record<string, string> = {}) {
    processes.set(name, startEntry(entry, { ...settings, ...more }));
  }

  function running(name: string): Process {
    const found = processes.get(name);
    if (!found) throw new Error(`${name} was never started`);
    return found;
  }

  function client(index: number): Client {
    const one = newClient(urls[index % urls.length] ?? "");
    one.token = token;
    return one;
  }

  /** As a browser does: what was not answered, or answered with a failure of the server's, is sent again. */
  async function insist(call: (at: Client) => Promise<Answer>, first: number): Promise<Answer> {
    for (let attempt = first; ; attempt += 1) {
      const answer = await call(client(attempt)).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      if (attempt > first + 200) throw new Error(`given up: ${JSON.stringify(answer?.body)}`);
      await sleep(100);
    }
  }

  async function upload(name: string, first: number): Promise<void> {
    const bytes = `The code of shed ${name} is fish-${name}-bone.\n`.repeat(20);
    const answer = await insist((at) => at.upload(library, { name: `${name}.txt`, bytes }), first);
    expect(answer).toMatchObject({ status: 202 });
    acknowledged.set(answer.body.file.id, name);
  }

  async function stages(): Promise<Map<string, string>> {
    const answer = await insist(
      (at) => at.get(`/chatbot/chat/get_files/?collection_id=${library}`),
      1,
    );
    return new Map(answer.body.map((file: Wire) => [file.id, file.state]));
  }

  /** Uploads a burst through both processes, disturbs them, and waits until every acknowledged document is ready. */
  async function survive(phase: string, disturb: () => Promise<unknown>): Promise<void> {
    const works = Array.from({ length: burst }, (_, index) => upload(`${phase}-${index}`, index));
    const asking = insist(
      (at) => at.post("/chatbot/chat/agent_message/", { message: "Which code?" }),
      1,
    );
    await Promise.race(works); // the first is acknowledged: the others are under way
    await disturb();
    await Promise.all(works);
    expect((await asking).status).toBe(200);
    const ready = async () => {
      const found = await stages();
      return [...acknowledged.keys()].filter((id) => found.get(id) !== "ready");
    };
    await expect.poll(ready, { timeout: settledWithin, interval: 500 }).toEqual([]);
    const asked = await insist(
      (at) =>
        at.post("/chatbot/chat/agent_message/", {
          message: `What is the code of shed ${phase}-3?`,
        }),
      0,
    );
    expect(asked.body.results.messages[0].content).toContain(`fish-${phase}-3-bone`);
  }

  it("follow an upload of one process on a socket of the other", async () => {
    const sent = await client(0).upload(library, { name: "first.txt", bytes: "A first document." });
    const frames = await client(1).follow(sent.body.task_id);
    expect(frames.at(-1)).toMatchObject({ status: "SUCCESS" });
    acknowledged.set(sent.body.file.id, "first");
  });

  it("lose nothing when each worker is killed in turn, and the other works on", async () => {
    await survive("worker", async () => {
      for (const name of ["worker-a", "worker-b"]) {
        await running(name).stop("SIGKILL");
        const sent = await client(0).upload(library, { name: `${name}.txt`, bytes: "Meanwhile." });
        acknowledged.set(sent.body.file.id, name);
        const ready = async () => (await stages()).get(sent.body.file.id);
        await expect.poll(ready, { timeout: settledWithin, interval: 200 }).toBe("ready");
        launch(name, "worker");
      }
    });
  }, 180_000);

  it("lose nothing when each API process is killed in turn, and the other serves on", async () => {
    await survive("api", async () => {
      for (const [index, name] of ["http-a", "http-b"].entries()) {
        await running(name).stop("SIGKILL");
        expect((await client(index + 1).get("/auth/user/")).status).toBe(200);
        launch(name, "http", { PORT: new URL(urls[index] ?? "").port });
        await running(name).url();
      }
    });
  }, 180_000);

  it("survive that Redis is killed and comes back with nothing of what it knew", async () => {
    await survive("redis", async () =>
      redis.restart?.("SIGKILL", async () => {
        // Meanwhile both go on: they take files, show how far they are, and answer.
        const sent = await client(1).upload(library, { name: "away.txt", bytes: "While away." });
        expect(sent.status).toBe(202);
        acknowledged.set(sent.body.file.id, "away");
        const asked = await client(0).post("/chatbot/chat/agent_message/", {
          message: "What is the code of shed api-3?",
        });
        expect(asked.body.results.messages[0].content).toContain("fish-api-3-bone");
      }),
    );
  }, 180_000);

  it("survive a restart of Postgres", async () => {
    await survive("postgres", async () => postgres.restart?.("SIGINT"));
  }, 180_000);

  it("hold exactly what they promised afterwards", async () => {
    const composed = await compose(readConfig(settings), openLog({ logLevel: "silent" }));
    const settled = async () =>
      (await checkIntegrity(composed.app)).filter(
        ({ ids, question }) => ids.length > 0 && !question.startsWith("blobs"),
      );
    await expect.poll(settled, { timeout: 30_000 }).toEqual([]);
    const ready = await fetch(`${urls[0]}/readyz`);
    expect((await ready.json()) as Wire).toMatchObject({
      ready: true,
      checks: { database: "ok", queue: "ok", blobs: "ok", worker: "ok" },
    });
    await composed.close();
    // All four end in order when they are asked to.
    const ends = await Promise.all([...processes.values()].map((one) => one.stop("SIGTERM")));
    expect(ends).toEqual([0, 0, 0, 0]);
  }, 60_000);
});
