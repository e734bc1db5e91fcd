import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { bridge } from "./embedded-bridge.ts";

let server: Server | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  server?.close();
});

const message = (type: string, ...bytes: number[]) =>
  Buffer.from([type.charCodeAt(0), 0, 0, 0, bytes.length + 4, ...bytes]);
const readyForQuery = (state: "I" | "T") => message("Z", state.charCodeAt(0));
const authenticated = Buffer.concat([message("R", 0, 0, 0, 0), readyForQuery("I")]);

/** A database that opens a transaction at the word "begin" and cannot roll it back. */
function makeUnusable() {
  const execProtocolRawStream = async (
    bytes: Uint8Array,
    { onRawData }: { onRawData: (data: Uint8Array) => void },
  ) => {
    const text = Buffer.from(bytes).toString();
    if (!text.startsWith("Q")) return onRawData(authenticated);
    onRawData(readyForQuery(text.includes("begin") ? "T" : "I"));
  };
  const exec = () => Promise.reject(new Error("out of memory"));
  return { execProtocolRawStream, exec } as unknown as PGlite;
}

it("a rollback that fails ends the database, and leaves no client waiting for its turn", async () => {
  const printed = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const onPanic = vi.fn<() => void>();
  server = bridge(makeUnusable(), onPanic).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const connect = async () => {
    const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", ssl: false });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const leaver = await connect();
  const next = await connect();
  await leaver.query("begin");
  const answer = next.query("select 1");
  leaver.connection.stream.destroy();
  expect((await answer).rows).toEqual([]);
  expect(onPanic).toHaveBeenCalledOnce();
  expect(printed).toHaveBeenCalledWith(expect.stringContaining("out of memory"));
  await next.end();
});
