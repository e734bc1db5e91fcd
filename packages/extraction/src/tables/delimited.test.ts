import { describe, expect, it } from "vitest";
import { outline, readAll } from "../fixtures/read-all.ts";

const result = async (text: string, extension = ".csv") => outline(await readAll(text, extension));

describe("a delimited table", () => {
  it.each([",", ";", "|", "\t"])("is read with its delimiter %j", async (by) => {
    const text = `Berth${by}Ship${by}Note\n1${by}Ada${by}"a${by}b"\n2${by}${by}"x, y"\n`;
    expect(await result(text)).toEqual([
      "table-row: Berth | Ship | Note",
      `table-row: Berth: 1; Ship: Ada; Note: a${by}b`,
      "table-row: Berth: 2; Note: x, y",
    ]);
  });

  it("names the cells of each row, as a spreadsheet program would", async () => {
    const text = 'Fees\n\nBerth,Ship\n1,"Ada\nLovelace"\n,Grace\n';
    const { blocks } = await readAll(text, ".csv");
    expect(blocks.map(({ anchor }) => (anchor.kind === "cells" ? anchor.range : ""))).toEqual([
      "A1",
      "A3:B3",
      "A4:B4",
      "B5",
    ]);
    expect(blocks[2]?.text).toBe("Berth: 1; Ship: Ada\nLovelace");
  });

  it("of hundreds of thousands of short rows fits into the memory of a parser", async () => {
    const rows = Array.from({ length: 300_000 }, (_, at) => `Item ${at},1`);
    const { blocks } = await readAll(`name,fee\n${rows.join("\n")}`, ".csv", {
      timeoutMs: 120_000,
    });
    expect(blocks).toHaveLength(300_001);
  }, 150_000);

  it.each([
    ["years beside labels", ",2001,2002,2003\nFees,5,,7\nCosts,,3,\n", "Fees; 2001: 5; 2003: 7"],
    ["years alone", "2001,2002,2003\n5,,7\n,3,4\n", "2001: 5; 2003: 7"],
    ["years and a name", "Port,2001,2002\nEmden,,4\nKiel,3,\n", "Port: Emden; 2002: 4"],
    ["quarters", "Port,Q1,Q2\nEmden,,4\nKiel,3,\n", "Port: Emden; Q2: 4"],
    ["a name twice", "Port,Ship,Ship\nEmden,1,\nKiel,,2\n", "Port: Emden; Ship: 1"],
    [
      "a column without a name",
      "Port,,Fee\nEmden,late,4\nKiel,,5\n",
      "Port: Emden; B: late; Fee: 4",
    ],
    [
      "remarks in place of a number",
      "Port,Fee\nEmden,n.a.\nKiel,5\nLeer,6\n",
      "Port: Emden; Fee: n.a.",
    ],
  ])("keeps each value in its column: %s", async (_, text, row) => {
    expect((await result(text))[1]).toBe(`table-row: ${row}`);
  });

  it("names columns by groups that begin at their names, and by none that may begin before", async () => {
    const data = ",2023,2024,2023,2024\nKiel,1,2,3,4\nEmden,5,6,7,8\n";
    expect((await result(`,Fees,,Costs,\n${data}`)).at(-1)).toBe(
      "table-row: Emden; Fees 2023: 5; Fees 2024: 6; Costs 2023: 7; Costs 2024: 8",
    );
    expect((await result(`,,Fees,,Costs\n${data}`)).at(-1)).toBe(
      "table-row: Emden | 5 | 6 | 7 | 8",
    );
  });

  it("keeps its empty cells where the columns have no names", async () => {
    expect(await result("5,,7,1\n,3,4,\n,8,,\n")).toEqual([
      "table-row: 5 |  | 7 | 1",
      "table-row: | 3 | 4",
      "table-row: 8",
    ]);
  });

  it("locates each value in the text of its row", async () => {
    const { blocks } = await readAll("Berth,Ship,2001\n1,,30\n2,Ada,\n", ".csv");
    const [, row] = blocks;
    const values = row?.spans?.map(({ start, anchor, label = 0 }, at) => [
      anchor.kind === "cells" && anchor.range,
      row.text.slice(start + label, row.spans?.[at + 1]?.start),
    ]);
    expect(values).toEqual([
      ["A2", "1"],
      ["C2", "30"],
    ]);
  });

  it("without a header row is formatted by its values", async () => {
    expect(await result("1\t2\n3\t4\n", ".tsv")).toEqual(["table-row: 1 | 2", "table-row: 3 | 4"]);
  });

  it("uses the delimiter that its first line states", async () => {
    expect(await result("sep=;\na;b\n1,5;2\n")).toEqual([
      "table-row: a | b",
      "table-row: a: 1,5; b: 2",
    ]);
  });

  it("is read to its end where a quote is never closed", async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => `${at},ship ${at}`);
    const lines = await result(`id,name\n"a\nb",x\n7,"open\n${rows.join("\n")}\n`);
    expect(lines.slice(0, 3)).toEqual([
      "table-row: id | name",
      "table-row: id: a\nb; name: x",
      'table-row: id: 7; name: "open',
    ]);
    expect(lines.at(-1)).toBe("table-row: id: 29999; name: ship 29999");
    expect(lines).toHaveLength(30_003);
  });
});
