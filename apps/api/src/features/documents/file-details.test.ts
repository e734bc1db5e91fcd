import { createHash } from "node:crypto";
import { makePdf } from "@footnote/extraction/fixtures/make-pdf";
import { makePptx, shape } from "@footnote/extraction/fixtures/make-pptx";
import { makeXlsx, row } from "@footnote/extraction/fixtures/make-xlsx";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createTestAdmin,
  createTestColleague,
  createTestFolder,
  uploadTestDocument,
} from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import type { Client } from "../../test/client.ts";

let product: Product;
let admin: Client & { email: string };
let folder: string;
beforeAll(async () => {
  product = await startProduct();
  admin = await createTestAdmin(product);
  folder = await createTestFolder(admin, "2026", await createTestFolder(admin, "Contracts"));
});
afterAll(() => product.close());

async function describeUploaded(by: Client, file: { name: string; bytes: string | Uint8Array }) {
  const { id } = (await uploadTestDocument(by, folder, file)).result.file;
  return { id, details: (await admin.get(`/chatbot/files/${id}/`)).body };
}

it("the details of a file say what it is, where it lies, what is in it and who uploaded it", async () => {
  const bytes = "The lighthouse on Gull Island was built by the harbour office in the year 1874.\n";
  const { details } = await describeUploaded(admin, { name: "lighthouse.txt", bytes });
  expect(details).toMatchObject({
    name: "lighthouse.txt",
    path: ["Contracts", "2026"],
    sha256: createHash("sha256").update(bytes).digest("hex"),
    language: "en",
    passages: 1,
    units: null,
    uploaded_by: admin.email,
  });
});

it("pages, slides and sheets are counted where a file has them, not the cells of a text file", async () => {
  const pages = ["High water stands at nine.", "Ships wait in the north.", "The lamp is white."];
  const files = [
    { name: "fees.csv", bytes: "Berth,Fee\nA1,120\nB1,95\n" },
    { name: "tides.pdf", bytes: makePdf(pages.map((text) => [{ text, x: 60, y: 80 }])) },
    {
      name: "plan.pptx",
      bytes: makePptx([1, 2].map((n) => ({ shapes: shape("title", `Berth ${n}`) }))),
    },
    { name: "berths.xlsx", bytes: makeXlsx(`<sheetData>${row(1, ["Berth", "Ship"])}</sheetData>`) },
  ];
  const units = [];
  for (const file of files) units.push((await describeUploaded(admin, file)).details.units);
  expect(units).toEqual([
    null,
    { kind: "page", count: 3 },
    { kind: "slide", count: 2 },
    { kind: "sheet", count: 1 },
  ]);
});

it("who uploaded it is a member's name, and nobody once they have left", async () => {
  const colleague = await createTestColleague(product, admin);
  const names = { firstName: "Ada", lastName: "Marlow" };
  await product.app.db.user.update({ where: { pk: colleague.pk }, data: names });
  const { id, details } = await describeUploaded(colleague, { name: "a.txt", bytes: "Tide." });
  expect(details.uploaded_by).toBe("Ada Marlow");
  await admin.delete(`/organization/members/${colleague.pk}/`);
  expect((await admin.get(`/chatbot/files/${id}/`)).body.uploaded_by).toBeNull();
});
