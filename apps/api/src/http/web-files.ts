import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { FastifyInstance } from "fastify";
import { encodings, type ReadyBody, sendReady } from "./ready-body.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "application/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
/** Of the compressed copies that the build makes. */
const endings = { br: ".br", gzip: ".gz" };

type WebFile = { readonly path: string; readonly etag: string; readonly body: ReadyBody };

/**
 * Serves the files of a built web app from memory, a few megabytes. Read from the disk, each would be sent in many pieces, and whoever asks for
 * hundreds of large ones at once would let everybody else wait.
 */
export function serveWebFiles(server: FastifyInstance, webRoot: string): void {
  for (const file of readWebFiles(webRoot)) serveFile(server, file);
}

function readWebFiles(webRoot: string): WebFile[] {
  const names = readdirSync(webRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return names.map((name) => {
    const content = readFileSync(name);
    const copies = encodings.filter((encoding) => existsSync(name + endings[encoding]));
    const compressed = new Map(copies.map((one) => [one, readFileSync(name + endings[one])]));
    const etag = `"${createHash("sha256").update(content).digest("base64url")}"`;
    const path = `/${relative(webRoot, name).split(sep).join("/")}`;
    return { path, etag, body: { content, findCopy: (one) => compressed.get(one) } };
  });
}

function serveFile(server: FastifyInstance, { path, etag, body }: WebFile): void {
  const headers = {
    // Names under assets/ carry a hash of their content.
    "cache-control": path.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "no-cache",
    "content-type": types[extname(path)] ?? "application/octet-stream",
    etag,
  };
  server.get(path, async (request, reply) => {
    reply.headers(headers);
    if (!request.headers["if-none-match"]?.includes(etag)) return sendReady(request, reply, body);
    return reply.code(304).header("vary", "accept-encoding").send();
  });
}
