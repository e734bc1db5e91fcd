import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../platform/errors.ts";
import { compressText, type ReadyBody, sendReady } from "./ready-body.ts";
import { serveWebFiles } from "./web-files.ts";

/**
 * No page: the address has a dot, or is one where programs look for something else. They look below .well-known for what a
 * server offers, and for /.git/config, /.env and /metrics that should not be public: a page there looks as if it was.
 */
const notPages = /\.|^\/(api|ws|assets|metrics)(\/|$)/;

/**
 * Serves the built web app; paths it routes by itself get its page. Without a build, only the API is served.
 * @param publicUrl where people reach the server; readers of shared links follow nothing but whole addresses
 */
export async function serveWebApp(
  server: FastifyInstance,
  { webRoot, publicUrl }: { webRoot: string; publicUrl: string },
): Promise<void> {
  const file = join(webRoot, "index.html");
  const built = existsSync(file);
  const page = built ? withWholeAddresses(readFileSync(file, "utf8"), publicUrl) : "";
  const pages = pagesByPath(webRoot, page);
  const drawn = compressAll(prerenderedByPath(webRoot, pages));
  const bare = compressAll(pages);
  const other = compressText(page);
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    // What follows a question mark may be shown by the page.
    const body = drawn.get(request.url) ?? bare.get(request.url.split("?")[0] ?? "") ?? other;
    void reply.header("cache-control", "no-cache").type("text/html; charset=utf-8");
    return sendReady(request, reply, body);
  };
  if (built) {
    serveWebFiles(server, webRoot);
    server.get("/", sendPage);
  } else server.log.warn("web app not built, serving the API only");
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const routed = /^(GET|HEAD)$/.test(request.method) && !notPages.test(path);
    if (!routed || !built) throw new AppError("request.not_found");
    return sendPage(request, reply);
  });
}

function compressAll(pages: ReadonlyMap<string, string>): Map<string, ReadyBody> {
  return new Map([...pages].map(([path, page]) => [path, compressText(page)]));
}

/** The page of each address whose files the build lists, with these named in its head. */
function pagesByPath(webRoot: string, page: string): Map<string, string> {
  const list = join(webRoot, "page-files.json");
  if (!existsSync(list)) return new Map();
  const files = JSON.parse(readFileSync(list, "utf8")) as Record<string, string[]>;
  const pages = Object.entries(files).map(([path, needed]): [string, string] => {
    const links = needed.filter((file) => !page.includes(`"${file}"`)).map(linkTo);
    return [path, page.replace("</head>", `${links.join("")}</head>`)];
  });
  return new Map(pages);
}

/** The pages whose markup the build has drawn, with that markup. */
function prerenderedByPath(webRoot: string, pages: Map<string, string>): Map<string, string> {
  const file = join(webRoot, "prerendered.json");
  if (!existsSync(file)) return new Map();
  const markup = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const drawn = Object.entries(markup).map(([path, html]): [string, string] => {
    const page = pages.get(path) ?? "";
    return [path, page.replace('<div id="root">', (tag) => `${tag}${html}`)];
  });
  return new Map(drawn);
}

function linkTo(file: string): string {
  if (file.endsWith(".css")) return `<link rel="stylesheet" crossorigin href="${file}">`;
  return `<link rel="modulepreload" crossorigin href="${file}">`;
}

/** The addresses in what describes the page to others, such as its picture; the page's own stay as they are. */
function withWholeAddresses(page: string, publicUrl: string): string {
  const origin = new URL(publicUrl).origin;
  return page.replaceAll(
    /(property="og:[\w:]+" content=")(\/)/g,
    (_, before) => `${before}${origin}/`,
  );
}
