import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { FastifyInstance } from "fastify";

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
/** The endings of compressed copies that the build makes, the smallest first. */
const encodings = { br: ".br", gzip: ".gz" } as const;
type Encoding = keyof typeof encodings;

type WebFile = {
  readonly path: string;
  readonly etag: string;
  readonly content: Buffer;
  readonly compressed: readonly (readonly [Encoding, Buffer])[];
};

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
    const compressed = Object.entries(encodings)
      .filter(([, ending]) => existsSync(name + ending))
      .map(([encoding, ending]) => [encoding as Encoding, readFileSync(name + ending)] as const);
    const etag = `"${createHash("sha256").update(content).digest("base64url")}"`;
    const path = `/${relative(webRoot, name).split(sep).join("/")}`;
    return { path, etag, content, compressed };
  });
}

function serveFile(server: FastifyInstance, { path, etag, content, compressed }: WebFile): void {
  const headers = {
    // Names under assets/ carry a hash of their content.
    "cache-control": path.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "no-cache",
    "content-type": types[extname(path)] ?? "application/octet-stream",
    etag,
    vary: "accept-encoding",
  };
  server.get(path, async (request, reply) => {
    reply.headers(headers);
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    const accepted = listAccepted(request.headers["accept-encoding"]);
    const found = compressed.find(([encoding]) => accepted.has(encoding));
    if (!found) return reply.send(content);
    return reply.header("content-encoding", found[0]).send(found[1]);
  });
}

/** @param header such as `gzip, br;q=0.8, zstd;q=0` */
function listAccepted(header: string | string[] | undefined): Set<string> {
  const entries = String(header ?? "").split(",");
  const wanted = entries.filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry));
  return new Set(wanted.map((entry) => (entry.split(";")[0] ?? "").trim().toLowerCase()));
}
