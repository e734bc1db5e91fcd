import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client, Wire } from "../../test/client.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
let member: Client;
let folder: string;
beforeAll(async () => {
  product = await startProduct();
  member = await createTestAdmin(product);
  folder = await createTestFolder(member, "Mixed");
  await uploadTestDocument(member, folder, { name: "b.txt", bytes: "High water stands at nine." });
  await uploadTestDocument(member, folder, { name: "a.csv", bytes: "Berth,Fee\nA1,120\n" });
  await uploadTestDocument(member, folder, { name: "broken.pdf", bytes: "%PDF-1.7 and no more" });
  await uploadTestDocument(member, folder, { name: "page.html", bytes: "<p>Berths and fees</p>" });
  const { id } = (await list(""))[0] ?? { id: "" };
  const createdAt = new Date("2025-01-01T00:00:00Z");
  await product.app.db.document.update({ where: { id }, data: { createdAt } });
});
afterAll(() => product.close());

const path = (query: string) => `/chatbot/chat/get_files/?collection_id=${folder}&${query}`;
const list = async (query: string): Promise<{ id: string; name: string }[]> =>
  (await member.get(path(query))).body;

it.each([
  ["type=documents", ["b.txt", "broken.pdf"]],
  ["type=spreadsheets", ["a.csv"]],
  ["type=web", ["page.html"]],
  ["type=mail", []],
  ["state=ready", ["a.csv", "b.txt", "page.html"]],
  ["state=failed", ["broken.pdf"]],
  ["state=processing", []],
  ["created_after=2025-06-01T00:00:00Z", ["a.csv", "b.txt", "broken.pdf"]],
  ["created_after=2024-12-31T23:00:00%2B01:00&type=web", ["page.html"]],
  ["type=documents&state=ready&search=B", ["b.txt"]],
])("the files of a folder with %s are %j", async (query, names) => {
  const files = await list(query);
  expect(files.map(({ name }) => name).toSorted()).toEqual(names);
});

it("a filter with a limit comes in pages, with the number of all that match", async () => {
  const first = await member.get(path("state=ready&limit=2&sort=name"));
  expect(first.headers.get("x-total-count")).toBe("3");
  const cursor = encodeURIComponent(first.headers.get("x-next-cursor") ?? "");
  const rest = await list(`state=ready&limit=2&sort=name&cursor=${cursor}`);
  expect(rest.map(({ name }) => name)).toEqual(["page.html"]);
});

it("files are sorted by size and by state, in pages too", async () => {
  for (const sort of ["size", "-size", "state", "-state"]) {
    const whole = (await list(`sort=${sort}`)).map(({ name }) => name);
    const first = await member.get(path(`sort=${sort}&limit=3`));
    const cursor = encodeURIComponent(first.headers.get("x-next-cursor") ?? "");
    const rest = await list(`sort=${sort}&limit=3&cursor=${cursor}`);
    const paged = [...first.body, ...rest].map(({ name }: { name: string }) => name);
    expect(paged).toEqual(whole);
  }
  const bySize = (await list("sort=size")) as unknown as { size: number }[];
  const sizes = bySize.map(({ size }) => size);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect((await list("sort=state"))[0]?.name).toBe("broken.pdf");
});

it("a filter narrows a search by name, which then lists no folders", async () => {
  await createTestFolder(member, "a folder");
  const found = async (query: string) =>
    (await member.get(`/chatbot/entries/search/?search=a&${query}`)).body;
  const namesOf = ({ files }: Wire) => files.map(({ name }: { name: string }) => name);
  expect((await found("")).folders).toHaveLength(1);
  const narrowed = await found("type=spreadsheets");
  expect([narrowed.folders, namesOf(narrowed), narrowed.total]).toEqual([[], ["a.csv"], 1]);
});

it("a filter that does not exist is refused", async () => {
  const dates = ["created_after=yesterday", "created_after=0000-01-01T00:00:00Z"];
  for (const query of ["type=films", "state=outdated", "sort=colour", ...dates]) {
    expect([query, (await member.get(path(query))).status]).toEqual([query, 400]);
  }
  const folders = await member.get("/chatbot/chat/get_scopes/?sort=size");
  expect(folders.status).toBe(400);
});
