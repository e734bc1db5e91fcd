import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openIsolated } from "./isolated-source.ts";
import { SourceEnded } from "./source.ts";

/** Answers nothing. */
const server = createServer(() => undefined);
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close().closeAllConnections());

const children = `/proc/self/task/${process.pid}/children`;
const listChildren = async () => (await readFile(children, "utf8")).split(" ").filter(Boolean);

/** Begins to list a source, and waits until it has asked its server. */
async function beginListing() {
  const before = await listChildren();
  const { port } = server.address() as AddressInfo;
  const settings = { kind: "webdav", url: `http://127.0.0.1:${port}/`, username: "" } as const;
  const access = { secret: null, networks: ["127.0.0.1/32"], roots: [] };
  const source = openIsolated(settings, access);
  const asked = once(server, "request");
  const aborting = new AbortController();
  const listed = Array.fromAsync(source.listFiles(aborting.signal));
  listed.catch(() => undefined);
  await asked;
  const [child] = (await listChildren()).filter((pid) => !before.includes(pid));
  return { source, listed, aborting, child: Number(child) };
}

it.skipIf(!existsSync(children)).each([
  ["SIGABRT", "Reading the source needs more memory than allowed (384 MB)."],
  ["SIGKILL", "Reading the source ended unexpectedly."],
] as const)("ends the sync alone when its process ends by %s", async (signal, message) => {
  const { source, listed, child } = await beginListing();
  process.kill(child, signal);
  await expect(listed).rejects.toBeInstanceOf(SourceEnded);
  await expect(listed).rejects.toThrow(message);
  await expect(source.findRevision(new AbortController().signal)).rejects.toThrow(message);
  await source.close();
});

it.skipIf(!existsSync(children))("ends its process when it is closed", async () => {
  const { source, listed, child } = await beginListing();
  await source.close();
  await expect(listed).rejects.toThrow();
  expect(existsSync(`/proc/${child}`)).toBe(false);
});

it.skipIf(!existsSync(children))("is not waited for once it is aborted", async () => {
  const { source, listed, aborting, child } = await beginListing();
  process.kill(child, "SIGSTOP");
  const reason = new Error("out of time");
  aborting.abort(reason);
  await expect(listed).rejects.toBe(reason);
  await source.close();
  expect(existsSync(`/proc/${child}`)).toBe(false);
});
