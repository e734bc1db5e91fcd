import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { QueryRefused, runQuery } from "./run-query.ts";
import { readCondition, readStatement } from "./read-statement.ts";
import type { ComputableRow } from "../computable/computable-table.ts";

const never = new AbortController().signal;
const fees: ComputableRow[] = [
  [2, 0, "North", 0.1, "2024-01-31"],
  [3, 0, "South", 0.2, "2024-02-01"],
  [5, 0, "north", 1000000.01, "2025-03-01"],
  [6, 0, "West", null, null],
  [7, 1, "Total", 1000000.31, null],
];

function query(sql: string, rows: readonly ComputableRow[] = fees) {
  async function* parts() {
    yield JSON.stringify(rows);
  }
  const columns = [
    { name: "berth", type: "text" as const },
    { name: "fee", type: "number" as const },
    { name: "since", type: "date" as const },
  ];
  return runQuery([{ name: "fees", columns, parts: parts() }], sql, never);
}

describe("a query", () => {
  it("adds decimals exactly, leaves totals out, and reports what it read", async () => {
    const result = await query("select sum(fee) as sum, avg(fee), count(*), count(fee) from fees;");
    expect(result).toMatchObject({
      columns: ["sum", "avg(fee)", "count(*)", "count(fee)"],
      cut: false,
    });
    expect(result.rows).toEqual([[1000000.31, 333333.436666667, 4, 3]]);
    expect(result.read).toEqual({ fees: ["fee"] });
    expect(result.rowsRead).toEqual({
      table: "fees",
      count: 4,
      runs: [
        [2, 3],
        [5, 6],
      ],
    });
    const ratio = await query(
      "select count(fee) / count(*), sum(fee) - 1000000, median(fee) from fees",
    );
    expect(ratio.rows).toEqual([[0.75, 0.31, 0.2]]);
  });

  it("filters and groups whatever the case, by dates too", async () => {
    const { rows, rowsRead } = await query(
      "select berth, sum(fee) from fees where berth = 'NORTH' or since < '2024-02-01' group by berth",
    );
    expect(rows).toEqual([["North", 1000000.11]]);
    expect(rowsRead).toMatchObject({
      count: 2,
      runs: [
        [2, 2],
        [5, 5],
      ],
    });
    expect((await query("select berth, fee from fees_totals")).rows).toEqual([
      ["Total", 1000000.31],
    ]);
  });

  it("names the rows that it counts: those of its condition, or those that its limit leaves", async () => {
    const many = Array.from({ length: 60 }, (_, at): ComputableRow => [
      at + 2,
      0,
      at % 2 === 0 ? "x" : "y",
      at,
      null,
    ]);
    const runsOf = async (sql: string) => (await query(sql, many)).rowsRead?.runs;
    const even = many.flatMap(([row]) => (row % 2 === 0 ? [[row, row]] : []));
    expect(await runsOf("select sum(fee) from fees where berth = 'x'")).toEqual(even);
    expect(
      await runsOf("select berth, fee as amount from fees order by amount desc limit 3"),
    ).toEqual([[59, 61]]);
    expect(await runsOf("select berth, fee from fees order by 2 limit 1 offset 4")).toEqual([
      [6, 6],
    ]);
    const grouped = "select berth, sum(fee) from fees group by berth order by 2 desc limit 1";
    expect(await runsOf(grouped)).toEqual([[2, 61]]);
    const scattered = Array.from({ length: 1_002 }, (_, at): ComputableRow => [
      2 * at,
      0,
      "x",
      1,
      null,
    ]);
    expect((await query("select sum(fee) from fees", scattered)).rowsRead).toEqual({
      table: "fees",
      count: 1_002,
      runs: [[0, 2_002]],
    });
  });

  it("gives so many rows and says that there are more", async () => {
    const many = Array.from({ length: 500 }, (_, at): ComputableRow => [at + 2, 0, "x", at, null]);
    const { rows, cut } = await query("select fee from fees", many);
    expect([rows.length, cut]).toEqual([200, true]);
  });

  it.each([
    ["several statements", "select 1 from fees; drop table fees"],
    ["a change", "delete from fees"],
    ["a change in a with", "with x as (select 1) insert into fees select * from x"],
    ["another database", "attach database '/tmp/x.db' as x"],
    ["a setting", "pragma database_list"],
    ["a setting as a table", "select * from fees, pragma_database_list"],
    ["the schema", "select * from fees, sqlite_schema"],
    ["an extension", "select load_extension('x') from fees"],
    ["a file", "select writefile('/tmp/x', 'y') from fees"],
    [
      "a recursion without end",
      "with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) from n, fees",
    ],
    ["random bytes", "select length(randomblob(1000000000)) from fees"],
    ["a gigabyte of zeros", "select length(zeroblob(1000000000)) from fees"],
    ["a gigabyte of text", "select length(printf('%1000000000d', 1)) from fees"],
    [
      "a text that doubles",
      "select replace(replace(printf('%900000d', 1), ' ', 'aaaaaaaaaa'), 'a', 'bbbbbbbbbb') from fees",
    ],
    ["no table", "select 9999"],
    ["a sum of texts", "select sum(berth) from fees"],
    ["a sum of too many digits", "select sum(fee * 1e14 + 0.07) from fees"],
    ["nothing", ""],
  ])("is refused: %s", async (_, sql) => {
    await expect(query(sql)).rejects.toBeInstanceOf(QueryRefused);
  });

  it("that joins without end is ended in time, and its process is gone", async () => {
    const many = Array.from({ length: 2_000 }, (_, at): ComputableRow => [
      at + 2,
      0,
      "x",
      at,
      null,
    ]);
    const sql =
      "select count(*) from fees a, fees b, fees c, fees d where a.fee + b.fee + c.fee + d.fee < 0";
    await expect(query(sql, many)).rejects.toThrow(/too long/);
  }, 30_000);

  it("that gathers without end runs out of its memory, not of ours", async () => {
    const many = Array.from({ length: 3_000 }, (_, at): ComputableRow => [
      at + 2,
      0,
      "x".repeat(400),
      at,
      null,
    ]);
    const sql =
      "select a.berth || b.berth || c.fee as t from fees a, fees b, fees c order by t desc";
    await expect(query(sql, many)).rejects.toThrow(/too much memory|too long/);
  }, 30_000);

  it("is ended with who asked for it", async () => {
    const stop = AbortSignal.timeout(300);
    async function* parts() {
      yield "[]";
      await once(new EventTarget(), "never");
    }
    const table = {
      name: "fees",
      columns: [{ name: "fee", type: "number" as const }],
      parts: parts(),
    };
    await expect(runQuery([table], "select fee from fees", stop)).rejects.toThrow(/timeout/i);
  });
});

describe("a statement", () => {
  it("may contain semicolons inside quotes and comments", () => {
    expect(readStatement("select ';' from t -- ; drop\n;")).toBe("select ';' from t -- ; drop\n");
    expect(readStatement("select 1; select 2")).toBeUndefined();
    expect(readStatement("explain select 1")).toBeUndefined();
  });

  it("yields its condition where it is a plain one", () => {
    expect(
      readCondition("select a from \"t\" where b = 'x order by' and c in (1, 2) order by a"),
    ).toEqual({
      table: "t",
      where: " b = 'x order by' and c in (1, 2) ",
    });
    expect(readCondition("select a from t limit 1")).toEqual({ table: "t", where: null });
    expect(readCondition("select a from t, u where a = 1")).toBeUndefined();
    expect(readCondition("select a from (select 1 as a)")).toBeUndefined();
    expect(readCondition("select a from t as x where x.a = 1")).toBeUndefined();
  });
});
