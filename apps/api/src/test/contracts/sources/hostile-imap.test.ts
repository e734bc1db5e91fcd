import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { resolveBySystem, webPorts } from "../../../platform/guarded-fetch/choose-address.ts";
import { parseNetwork } from "../../../platform/guarded-fetch/public-address.ts";
import { defaultLimits, openImapSource } from "../../../platform/sources/imap-source.ts";
import { type Phase, type Reply, startHostileImap } from "../../hostile-imap-server.ts";
import { never } from "../../ingest-waiting.ts";

const small = { openBytes: 100_000, listBytes: 100_000, readBytes: 100_000 };
const phases: Phase[] = ["greeting", "login", "list", "message"];

let server: Awaited<ReturnType<typeof startHostileImap>>;
afterEach(() => server.close());

/** Lists the messages of a server and reads the first. */
async function read(signal: AbortSignal, limits = defaultLimits): Promise<string> {
  const guard = { allowed: [parseNetwork("127.0.0.1")], resolve: resolveBySystem, ports: webPorts };
  const place = { host: "127.0.0.1", port: server.port, security: "tls" as const };
  const settings = { kind: "imap" as const, ...place, username: "ada", mailbox: "INBOX" };
  const source = openImapSource(settings, { secret: "correct horse", guard }, limits);
  const [file] = await Array.fromAsync(source.listFiles(signal));
  return text(await source.readFile(file?.path ?? "", signal));
}

async function expectDisconnected(): Promise<void> {
  await expect.poll(server.countConnections).toBe(0);
}

it.each(phases)("a mailbox is left at once when the signal aborts, at: %s", async (phase) => {
  server = await startHostileImap(phase, "silence");
  const controller = new AbortController();
  const reading = read(controller.signal);
  await server.begun;
  controller.abort(new Error("no longer wanted"));
  await expect(reading).rejects.toThrow("no longer wanted");
  await expectDisconnected();
});

it.each<[Reply, Phase]>([
  ...phases.map((phase): [Reply, Phase] => ["lines", phase]),
  ["nesting", "list"],
  ["recipients", "list"],
  ["subject", "list"],
])("a mail server that sends %s without end is left, at: %s", async (reply, phase) => {
  server = await startHostileImap(phase, reply);
  const reading = read(never, { ...defaultLimits, ...small });
  await expect(reading).rejects.toThrow(/sent more than is read/);
  await expectDisconnected();
});

it("a reply that takes long to parse is not parsed, however many bytes are read", async () => {
  for (const reply of ["nesting", "recipients", "subject"] as const) {
    server = await startHostileImap("list", reply);
    const reading = read(never, { ...defaultLimits, listBytes: Infinity });
    await expect(reading).rejects.toThrow(/sent more than is read/);
    await expectDisconnected();
    server.close();
  }
});

it.each(phases)("a mail server that takes too long is left, at: %s", async (phase) => {
  server = await startHostileImap(phase, "silence");
  await expect(read(never, { ...defaultLimits, stepMs: 500 })).rejects.toThrow(/took too long/);
  await expectDisconnected();
});
