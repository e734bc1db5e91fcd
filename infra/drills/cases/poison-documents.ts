import { randomBytes } from "node:crypto";
import { makePackage } from "../../../packages/extraction/src/fixtures/make-package.ts";
import type { Drill } from "../drill.ts";
import { list } from "../load.ts";
import { until } from "../until.ts";

/** Files that are broken, lie about themselves or grow without end. Each must fail with a reason, or be read as it is. */
export function poison(): Record<string, Uint8Array> {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text));
  const nested = `<w:p>`.repeat(60_000);
  const entities = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from(
    { length: 12 },
    (_, at) => `<!ENTITY a${at} "${`&a${at || ""};`.repeat(10)}">`,
  ).join("")}]><a>&a11;</a>`;
  return {
    "random.pdf": new Uint8Array(Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(50_000)])),
    "endless.pdf": bytes(
      `%PDF-1.4\n${"1 0 obj<</Kids[1 0 R]/Type/Pages/Count 1>>endobj\n".repeat(2_000)}trailer<</Root 1 0 R>>`,
    ),
    "random.docx": new Uint8Array(randomBytes(50_000)),
    "nested.docx": makePackage({ "word/document.xml": nested, "[Content_Types].xml": "<Types/>" }),
    "bomb.xlsx": makePackage({
      "xl/workbook.xml": " ".repeat(30_000_000),
      "[Content_Types].xml": "<Types/>",
    }),
    "entities.html": bytes(entities),
    "deep.html": bytes("<div>".repeat(200_000)),
    "deep.json": bytes("[".repeat(500_000)),
    "nul.txt": new Uint8Array(100_000),
    "line.csv": bytes(`a,b\n"${"x".repeat(3_000_000)}`),
    "picture.png": new Uint8Array(
      Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), randomBytes(20_000)]),
    ),
    "mail.eml": bytes(
      `Content-Type: multipart/mixed; boundary=a\n\n${"--a\nContent-Type: multipart/mixed; boundary=a\n\n".repeat(5_000)}`,
    ),
  };
}

export const poisonDocuments: Drill = {
  name: "poison-documents",
  title: "Poison documents among good ones",
  servesReads: true,
  async run({ load }) {
    const [member] = load.team;
    if (!member) return ["there is no member"];
    const names: string[] = [];
    for (const [name, bytes] of Object.entries(poison())) {
      const form = new FormData();
      form.append("collection_id", member.folderId);
      form.append("file", new Blob([new Uint8Array(bytes)]), name);
      const reply = await member.send({
        method: "POST",
        path: "/chatbot/chat/upsert_file/",
        body: form,
      });
      if (reply?.status === 202) names.push(name.replace(/\.[^.]+$/, ""));
    }
    const settled = async () => {
      const files = (await list(member)) ?? [];
      return names.every((one) =>
        files.some(({ name, state }) => name === one && state !== "processing"),
      );
    };
    await until(settled, { what: "every poison document is read or refused" });
    return names.length > 0 ? [] : ["no poison document was accepted"];
  },
};
