import { mkdtemp, rm, writeFile } from "node:fs/promises";
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
  const picture = '<meta property="og:image" content="/share.png" /><script src="/theme.js">';
  await writeFile(join(webRoot, "index.html"), picture);
  await writeFile(join(webRoot, "theme.js"), "1");
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
      '<meta property="og:image" content="https://notes.example.org/share.png" /><script src="/theme.js">',
    );
  }
  expect((await app.inject({ url: "/theme.js" })).body).toBe("1");
  for (const url of ["/api/nothing/", "/assets/gone.js"]) {
    expect((await app.inject({ url })).statusCode).toBe(404);
  }
  expect((await app.inject({ method: "POST", url: "/chat" })).statusCode).toBe(404);
});
