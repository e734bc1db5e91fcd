import { gzipSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "@playwright/test";

/** Kilobytes of 1000 bytes of the scripts that a page is drawn with, gzipped; see bench/README.md. */
const limits = { "/login": 113, "/chat": 170, "/home": 170, "/": 122 };

for (const [path, limit] of Object.entries(limits)) {
  test(`${path} names all of the scripts it is drawn with, at most ${limit} kB`, async ({
    request,
  }) => {
    const page = await request.get(path);
    const links = (await page.text()).match(/<(script|link)[^>]*>/g) ?? [];
    const named = links.flatMap((link) => link.match(/"(\/[^"]+\.js)"/)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(1);
    const scripts = await Promise.all(named.map((file) => getText(request, file)));
    const size = scripts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    expect(size / 1000).toBeLessThan(limit);
    // What a script imports and the page does not name is found only when the script has arrived.
    const imported = scripts.flatMap((text) => [
      ...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g),
    ]);
    expect(imported.length).toBeGreaterThan(0);
    for (const [, file = ""] of imported) expect(named).toContain(`/assets/${file}`);
  });
}

test("the scripts come compressed at the build, to be kept for a year", async ({ request }) => {
  const html = await (await request.get("/login")).text();
  const entry = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
  const reply = await request.fetch(entry, { headers: { "accept-encoding": "br" } });
  const headers = reply.headers();
  expect(headers["content-encoding"]).toBe("br");
  // A length is known before the first byte only when nothing is compressed on the way.
  expect(Number(headers["content-length"])).toBeGreaterThan(0);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

async function getText(request: APIRequestContext, file: string): Promise<string> {
  const reply = await request.get(file);
  expect([file, reply.status()]).toEqual([file, 200]);
  return await reply.text();
}
