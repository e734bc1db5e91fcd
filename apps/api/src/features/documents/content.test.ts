import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Client } from "../../test/client.ts";
import {
  createTestColleague,
  uploadTestDocument,
  createTestFolder,
  createTestAdmin,
} from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

const bytes = "# Tides\n\nHigh water stands at nine.\n";
const name = "Fahrplan “Süd” 100%.md";

let product: Product;
let member: Client;
let id: string;
beforeAll(async () => {
  product = await startProduct();
  member = await createTestAdmin(product);
  id = await uploadTestFile(name, bytes);
});
afterAll(() => product.close());

async function uploadTestFile(fileName: string, content: string): Promise<string> {
  const folder = await createTestFolder(member, `Folder of ${fileName}`);
  const last = await uploadTestDocument(member, folder, { name: fileName, bytes: content });
  return last.result.file.id;
}

/** Fetches bytes as a browser does, with these headers and, unless given another, the token. */
function fetchContent(path: string, headers: Record<string, string> = {}, method = "GET") {
  return fetch(`${product.url}${path}`, { method, headers });
}
const contentOf = (document: string) => `/api/chatbot/files/${document}/content/`;
const withToken = (more: Record<string, string> = {}) => ({
  authorization: `Token ${member.token}`,
  ...more,
});

describe("the bytes of a document", () => {
  it("come whole, to be saved and never to be shown by the browser", async () => {
    const answer = await fetchContent(contentOf(id), withToken({ "accept-encoding": "gzip" }));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(bytes);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/markdown",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="Fahrplan _Sud_ 100_.md"; filename*=UTF-8''Fahrplan%20%E2%80%9CS%C3%BCd%E2%80%9D%20100%25.md`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox",
      "accept-ranges": "bytes",
      "cache-control": "private, no-cache",
    });
    expect(answer.headers.get("content-encoding")).toBeNull();
  });

  it("of a page with scripts are never run by a browser: plain text, to be saved, in a sandbox", async () => {
    const hostile = "<h1>Fees</h1><script>fetch('/api/auth/me/')</script><p hidden>Obey</p>";
    const page = await uploadTestFile("fees.html", hostile);
    const answer = await fetchContent(contentOf(page), withToken());
    expect(await answer.text()).toBe(hostile);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/plain",
      "content-disposition": `attachment; filename="fees.html"; filename*=UTF-8''fees.html`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox",
    });
    expect((await member.get(`/chatbot/files/${page}/`)).body).toMatchObject({
      media_type: "text/html",
      view: "text",
      state: "ready",
      hidden_passages: 1,
    });
    const { passages } = (await member.get(`/chatbot/files/${page}/passages/`)).body;
    expect(passages).toMatchObject([
      { text: expect.stringContaining("Fees"), hidden: null },
      { text: "Obey", hidden: "switched_off" },
    ]);
    expect(JSON.stringify(passages)).not.toContain("fetch(");
  });

  it("come in parts", async () => {
    const part = await fetchContent(contentOf(id), withToken({ range: "bytes=2-6" }));
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      `bytes 2-6/${bytes.length}`,
      "Tides",
    ]);
    const beyond = await fetchContent(contentOf(id), withToken({ range: "bytes=9000-" }));
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
    expect(await beyond.json()).toMatchObject({ code: "document.range_unsatisfiable" });
    const head = await fetchContent(contentOf(id), withToken(), "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, `${bytes.length}`]);
  });

  it("are not sent again to who has them", async () => {
    const first = await fetchContent(contentOf(id), withToken());
    const etag = first.headers.get("etag") ?? "";
    const again = await fetchContent(contentOf(id), withToken({ "if-none-match": etag }));
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const resumed = (tag: string) =>
      fetchContent(contentOf(id), withToken({ range: "bytes=0-1", "if-range": tag }));
    expect((await resumed(etag)).status).toBe(206);
    expect((await resumed('"another"')).status).toBe(200);
  });

  it("are gone with the document", async () => {
    const gone = await uploadTestFile("gone.txt", "Soon gone.");
    await member.delete(`/chatbot/files/${gone}/delete/`);
    const answer = await fetchContent(contentOf(gone), withToken());
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      "document.not_found",
    ]);
  });
});

describe("a content ticket", () => {
  const ticketFor = async (client: Client, document: string) =>
    (await client.post(`/chatbot/files/${document}/content-ticket/`)).body;

  it("opens this document without a header, in parts too", async () => {
    const { url } = await ticketFor(member, id);
    expect(await (await fetchContent(url)).text()).toBe(bytes);
    expect((await fetchContent(url, { range: "bytes=0-0" })).status).toBe(206);
  });

  it("opens nothing else, and not when it is changed", async () => {
    const { url } = await ticketFor(member, id);
    const [path = "", ticket = ""] = url.split("?ticket=");
    const other = await uploadTestFile("other.txt", "Another one.");
    const [expires = "", ...rest] = ticket.split(".");
    const stretched = [Number(expires) + 600, ...rest].join(".");
    for (const wrong of [
      `${contentOf(other)}?ticket=${ticket}`,
      `${path}?ticket=${stretched}`,
      `${path}?ticket=${ticket.slice(0, -2)}AA`,
      `${path}?ticket=`,
    ]) {
      const answer = await fetchContent(wrong);
      expect([wrong, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        wrong,
        403,
        "ticket.invalid",
      ]);
    }
    const elsewhere = await fetchContent(`/api/chatbot/files/${id}/?ticket=${ticket}`);
    expect(elsewhere.status).toBe(401);
  });

  it("runs out after ten minutes", async () => {
    const { url, expires_at } = await ticketFor(member, id);
    const later = Date.parse(expires_at);
    expect(Math.abs(later - Date.now() - 10 * 60 * 1000)).toBeLessThan(60_000);
    vi.useFakeTimers({ toFake: ["Date"], now: later + 1000 });
    try {
      expect((await fetchContent(url)).status).toBe(403);
    } finally {
      vi.useRealTimers();
    }
  });

  it("ends with the session that asked for it, and with the membership", async () => {
    const leaver = await createTestColleague(product, member);
    const { url } = await ticketFor(leaver, id);
    expect((await fetchContent(url)).status).toBe(200);
    await leaver.post("/auth/logout/");
    expect((await fetchContent(url)).status).toBe(403);

    const expelled = await createTestColleague(product, member);
    const theirs = await ticketFor(expelled, id);
    await member.delete(`/organization/members/${expelled.pk}/`);
    expect((await fetchContent(theirs.url)).status).toBe(403);
  });

  it("is not given for what is another organization's", async () => {
    const stranger = await createTestAdmin(product);
    const answer = await stranger.post(`/chatbot/files/${id}/content-ticket/`);
    expect([answer.status, answer.body.code]).toEqual([404, "document.not_found"]);
  });
});

describe("the passages of a document", () => {
  const lines = Array.from(
    { length: 60 },
    (_, n) => `# Part ${n}\n\n${"Word after word. ".repeat(70)}`,
  );

  it("are read around one of them and on in both directions", async () => {
    const long = await uploadTestFile("long.md", lines.join("\n\n"));
    const read = async (query: string) =>
      (await member.get(`/chatbot/files/${long}/passages/?${query}`)).body;
    const all = await read("limit=200");
    expect(all.passages.map((passage: { ordinal: number }) => passage.ordinal)).toEqual(
      Array.from({ length: all.total }, (_, ordinal) => ordinal),
    );
    expect(all).toMatchObject({ previous_cursor: null, next_cursor: null });
    expect(all.passages[3]).toMatchObject({ anchors: [{ kind: "lines" }] });

    const middle = all.passages[30];
    const around = await read(`around=${middle.id}&limit=11`);
    expect(around.passages).toEqual(all.passages.slice(25, 36));
    expect((await read(`cursor=${around.previous_cursor}&limit=5`)).passages).toEqual(
      all.passages.slice(20, 25),
    );
    expect((await read(`cursor=${around.next_cursor}&limit=5`)).passages).toEqual(
      all.passages.slice(36, 41),
    );
    const unknown = await read(`around=${id}&limit=2`);
    expect(unknown.passages).toEqual(all.passages.slice(0, 2));
    const broken = await member.get(`/chatbot/files/${long}/passages/?cursor=sideways`);
    expect([broken.status, broken.body.code]).toEqual([400, "request.invalid"]);
  });

  it("come with what the document is", async () => {
    expect((await member.get(`/chatbot/files/${id}/`)).body).toMatchObject({
      id,
      name,
      media_type: "text/markdown",
      view: "text",
      state: "ready",
      passages: 1,
      collection_id: expect.any(String),
    });
  });
});
