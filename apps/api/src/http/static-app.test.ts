import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastify } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { serveWebApp } from "./static-app.ts";

let webRoot: string;
const server = () => fastify({ logger: false });
beforeEach(async () => {
  webRoot = await mkdtemp(join(tmpdir(), "footnote-static-"));
});
afterEach(() => rm(webRoot, { recursive: true }));

it("answers every address of the app with its page, which names its picture by a whole address", async () => {
  const picture =
    '<meta property="og:image" content="/share.png" /><script src="/before-paint.js">';
  await writeFile(join(webRoot, "index.html"), picture);
  await writeFile(join(webRoot, "before-paint.js"), "1");
  const app = server();
  await serveWebApp(app, { webRoot, publicUrl: "https://notes.example.org/" });
  for (const url of ["/", "/chat", "/database?folder=1"]) {
    const page = await app.inject({ url });
    expect([page.statusCode, page.headers["content-type"]]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect(page.body).toBe(
      '<meta property="og:image" content="https://notes.example.org/share.png" /><script src="/before-paint.js">',
    );
  }
  expect((await app.inject({ url: "/before-paint.js" })).body).toBe("1");
  const others = ["/api/nothing/", "/assets/gone.js", "/.well-known/oauth-protected-resource"];
  const secrets = ["/.env", "/.git/config", "/metrics", "/backup.sql?all=1", "/wp-login.php"];
  for (const url of [...others, ...secrets]) {
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
  expect((await app.inject({ method: "POST", url: "/chat" })).statusCode).toBe(404);
});

it("names the files a page is drawn with in that page's head, each once", async () => {
  await writeFile(
    join(webRoot, "index.html"),
    '<head><link rel="stylesheet" href="/assets/frame.css"></head>',
  );
  const chat = ["/assets/chat.js", "/assets/frame.css", "/assets/chat.css"];
  await writeFile(join(webRoot, "page-files.json"), JSON.stringify({ "/chat": chat }));
  const app = server();
  await serveWebApp(app, { webRoot, publicUrl: "https://notes.example.org/" });
  const { body } = await app.inject({ url: "/chat?conversation=1" });
  expect(body).toBe(
    '<head><link rel="stylesheet" href="/assets/frame.css">' +
      '<link rel="modulepreload" crossorigin href="/assets/chat.js">' +
      '<link rel="stylesheet" crossorigin href="/assets/chat.css"></head>',
  );
  expect((await app.inject({ url: "/account" })).body).not.toContain("chat");
});

it("puts the markup that the build has drawn into the page, where nothing follows a question mark", async () => {
  const html = '<head></head><body><div id="root"></div></body>';
  await writeFile(join(webRoot, "index.html"), html);
  await writeFile(join(webRoot, "page-files.json"), JSON.stringify({ "/login": ["/a.css"] }));
  const prerendered = JSON.stringify({ "/login": "<h1>Log in for $& and $1</h1>" });
  await writeFile(join(webRoot, "prerendered.json"), prerendered);
  const app = server();
  await serveWebApp(app, { webRoot, publicUrl: "https://notes.example.org/" });
  const head = '<head><link rel="stylesheet" crossorigin href="/a.css"></head>';
  const drawn = '<div id="root"><h1>Log in for $& and $1</h1></div>';
  expect((await app.inject({ url: "/login" })).body).toBe(`${head}<body>${drawn}</body>`);
  const empty = `${head}<body><div id="root"></div></body>`;
  expect((await app.inject({ url: "/login?state=1" })).body).toBe(empty);
  expect((await app.inject({ url: "/chat" })).body).toBe(html);
});

it("sends the compressed copy of a file to browsers that can read it, to be kept for a year", async () => {
  await writeFile(join(webRoot, "index.html"), "<head></head>");
  await mkdir(join(webRoot, "assets"));
  await writeFile(join(webRoot, "assets/chat.js"), "plain");
  await writeFile(join(webRoot, "assets/chat.js.br"), "compressed");
  const app = server();
  await serveWebApp(app, { webRoot, publicUrl: "https://notes.example.org/" });
  for (const [accepted, body] of [
    ["gzip, br", "compressed"],
    ["gzip", "plain"],
    ["gzip, br;q=0", "plain"],
  ]) {
    const headers = { "accept-encoding": accepted };
    const reply = await app.inject({ url: "/assets/chat.js", headers });
    expect([reply.body, reply.headers["content-type"]]).toEqual([
      body,
      "application/javascript; charset=utf-8",
    ]);
    expect(reply.headers["content-encoding"]).toBe(body === "plain" ? undefined : "br");
    expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(reply.headers["vary"]).toContain("accept-encoding");
  }
});

it("sends nothing of a file that a browser has already, and nothing outside of the app", async () => {
  await writeFile(join(webRoot, "index.html"), "<head></head>");
  await writeFile(join(webRoot, "favicon.svg"), "<svg></svg>");
  const app = server();
  await serveWebApp(app, { webRoot, publicUrl: "https://notes.example.org/" });
  const first = await app.inject({ url: "/favicon.svg" });
  expect([first.headers["content-type"], first.body]).toEqual(["image/svg+xml", "<svg></svg>"]);
  const headers = { "if-none-match": String(first.headers["etag"]) };
  const again = await app.inject({ url: "/favicon.svg", headers });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await app.inject({ method: "HEAD", url: "/favicon.svg" })).statusCode).toBe(200);
  for (const url of ["/../static-app.ts", "/%2e%2e/static-app.ts", "/assets/../../etc/passwd.txt"])
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
});
