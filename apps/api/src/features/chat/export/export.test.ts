import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../../test/fixtures.ts";
import { type Product, startProduct } from "../../../test/product.ts";

let product: Product;
let member: Client;
/** Of another organization, so that no answer cites an export. */
let reader: Client;
let exportsFolder: string;
const bytes = "# Moorings\n\nThe *eastern* mooring fee is 42 euros a night.\n";
const hash = createHash("sha256").update(bytes).digest("hex");

beforeAll(async () => {
  product = await startProduct();
  member = await createTestAdmin(product);
  const folder = await createTestFolder(member, "Harbour");
  reader = await createTestAdmin(product);
  exportsFolder = await createTestFolder(reader, "Exports");
  await uploadTestDocument(member, folder, { name: "fees [2026].md", bytes });
});
afterAll(() => product.close());

async function ask(message: string, conversationId?: string) {
  const asked = { message, ...(conversationId && { conversation_id: conversationId }) };
  const { results } = (await member.post("/chatbot/chat/agent_message/", asked)).body;
  return { id: results.conversation_id as string, answer: results.messages[0] };
}

const download = (id: string, query = "") =>
  fetch(`${product.url}/api/chatbot/conversations/${id}/export/${query}`, {
    headers: { authorization: `Token ${member.token}` },
  });

/** What the product itself reads in an exported file. */
async function readExported(id: string, format: "docx" | "pdf"): Promise<string> {
  const response = await download(id, `?format=${format}`);
  expect(response.status).toBe(200);
  const name = `${id}.${format}`;
  const upload = await reader.upload(exportsFolder, {
    name,
    bytes: new Uint8Array(await response.arrayBuffer()),
  });
  await reader.follow(upload.body.task_id);
  const { body } = await reader.get(`/chatbot/files/${upload.body.file.id}/passages/?limit=100`);
  return body.passages
    .map(({ text }: { text: string }) => text)
    .join("\n")
    .replace(/\s+/g, " ");
}

describe("the export as Markdown", () => {
  it("has each citation as a footnote with its passage, the document's hash and its check", async () => {
    const { id, answer } = await ask("How high is the mooring fee?");
    expect(answer.content).toMatch(/\[1\]$/);
    await ask("What does the eastern mooring cost a night?", id);
    await member.patch(`/chatbot/conversations/${id}/`, { name: "Fees: *2026*" });
    const file = await download(id);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "content-disposition": `attachment; filename="Fees   2026 .md"; filename*=UTF-8''Fees%20%20%202026%20.md`,
      "cache-control": "private, no-store",
    });
    const text = await file.text();
    expect(text).toContain("# Fees: \\*2026\\*\n\nExported 20");
    expect(text).toContain("## How high is the mooring fee?\n\n_Asked 20");
    expect(text).toContain(answer.content.replace(/ ?\[1\]$/, "[^1]"));
    expect(text).toContain("[^1]: **fees \\[2026\\].md**, line 3\n\n    > Moorings\n");
    expect(text).toContain(`    - SHA-256: ${hash}\n    - Check: quoted word for word`);
    // Numbers go on through the conversation: the second answer cites the same passage again.
    expect(text).toContain("[^2]: **fees");
  });

  it("speaks the reader's language, and says when a document was deleted", async () => {
    const folder = await createTestFolder(member, "Short-lived");
    const upload = await member.upload(folder, {
      name: "keys.md",
      bytes: "The key of the boathouse hangs behind the barometer.\n",
    });
    await member.follow(upload.body.task_id);
    const { id } = await ask("Where hangs the key of the boathouse?");
    await member.delete(`/chatbot/files/${upload.body.file.id}/delete/`);
    const text = await (await download(id, "?language=de")).text();
    expect(text).toContain("Exportiert 20");
    expect(text).toContain("**keys.md**, Zeile 1");
    expect(text).toContain("SHA-256: das Dokument wurde gelöscht\n    - Prüfung: wörtlich zitiert");
  });

  it("is refused in a format or language that does not exist", async () => {
    const { id } = await ask("Which formats are there?");
    expect((await download(id, "?format=odt")).status).toBe(400);
    expect((await download(id, "?language=xx")).status).toBe(400);
  });
});

describe("the export as Word and PDF", () => {
  it.each(["docx", "pdf"] as const)("has the same proof as %s", async (format) => {
    const { id } = await ask("How high is the mooring fee?");
    const text = await readExported(id, format);
    expect(text).toContain("How high is the mooring fee?");
    expect(text).toContain("The *eastern* mooring fee is 42 euros a night.");
    expect(text).toContain("fees [2026].md");
    expect(text).toContain("line 3");
    expect(text.replaceAll(" ", "")).toContain(hash);
    expect(text).toContain("Check: quoted word for word");
  });

  it("has headings, lists, tables, code and the scripts that the fonts of the PDF cover", async () => {
    const { id, answer } = await ask("How high is the mooring fee?");
    const content = [
      "# Überblick",
      "Ein **fetter** und *schräger* Satz über Łódź, Αθήνα и Київ [1], [a link](https://example.org).",
      "1. One\n   - Inner [1]\n2. Two",
      "> Quoted",
      "| Pier | Fee |\n|---|---|\n| East | 42 [1] |\n| West | 40 | [1] | more |",
      "```\nlet x = [1];\n```",
      "[7] is no citation. ![A dog](https://example.org/x.png)",
    ].join("\n\n");
    await product.app.db.message.update({ where: { id: answer.id }, data: { content } });
    for (const format of ["docx", "pdf"] as const) {
      const text = await readExported(id, format);
      for (const part of [
        "Überblick",
        "Łódź, Αθήνα и Київ",
        "Inner",
        "Two",
        "Quoted",
        "East",
        "let x = [1];",
        "[7] is no citation. A dog",
      ]) {
        expect(text).toContain(part);
      }
      expect(text).not.toContain("**");
    }
  });

  it("has lists of many levels, and says when there are too many", async () => {
    const { id, answer } = await ask("How high is the mooring fee?");
    const exportLevels = async (levels: number) => {
      const content = `${"* ".repeat(levels)}deep`;
      await product.app.db.message.update({ where: { id: answer.id }, data: { content } });
      const response = await download(id, "?format=pdf");
      if (response.ok) return response.status;
      return ((await response.json()) as { code: string }).code;
    };
    expect([await exportLevels(40), await exportLevels(3_000)]).toEqual([200, "export.failed"]);
  });

  it.each(["合同 costs 42", "חוזה costs 42", "a 🚢 costs 42"])(
    "is refused as PDF with the characters it cannot show, and offered as Word: %s",
    async (content) => {
      const { id, answer } = await ask("How high is the mooring fee?");
      await product.app.db.message.update({ where: { id: answer.id }, data: { content } });
      const refused = await download(id, "?format=pdf");
      const body = (await refused.json()) as {
        code: string;
        error: string;
        detail: { characters: string[] };
      };
      expect([refused.status, body.code]).toEqual([409, "export.characters_unsupported"]);
      const [first = ""] = content.replace("a ", "");
      expect(body.error).toContain(first);
      expect(body.detail.characters).toContain(first);
      expect(await readExported(id, "docx")).toContain(first);
    },
  );
});
