import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { outline, readAll } from "../fixtures/read-all.ts";

const japanese = "港の規則。船は正午に出港します。料金は毎月支払ってください。\n".repeat(3);
const german = "Die Gebühr für große Schiffe beträgt 12 €. Überfällige zahlen später.\n".repeat(3);
const russian = "Правила порта. Суда выходят в полдень и платят сбор каждый месяц.\n".repeat(3);

describe("a text", () => {
  it.each([
    ["utf-8", japanese],
    ["utf-16le", german],
    ["utf-16be", german],
    ["cp932", japanese],
    ["euc-jp", japanese],
    ["windows-1252", german],
    ["windows-1251", russian],
    ["koi8-r", russian],
  ])("in %s is read as written", async (encoding, text) => {
    const { blocks } = await readAll(iconv.encode(text, encoding), ".txt");
    expect(blocks[0]?.text).toBe(text.trim());
  });

  it.each(["utf-8", "utf-16le", "utf-16be", "utf-32le", "utf-32be"])(
    "with the byte-order mark of %s is read without it",
    async (encoding) => {
      const bytes = iconv.encode(japanese, encoding, { addBOM: true });
      expect((await readAll(bytes, ".txt")).blocks[0]?.text).toBe(japanese.trim());
    },
  );

  it("yields its paragraphs with their lines, whatever the line ends", async () => {
    for (const end of ["\n", "\r\n", "\r"]) {
      const result = await readAll(["one", "two", "", "", "five"].join(end), ".txt");
      expect(outline(result)).toEqual(["paragraph: one\ntwo", "paragraph: five"]);
      expect(result.blocks[1]?.anchor).toEqual({ kind: "lines", from: 5, to: 5 });
    }
  });
});

describe("a log", () => {
  it("yields groups of whole lines without escape codes, every line once", async () => {
    const lines = Array.from(
      { length: 500 },
      (_, at) => `12:00:${at} \u001b[31mberth\u001b[0m ${at} free`,
    );
    const { blocks } = await readAll(lines.join("\n"), ".log");
    expect(blocks.length).toBeGreaterThan(10);
    const read = blocks.flatMap(({ text }) => text.split("\n"));
    expect(read).toEqual(lines.map((_, at) => `12:00:${at} berth ${at} free`));
    for (const { text, anchor } of blocks) {
      const first = Number(/berth (\d+)/.exec(text)?.[1]) + 1;
      expect(anchor).toEqual({
        kind: "lines",
        from: first,
        to: first + text.split("\n").length - 1,
      });
    }
  });
});

describe("Markdown", () => {
  it("yields its structure with line anchors", async () => {
    const text =
      "---\nauthor: Ada\n---\n# **Harbour** [rules](http://x)\n\nKeep *clear*\nof the quay.\n\n" +
      "1. moor\n2. pay\n   - monthly\n\n```sh\n# no heading\n```\n\n| Berth | Ship |\n|---|---|\n| 1 | Ada |\n\n" +
      "Fees\n----\n<b>all</b> ships\n";
    const result = await readAll(text, ".md");
    expect(outline(result)).toEqual([
      "code: ---\nauthor: Ada\n---",
      "heading1: Harbour rules",
      "paragraph: Keep *clear*\nof the quay.",
      "list: 1. moor",
      "list: 2. pay",
      "list: - monthly",
      "code: # no heading",
      "table-row: Berth | Ship",
      "table-row: Berth: 1; Ship: Ada",
      "heading2: Fees",
      "paragraph: <b>all</b> ships",
    ]);
    expect(result.title).toBe("Harbour rules");
    const lines = result.blocks.map(({ anchor }) => (anchor.kind === "lines" ? anchor.from : 0));
    expect(lines).toEqual([1, 4, 6, 9, 10, 11, 13, 17, 19, 21, 23]);
  });

  it("loses no text however deep its nesting is", async () => {
    const text = Array.from({ length: 300 }, (_, at) => `${" ".repeat(at)}- item${at}`).join("\n");
    const all = (await readAll(text, ".md")).blocks.map((block) => block.text).join("\n");
    for (const at of [0, 50, 99, 100, 200, 299]) expect(all).toContain(`item${at}`);
  });
});
