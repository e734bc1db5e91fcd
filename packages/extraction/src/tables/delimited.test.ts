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
