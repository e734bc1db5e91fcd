import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { deflateSync } from "node:zlib";

/** What the server of a repository sends without end, or what a small pack of it expands to. */
export type Attack = "references" | "messages" | "keepalive" | "delta";

/** Of what the delta of the attack expands to. */
export const expandedBytes = 400 * 1024 ** 2;

const blockBytes = 1024 ** 2;

/** Serves a repository over HTTP that attacks its reader. */
export async function startHostileGit(attack: Attack) {
  const { pack, head } = buildRepository();
  const server = createServer((request, response) => {
    if (request.url?.includes("/info/refs")) listReferences(response, attack, head);
    else void text(request).then((asked) => sendPack(response, { attack, head, pack, asked }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    repository: `http://127.0.0.1:${port}/bare.git`,
    countConnections: () => promisify(server.getConnections.bind(server))(),
    close: () => server.close().closeAllConnections(),
  };
}

function listReferences(response: ServerResponse, attack: Attack, head: string): void {
  response.setHeader("content-type", "application/x-git-upload-pack-advertisement");
  response.write(`${packet("# service=git-upload-pack\n")}0000`);
  response.write(
    packet(`${head} HEAD\0side-band-64k shallow ofs-delta thin-pack multi_ack_detailed\n`),
  );
  if (attack !== "references") response.end(`${packet(`${head} refs/heads/main\n`)}0000`);
  else flood(response, packet(`${head} refs/heads/${"z".repeat(900)}\n`).repeat(100));
}

function sendPack(
  response: ServerResponse,
  { attack, head, pack, asked }: { attack: Attack; head: string; pack: Buffer; asked: string },
): void {
  response.setHeader("content-type", "application/x-git-upload-pack-result");
  response.write(`${packet(`shallow ${head}\n`)}0000`);
  // The program asks twice: the first time for the depth only.
  if (!asked.includes("0009done")) return void response.end();
  response.write(packet("NAK\n"));
  if (attack === "messages") return flood(response, packet(`\u0002${"m".repeat(999)}\n`));
  if (attack === "keepalive") return trickle(response, packet("\u0001"));
  response.write(Buffer.concat([Buffer.from(packet("\u0001", pack.length)), pack]));
  response.end("0000");
}

function flood(response: ServerResponse, bytes: string): void {
  while (response.write(bytes));
  response.once("drain", () => flood(response, bytes));
}

/** Often enough that nothing counts as broken off, and no more: the product runs in the same process. */
function trickle(response: ServerResponse, bytes: string): void {
  const timer = setInterval(() => response.write(bytes), 50);
  response.once("close", () => clearInterval(timer));
}

/** A line as git frames it; further bytes may follow. */
function packet(line: string, followingBytes = 0): string {
  return (line.length + 4 + followingBytes).toString(16).padStart(4, "0") + line;
}

/** A commit with one file, and a few hundred bytes that say: the block, again and again. */
function buildRepository() {
  const block = Buffer.alloc(blockBytes);
  const file = Buffer.from("The fee is 40 euros.");
  const entry = Buffer.concat([Buffer.from("100644 a.txt\0"), idOf("blob", file)]);
  const tree = idOf("tree", entry).toString("hex");
  const commit = Buffer.from(
    `tree ${tree}\nauthor a <a@b> 1 +0000\ncommitter a <a@b> 1 +0000\n\nx`,
  );
  const copyBlock = Buffer.from([0xf0, ...lowBytes(blockBytes)]);
  const copies = Array<Buffer>(expandedBytes / blockBytes).fill(copyBlock);
  const delta = Buffer.concat([varint(blockBytes), varint(expandedBytes), ...copies]);
  const header = Buffer.from("PACK\0\0\0\u0002\0\0\0\u0005", "latin1");
  const objects = Buffer.concat([
    header,
    packed(1, commit),
    packed(2, entry),
    packed(3, file),
    packed(3, block),
    packed(7, delta, idOf("blob", block)),
  ]);
  const pack = Buffer.concat([objects, createHash("sha1").update(objects).digest()]);
  return { pack, head: idOf("commit", commit).toString("hex") };
}

function idOf(type: string, bytes: Buffer): Buffer {
  return createHash("sha1").update(`${type} ${bytes.length}\0`).update(bytes).digest();
}

const lowBytes = (size: number) => [size & 255, (size >> 8) & 255, (size >> 16) & 255];

/** An object of a pack: its type, its size in groups of four and then seven bits, its base and its bytes. */
function packed(type: number, bytes: Buffer, base: Buffer = Buffer.alloc(0)): Buffer {
  const first = Buffer.from([128 | (type << 4) | (bytes.length & 15)]);
  return Buffer.concat([first, varint(bytes.length >> 4), base, deflateSync(bytes)]);
}

function varint(size: number): Buffer {
  if (size < 128) return Buffer.from([size]);
  return Buffer.concat([Buffer.from([(size & 127) | 128]), varint(size >> 7)]);
}
