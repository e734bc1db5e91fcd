import { makePdf } from "@footnote/extraction/fixtures/make-pdf";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../../test/fixtures.ts";
import { type Product, startProduct } from "../../../test/product.ts";
import { pagesMax } from "./cited-pages.rules.ts";

let product: Product;
let member: Client;
/** Of another organization, so that no answer cites an export. */
let reader: Client;
let exportsFolder: string;

beforeAll(async () => {
  product = await startProduct();
  member = await createTestAdmin(product);
  reader = await createTestAdmin(product);
  exportsFolder = await createTestFolder(reader, "Exports");
});
afterAll(() => product.close());

const text = (line: string) => [{ text: line, x: 60, y: 120 }];

async function uploadPdf(name: string, pages: Parameters<typeof makePdf>[0]): Promise<string> {
  const folder = await createTestFolder(member, name);
  const upload = await member.upload(folder, { name, bytes: new Uint8Array(makePdf(pages)) });
  await member.follow(upload.body.task_id);
  return upload.body.file.id;
}

async function ask(message: string, conversationId?: string) {
  const asked = { message, ...(conversationId && { conversation_id: conversationId }) };
  const { results } = (await member.post("/chatbot/chat/agent_message/", asked)).body;
  return { id: results.conversation_id as string, answer: results.messages[0] };
}

async function exportAs(format: "docx" | "pdf", id: string, language = "en"): Promise<Buffer> {
  const path = `/api/chatbot/conversations/${id}/export/?format=${format}&language=${language}`;
  const response = await fetch(product.url + path, {
    headers: { authorization: `Token ${member.token}` },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** A .docx names its pictures in the archive, a .pdf says of an object that it is one. */
function countPictures(format: "docx" | "pdf", file: Buffer): number {
  const content = file.toString("latin1");
  return format === "docx"
    ? new Set(content.match(/word\/media\/[\w.-]+\.jpg/g)).size
    : (content.match(/\/Subtype \/Image/g)?.length ?? 0);
}

/** What the product itself reads in an exported file. */
async function readText(format: "docx" | "pdf", bytes: Buffer): Promise<string> {
  const name = `${crypto.randomUUID()}.${format}`;
  const upload = await reader.upload(exportsFolder, { name, bytes: new Uint8Array(bytes) });
  await reader.follow(upload.body.task_id);
  const { body } = await reader.get(`/chatbot/files/${upload.body.file.id}/passages/?limit=100`);
  const passages: { text: string }[] = body.passages;
  return passages
    .map((passage) => passage.text)
    .join("\n")
    .replace(/\s+/g, " ");
}

it.each([
  ["docx", "sluice"],
  ["pdf", "granary"],
] as const)("shows each cited page once, as %s", async (format, place) => {
  await uploadPdf(`${place}.pdf`, [
    text("Guests are welcome."),
    text(`The ${place} opens at seven in the morning.`),
  ]);
  const { id, answer } = await ask(`When does the ${place} open?`);
  expect(answer.content).toContain("seven in the morning");
  await ask(`At what time does the ${place} open in the morning?`, id);
  const file = await exportAs(format, id);
  expect(countPictures(format, file)).toBe(1);
  const read = await readText(format, file);
  expect(read).toContain("Cited pages");
  expect(read).toContain(`${place}.pdf, page 2 · notes 1, 2`);
});

it("says of a page why it is not shown: the document was deleted, or its bytes are gone", async () => {
  const deleted = await uploadPdf("deleted.pdf", [text("The ferry leaves at nine.")]);
  const lost = await uploadPdf("lost.pdf", [text("The crane lifts two tonnes.")]);
  const { id } = await ask("When does the ferry leave?");
  await ask("How much does the crane lift?", id);
  await member.delete(`/chatbot/files/${deleted}/delete/`);
  const { blobKey } = await product.app.db.document.findUniqueOrThrow({ where: { id: lost } });
  await product.app.blobs.delete(blobKey);
  const file = await exportAs("docx", id, "de");
  expect(countPictures("docx", file)).toBe(0);
  const read = await readText("docx", file);
  expect(read).toContain("deleted.pdf, Seite 1 · Fußnote 1: das Dokument wurde gelöscht");
  expect(read).toContain("lost.pdf, Seite 1 · Fußnote 2: die Seite konnte nicht gezeichnet werden");
});

it("shows so many pages at most, and lists the others", async () => {
  const pages = Array.from({ length: pagesMax + 2 }, (_, at) => text(`Berth ${at + 1} is dry.`));
  await uploadPdf("berths.pdf", pages);
  const { id, answer } = await ask("Is berth 1 dry?");
  // An answer cites fewer: the citation is given all of the pages.
  const stored = await product.app.db.message.findUniqueOrThrow({ where: { id: answer.id } });
  const citations = structuredClone(stored.citations) as { payload: { metadata: object } }[];
  const anchors = pages.map((_, at) => ({ kind: "page", page: at + 1, boxes: [] }));
  for (const { payload } of citations) payload.metadata = { ...payload.metadata, anchors };
  await product.app.db.message.update({ where: { id: answer.id }, data: { citations } });
  const file = await exportAs("docx", id);
  expect(countPictures("docx", file)).toBe(pagesMax);
  const read = await readText("docx", file);
  expect(read).toMatch(
    new RegExp(`page ${pagesMax + 2} · note .*: left out, since an export shows ${pagesMax} pages`),
  );
});

it("has no such part where no page of a PDF is cited", async () => {
  const folder = await createTestFolder(member, "Notes");
  await uploadTestDocument(member, folder, {
    name: "buoy.md",
    bytes: "The buoy is painted red.\n",
  });
  const { id } = await ask("Which colour is the buoy painted?");
  const file = await exportAs("docx", id);
  expect(countPictures("docx", file)).toBe(0);
  expect(await readText("docx", file)).not.toContain("Cited pages");
});
