import { expect, it } from "vitest";
import { readPage } from "./read-page.ts";

const read = (type: string, body: string) => {
  const fetched = { url: "https://example.org/page", type, charset: "utf-8" };
  const fetch = async () => ({ ...fetched, body: Buffer.from(body) });
  return readPage(fetch, fetched.url, new AbortController().signal);
};
const lengthOf = ({ blocks }: Awaited<ReturnType<typeof readPage>>) =>
  blocks.reduce((sum, { text, header = "" }) => sum + text.length + header.length, 0);

it.each([
  ["words without end", "text/plain", "a.".repeat(1_400_000)],
  ["text without blanks", "text/plain", "渡船時刻".repeat(240_000)],
  [
    "thousands of paragraphs",
    "text/html",
    `<p>${"The ferry leaves at noon.</p><p>".repeat(15_000)}`,
  ],
  ["a heading of megabytes", "text/html", `<h1>${"ferry ".repeat(400_000)}</h1><p>At noon.</p>`],
])("reads the first part of a page with %s", async (_, type, body) => {
  const length = lengthOf(await read(type, body));
  expect(length).toBeGreaterThan(40_000);
  expect(length).toBeLessThanOrEqual(200_000);
});

it("reads a page whose title has megabytes", async () => {
  const head = `<head><title>${"a".repeat(2_900_000)}</title></head>`;
  const page = await read("text/html", `<html>${head}<body><p>At noon.</p></body></html>`);
  expect(page.title).toBe("a".repeat(300));
});
