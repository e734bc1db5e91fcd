import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findForeignStatements, foreignReads, owners, readModels } from "./table-owners.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const source = `${root}apps/api/src/`;
const models = readModels(readFileSync(`${root}prisma/schema.prisma`, "utf8"));
const files = globSync("**/*.ts", { cwd: source })
  .filter((path) => !/\.test\.ts$|^test\/|\/generated\//.test(path))
  .map((path) => ({ path, source: readFileSync(source + path, "utf8") }));

const planted: [path: string, source: string, found: string[]][] = [
  [
    "features/retrieval/a.repo.ts",
    "sql.$queryRaw`select id from document where id = ${id} for update`",
    ["writes document of documents"],
  ],
  [
    "features/chat/b.repo.ts",
    "await tx.document.updateMany({ where, data });",
    ["writes document of documents"],
  ],
  [
    "features/chat/c.repo.ts",
    "sql.$executeRaw`update document set name = ${name}`",
    ["writes document of documents"],
  ],
  [
    "features/documents/d.repo.ts",
    "sql.$executeRaw`insert into chunk (id) values (${id})`",
    ["writes chunk of retrieval"],
  ],
  [
    "features/documents/e.repo.ts",
    "sql.$executeRaw`delete from term_stat`",
    ["writes term_stat of retrieval", "reads term_stat of retrieval"],
  ],
  [
    "features/chat/f.repo.ts",
    "sql.$queryRaw`select 1 from message m join chunk c on true`",
    ["reads chunk of retrieval"],
  ],
  ["features/chat/g.service.ts", "app.db.task.findMany()", ["reads task of documents"]],
  [
    "features/folders/h.repo.ts",
    'selectListed(sql, { table: "transcription", where })',
    ["reads transcription of speech"],
  ],
  ["entry/commands/i.ts", "app.db.user.count()", ["reads user of accounts"]],
];

describe("the owners of tables", () => {
  it("are known for every table", () => {
    expect([...models.values()].toSorted()).toEqual(Object.keys(owners).toSorted());
  });

  it("have every statement on their tables", () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => findForeignStatements(file, models))).toEqual([]);
  });

  it.each(planted)("refuse the statement planted in %s", (path, text, found) => {
    const lines = found.map((line) => `${path}: ${line}`);
    expect(findForeignStatements({ path, source: text }, models)).toEqual(lines);
  });

  it("accept statements of their own, prose, and reads that are listed with a reason", () => {
    const own = "sql.$queryRaw`select id from chunk c join document d on true for update of c`";
    const file = { path: "features/retrieval/z.repo.ts", source: own };
    expect(findForeignStatements(file, models)).toEqual([]);
    const prose = "// Removes a message from document and\n/** update chunk */\nreturn 1;";
    expect(findForeignStatements({ path: "features/chat/z.ts", source: prose }, models)).toEqual(
      [],
    );
  });

  it.each(foreignReads)("need the exception of $reader", ({ reader, tables, reason }) => {
    expect(reason.length).toBeGreaterThan(20);
    const mine = files.filter(({ path }) => path === reader || path.split("/")[1] === reader);
    const text = mine.map((file) => file.source).join("\n");
    const asOther = { path: "features/nobody/a.ts", source: text };
    const read = findForeignStatements(asOther, models).map((line) => line.split(" ")[2]);
    expect(tables.filter((table) => !read.includes(table))).toEqual([]);
  });
});
