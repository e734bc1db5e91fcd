import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { freePort } from "../../../../infra/test-services/private-process.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "./fixtures.ts";
import { hasNativeServices } from "./product.ts";
import { createDatabase, emptyRedis } from "./services.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
type Service = { command: string[]; healthcheck: { test: string[] } };
const { services } = parse(readFileSync(join(root, "docker-compose.yml"), "utf8"), {
  merge: true,
}) as { services: Record<"migrate" | "api" | "worker", Service> };

/** Runs a command line of the compose file as it stands, in the folder that is the image's. */
function start([program = "", ...args]: string[], env: Record<string, string>) {
  const PATH = `${join(root, "node_modules/.bin")}:${process.env["PATH"]}`;
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => (output += text.toString()));
  }
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return { child, ended, output: () => output };
}

describe.skipIf(!hasNativeServices)("the commands of the compose file", () => {
  it("migrate once, then serve and work as separate processes, and end in order", async () => {
    const folder = await mkdtemp(join(tmpdir(), "footnote-compose-"));
    const database = await createDatabase(inject("postgresUrl") ?? "");
    const settings = {
      NODE_ENV: "production",
      DATABASE_URL: database.url,
      REDIS_URL: await emptyRedis(inject("redisUrl") ?? ""),
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
    };
    const ports = { api: await freePort(), metrics: await freePort(), worker: await freePort() };
    const migration = start(services.migrate.command, settings);
    expect([await migration.ended, migration.output()]).toEqual([
      0,
      expect.stringContaining("Applied: "),
    ]);

    const api = start(services.api.command, {
      ...settings,
      PORT: String(ports.api),
      METRICS_PORT: String(ports.metrics),
    });
    const worker = start(services.worker.command, {
      ...settings,
      METRICS_PORT: String(ports.worker),
    });
    const health = (port: number) => {
      const [kind, ...command] = services.api.healthcheck.test;
      expect(kind).toBe("CMD");
      return start(
        command.map((word) => word.replace("9464", String(port))),
        {},
      ).ended;
    };
    const url = `http://127.0.0.1:${ports.api}`;
    await expect.poll(() => health(ports.metrics), { timeout: 60_000 }).toBe(0);
    // Healthy is what is listening already.
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await expect.poll(() => health(ports.worker), { timeout: 60_000 }).toBe(0);

    const member = await createTestAdmin({ url });
    const rules = await createTestFolder(member, "Rules");
    const bytes = "Berth seven is reserved for the pilot boat.";
    const last = await uploadTestDocument(member, rules, { name: "rules.md", bytes });
    expect(last).toMatchObject({ status: "SUCCESS" });
    const ready = await fetch(`${url}/readyz?strict`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { workers: 1 }]);
    const measure = async () => (await fetch(`http://127.0.0.1:${ports.worker}/metrics`)).text();
    // Counted once the whole job has ended, which is after the reply to the member.
    await expect.poll(measure).toMatch(/footnote_ingestions_total\{outcome="ok"\} 1/);
    expect(await measure()).toContain("process_resident_memory_bytes");
    expect((await fetch(`${url}/metrics`)).headers.get("content-type")).not.toContain("version=");

    for (const one of [api, worker]) one.child.kill("SIGTERM");
    expect([await api.ended, await worker.ended, api.output(), worker.output()]).toEqual([
      0,
      0,
      expect.stringContaining("ready at"),
      // The tests' database has no other user.
      expect.stringMatching(/^\{[^\n]*"the database user is a superuser"\}\n$/),
    ]);
    await database.drop();
    await rm(folder, { recursive: true });
  }, 120_000);
});
