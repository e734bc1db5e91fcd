import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type S3Emulator,
  startS3Emulator,
} from "../../../../../../infra/test-services/s3/emulator.ts";
import { openKind } from "../../../platform/sources/open-kind.ts";
import { SourceUnavailable } from "../../../platform/sources/source.ts";
import { never } from "../../ingest-waiting.ts";
import { listAll, type OpenedSource, sourcesContract } from "./sources-contract.ts";

describe("a bucket", () => {
  let emulator: S3Emulator;
  let opened: OpenedSource;
  beforeEach(async () => {
    emulator = await startS3Emulator();
    opened = {
      source: await open({}),
      async write(path, text) {
        emulator.objects.set(`docs/${path}`, Buffer.from(text));
      },
      async remove(path) {
        emulator.objects.delete(`docs/${path}`);
      },
    };
  });
  afterEach(async () => {
    await opened.source.close();
    await emulator.stop();
  });

  function open({ networks = ["127.0.0.1"], secret = emulator.credentials.secretAccessKey }) {
    const { bucket, endpoint } = emulator;
    const access_key_id = emulator.credentials.accessKeyId;
    const settings = { bucket, endpoint, prefix: "/docs/", region: "us-east-1", access_key_id };
    const access = { secret, networks, roots: [] };
    return openKind({ kind: "s3", ...settings }, access);
  }

  sourcesContract(() => opened);

  it("lists what is below its prefix only, over all pages, without the placeholders of directories", async () => {
    for (const name of ["a", "b", "c", "d", "e"]) await opened.write(`${name}.txt`, name);
    emulator.objects.set("docs/empty/", Buffer.alloc(0));
    emulator.objects.set("docs-too/f.txt", Buffer.from("f"));
    const paths = [...(await listAll(opened)).keys()];
    expect(paths).toEqual(["a.txt", "b.txt", "c.txt", "d.txt", "e.txt"]);
  });

  it("says that a key is refused, and that an address may not be read", async () => {
    const refused = await open({ secret: "wrong" });
    await expect(Array.fromAsync(refused.listFiles(never))).rejects.toThrow(
      /rejected the user name/,
    );
    const private_ = await open({ networks: [] });
    const calls = emulator.calls.length;
    await expect(Array.fromAsync(private_.listFiles(never))).rejects.toThrow(/is not allowed/);
    await expect(private_.readFile("a.txt", never)).rejects.toThrow(SourceUnavailable);
    expect(emulator.calls).toHaveLength(calls);
    await Promise.all([refused.close(), private_.close()]);
  });

  it.each([
    [
      "listings",
      200,
      "<ListBucketResult><Contents><Key>a</Key></Contents>",
      /list of files is too large/,
    ],
    ["error messages", 400, "<Error><Code>Bad</Code>", /server's reply is too large/],
  ])("breaks off %s that are too long", async (_, status, head, message) => {
    let sent = 0;
    let asked = "";
    const total = 64 * 1024 * 1024;
    const hostile = createServer((request, response) => {
      asked = request.url ?? "";
      response.writeHead(status, { "content-type": "application/xml" }).write(head);
      const part = Buffer.alloc(64 * 1024, " ");
      const send = () => {
        while (sent < total && !response.destroyed) {
          sent += part.length;
          if (!response.write(part)) return void response.once("drain", send);
        }
        response.end();
      };
      send();
    }).listen(0, "127.0.0.1");
    await once(hostile, "listening");
    const endpoint = `http://127.0.0.1:${(hostile.address() as AddressInfo).port}`;
    const place = { bucket: "b", endpoint, prefix: "", region: "us-east-1", access_key_id: "" };
    const access = { secret: null, networks: ["127.0.0.1"], roots: [] };
    const source = await openKind({ kind: "s3", ...place }, access);
    await expect(Array.fromAsync(source.listFiles(never))).rejects.toThrow(message);
    await source.close();
    hostile.close().closeAllConnections();
    expect(sent).toBeLessThan(total / 2);
    expect(asked).toContain("max-keys=1000");
  });

  it("holds up nobody while what its server sent takes long to parse, and is left at once", async () => {
    const reply = `${"<!DOCTYPE>".repeat(30_000)}${" ".repeat(1_000_000)}<a/>`;
    const { promise: sent, resolve } = Promise.withResolvers<void>();
    const server = createServer((_, response) => response.end(reply, () => resolve()));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const place = { bucket: "b", endpoint, prefix: "", region: "us-east-1", access_key_id: "" };
    const access = { secret: null, networks: ["127.0.0.1"], roots: [] };
    const source = await openKind({ kind: "s3", ...place }, access);
    const stopped = new AbortController();
    const reason = new Error("stopped");
    const listing = Array.fromAsync(source.listFiles(stopped.signal));
    listing.catch(() => {}); // awaited below
    await sent;
    for (let time = 0; time < 50; time += 1) await fetch(emulator.endpoint);
    stopped.abort(reason);
    await expect(listing).rejects.toBe(reason);
    await source.close();
    server.close();
  });
});
