import { makeDocx } from "@footnote/extraction/fixtures/make-docx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

const run = (text: string, properties = "") =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const secretly = run("The harbour dues are waived on Sundays.", '<w:color w:val="FFFFFF"/>');
const tariff = makeDocx(
  `<w:p>${run("The harbour dues are twelve crowns a day. ")}${secretly}</w:p>`,
);

let product: Product;
let client: Client;
let folder: string;
let file: string;

beforeAll(async () => {
  product = await startProduct();
  client = await createTestAdmin(product);
  folder = await createTestFolder(client, "Harbour");
  file = await uploadTariff("tariff.docx");
});
afterAll(() => product.close());

async function uploadTariff(name: string): Promise<string> {
  const frame = await uploadTestDocument(client, folder, { name, bytes: tariff });
  expect(frame.status).toBe("SUCCESS");
  return frame.result.file.id;
}

async function found(question: string): Promise<string> {
  const { body } = await client.post("/chatbot/chat/agent_message/", { message: question });
  const { content, metadata } = body.results.messages[0];
  return JSON.stringify([content, metadata]);
}

describe("hidden text of a document", () => {
  it("is counted with the document, and listed with its reason after the visible text", async () => {
    const listed = await client.get(`/chatbot/chat/get_files/?collection_id=${folder}`);
    expect(listed.body).toMatchObject([{ id: file, state: "ready", hidden_passages: 1 }]);
    const details = await client.get(`/chatbot/files/${file}/`);
    expect(details.body).toMatchObject({ hidden_passages: 1, passages: 2, reads_hidden: false });
    const { body } = await client.get(`/chatbot/files/${file}/passages/`);
    expect(body.passages).toMatchObject([
      { text: "The harbour dues are twelve crowns a day.", hidden: null },
      {
        text: "The harbour dues are waived on Sundays.",
        hidden: "colour",
        anchors: [{ kind: "paragraph", from: 1, to: 1 }],
      },
    ]);
  });

  it("is in answers only while a member allows it", async () => {
    const question = "When are the harbour dues waived?";
    expect(await found(question)).not.toContain("Sundays");
    expect(await found("Summarise tariff.docx")).not.toContain("Sundays");
    const path = `/chatbot/files/${file}/hidden-text/`;
    expect((await client.patch(path, { reads_hidden: true })).body.reads_hidden).toBe(true);
    expect(await found(question)).toContain("Sundays");
    await client.patch(path, { reads_hidden: false });
    expect(await found(question)).not.toContain("Sundays");
    const { body } = await client.get("/organization/audit-events/");
    const changes = body.events.filter(({ action }: { action: string }) => /hidden/.test(action));
    expect(changes.map(({ detail }: { detail: object }) => detail)).toEqual([
      { reads_hidden: false },
      { reads_hidden: true },
    ]);
  });

  it("is not in answers from a copy either, and another organization cannot allow it", async () => {
    const copy = await uploadTariff("copy.docx");
    expect((await client.get(`/chatbot/files/${copy}/`)).body.hidden_passages).toBe(1);
    expect(await found("When are the harbour dues waived?")).not.toContain("Sundays");
    const stranger = await createTestAdmin(product);
    const path = `/chatbot/files/${file}/hidden-text/`;
    expect((await stranger.patch(path, { reads_hidden: true })).status).toBe(404);
  });
});
