import { runsSoffice } from "@footnote/extraction/fixtures/soffice";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { checkIntegrity } from "../documents/integrity.service.ts";

const lacking = runsSoffice ? "" : " (skipped: there is no LibreOffice here)";

const rtf = String.raw`{\rtf1 The fine is thirty cents.\par}`;

let product: Product;
let member: Client;
beforeAll(async () => {
  product = await startProduct();
  member = await createTestAdmin(product);
});
afterAll(() => product.close());

async function upload(name: string, bytes: string): Promise<string> {
  const folder = await createTestFolder(member, `Folder of ${name}`);
  const last = await uploadTestDocument(member, folder, { name, bytes });
  return last.result.file.id;
}

const open = (id: string, headers: Record<string, string> = {}, client = member) =>
  fetch(`${product.url}/api/chatbot/files/${id}/layout/`, {
    headers: { authorization: `Token ${client.token}`, ...headers },
  });

const countBlobs = async () => (await Array.fromAsync(product.app.blobs.keys())).length;
const listOrphans = async () =>
  (await checkIntegrity(product.app)).find(({ question }) => question.startsWith("blobs"))?.ids;

describe(`the layout of a document${lacking}`, () => {
  it.runIf(runsSoffice)("is made once, kept beside the file and deleted with it", async () => {
    const id = await upload("rules.rtf", rtf);
    const before = await countBlobs();
    const [first, second] = await Promise.all([open(id), open(id)]);
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment",
      "content-security-policy": "sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
    });
    const etag = first.headers.get("etag") ?? "";
    expect((await open(id, { "if-none-match": etag })).status).toBe(304);
    expect(await countBlobs()).toBe(before + 1);
    expect(await listOrphans()).toEqual([]);

    await member.delete(`/chatbot/files/${id}/delete/`);
    await expect.poll(countBlobs, { timeout: 20_000 }).toBe(before - 1);
    expect((await open(id)).status).toBe(404);
  });

  it.runIf(runsSoffice)(
    "of one organization does not wait for all of another one",
    async () => {
      const ids = await Promise.all(["1", "2"].map((n) => upload(`${n}.rtf`, rtf)));
      const other = await createTestAdmin(product);
      const folder = await createTestFolder(other, "Rules");
      const last = await uploadTestDocument(other, folder, { name: "3.rtf", bytes: rtf });
      const made: string[] = [];
      const openNamed = async (name: string, id: string, client: Client) => {
        const answer = await open(id, {}, client);
        expect(answer.headers.get("content-type")).toBe("application/pdf");
        await answer.arrayBuffer();
        made.push(name);
      };
      const many = ids.map((id, index) => openNamed(`many ${index}`, id, member));
      await Promise.all([...many, openNamed("one", last.result.file.id, other)]);
      expect(made.at(-1)).not.toBe("one");
    },
    120_000,
  );

  it("is not there for a type without one, and never for another organization", async () => {
    const id = await upload("rules.txt", "The fine is thirty cents.");
    const answer = await open(id);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      404,
      "document.no_layout",
    ]);
    const stranger = await createTestAdmin(product);
    const refused = await open(id, {}, stranger);
    expect(((await refused.json()) as { code: string }).code).toBe("document.not_found");
  });
});

it("without LibreOffice the text is what can be read", async () => {
  const without = await startProduct({ env: { SOFFICE_PATH: "none" } });
  try {
    const admin = await createTestAdmin(without);
    const folder = await createTestFolder(admin, "Rules");
    const last = await uploadTestDocument(admin, folder, { name: "rules.rtf", bytes: rtf });
    const { status, body } = await admin.get(`/chatbot/files/${last.result.file.id}/layout/`);
    expect([status, body.code]).toEqual([404, "document.no_layout"]);
  } finally {
    await without.close();
  }
});
