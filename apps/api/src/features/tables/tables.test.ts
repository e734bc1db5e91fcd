import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { openTenant } from "../../platform/database/tenant.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { checkIntegrity } from "../documents/integrity.service.ts";
import { backfillTables } from "../ingestion/table-backfill.service.ts";
import { selectTables, type TableLimits } from "./tables.repo.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const fees = "Berth,Fee\nNorth,0.1\nSouth,0.2\nTotal,0.3\n";
const never = new AbortController().signal;

async function uploadTable(name = "fees.csv", bytes = fees) {
  const member = await createTestAdmin(product);
  const folder = await createTestFolder(member, "Harbour");
  const frame = await uploadTestDocument(member, folder, { name, bytes });
  expect(frame.status).toBe("SUCCESS");
  return { member, folder, documentId: frame.result.file.id as string };
}

const tablesOf = (documentId: string) =>
  product.app.db.sheetTable.findMany({ where: { documentId }, include: { rows: true } });

async function findingsOf(documentId: string) {
  const findings = await checkIntegrity(product.app);
  return findings.filter(({ ids }) => ids.includes(documentId));
}

describe("the tables of a document", () => {
  it("are stored, copied to a duplicate, and deleted with the document", async () => {
    const { member, folder, documentId } = await uploadTable();
    const [table] = await tablesOf(documentId);
    expect(table?.outline).toMatchObject({ range: "A1:B4", rows: 2, totals: 1 });
    expect(table?.rows.map(({ rows }) => rows)).toEqual([
      [
        [2, 0, "North", 0.1],
        [3, 0, "South", 0.2],
        [4, 1, "Total", 0.3],
      ],
    ]);
    const duplicate = await uploadTestDocument(member, folder, { name: "copy.csv", bytes: fees });
    const [copy] = await tablesOf(duplicate.result.file.id);
    expect(copy?.outline).toEqual(table?.outline);
    expect(copy?.rows.map(({ rows }) => rows)).toEqual(table?.rows.map(({ rows }) => rows));
    expect(await findingsOf(documentId)).toEqual([]);
    expect((await member.delete(`/chatbot/files/${documentId}/delete/`)).status).toBeLessThan(300);
    expect(await tablesOf(documentId)).toEqual([]);
    const left = { where: { tableId: table?.id ?? "" } };
    expect(await product.app.db.sheetTablePart.count(left)).toBe(0);
  });

  it("are considered as long as their outlines are short, the latest first", async () => {
    const { member, folder, documentId } = await uploadTable();
    const later = await uploadTestDocument(member, folder, { name: "later.csv", bytes: fees });
    const laterId = later.result.file.id as string;
    const { organizationId } = await product.app.db.document.findUniqueOrThrow({
      where: { id: documentId },
    });
    const reach = { organizationId, folderIds: [folder], documentIds: [] };
    const scope = reach as object as SearchScope;
    const db = openTenant(product.app.db, organizationId);
    const list = async (limits: TableLimits) =>
      (await selectTables(db, scope, { limits })).map((table) => table.documentId);
    const [table] = await tablesOf(documentId);
    const length = table?.outlineLength ?? 0;
    expect(length).toBeGreaterThan(100);
    const enough = { tables: 5, outline: length, outlines: 2 * length };
    expect(await list(enough)).toEqual([laterId, documentId]);
    expect(await list({ ...enough, tables: 1 })).toEqual([laterId]);
    expect(await list({ ...enough, outlines: 2 * length - 1 })).toEqual([laterId]);
    expect(await list({ ...enough, outline: length - 1 })).toEqual([]);
    // Written by an earlier version.
    await product.app.db.sheetTable.updateMany({
      where: { documentId },
      data: { outlineLength: null },
    });
    expect(await list({ tables: 5, outline: 2 * length, outlines: 4 * length })).toEqual([
      laterId,
      documentId,
    ]);
  });

  it("are extracted later from a document without table count, and are not copied before", async () => {
    const { member, folder, documentId } = await uploadTable();
    await product.app.db.sheetTable.deleteMany({ where: { documentId } });
    await product.app.db.document.update({ where: { id: documentId }, data: { tableCount: null } });
    const duplicate = await uploadTestDocument(member, folder, { name: "copy.csv", bytes: fees });
    expect(await tablesOf(duplicate.result.file.id)).toHaveLength(1);
    const { read, failed } = await backfillTables(product.app, never);
    expect(read).toContain(documentId);
    expect(failed).toEqual([]);
    expect(await tablesOf(documentId)).toHaveLength(1);
    expect(await backfillTables(product.app, never)).toEqual({ read: [], failed: [] });
    expect(await findingsOf(documentId)).toEqual([]);
  });

  it("are reported by the integrity check if rows are missing or the document does not count them", async () => {
    const { documentId } = await uploadTable();
    await product.app.db.sheetTablePart.deleteMany({ where: { table: { documentId } } });
    expect(await findingsOf(documentId)).toMatchObject([
      { question: "documents with missing or left-over tables" },
    ]);
    await product.app.db.document.delete({ where: { id: documentId } });
  });
});
