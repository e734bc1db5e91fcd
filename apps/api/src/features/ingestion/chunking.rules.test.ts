import type { Block } from "@footnote/extraction/located-text";
import { describe, expect, it } from "vitest";
import { chunkBlocks } from "./chunking.rules.ts";

let line = 0;
const at = () => ({ kind: "lines" as const, from: ++line, to: line });
const heading = (text: string, level = 1): Block => ({
  kind: "heading",
  level,
  text,
  anchor: at(),
});
const paragraph = (text: string): Block => ({ kind: "paragraph", text, anchor: at() });
const row = (text: string): Block => ({ kind: "table-row", text, anchor: at() });
const prose = (length: number, word = "harbour") =>
  `${`${word} `.repeat(Math.ceil(length / (word.length + 1))).slice(0, length - 1)}.`;
const chunks = (...blocks: Block[]) => [...chunkBlocks(blocks)];

describe("chunks", () => {
  it("start where a section starts, and have the headings above", () => {
    const [first, second, third] = chunks(
      heading("Lease"),
      paragraph(prose(900)),
      heading("Rent", 2),
      paragraph(prose(700)),
      heading("Deposit", 2),
      paragraph(prose(800)),
    );
    expect([first?.headings, second?.headings, third?.headings]).toEqual([
      [],
      ["Lease"],
      ["Lease"],
    ]);
    expect(second?.text.startsWith("Rent\nharbour")).toBe(true);
    expect([first?.ordinal, second?.ordinal, third?.ordinal]).toEqual([0, 1, 2]);
  });

  it("repeat no heading that is as long as a chapter", () => {
    const all = chunks(heading(prose(100_000)), paragraph(prose(20_000)));
    expect(Math.max(...all.flatMap(({ headings }) => headings.map(({ length }) => length)))).toBe(
      300,
    );
    expect(all.map(({ text }) => text).join("").length).toBeGreaterThan(119_000);
  });

  it("join small sections of one chapter, and not those of the next", () => {
    const [first, second] = chunks(
      heading("Questions"),
      heading("Who?", 2),
      paragraph("The harbour master."),
      heading("When?", 2),
      paragraph("On Mondays."),
      heading("Answers"),
      heading("Where?", 2),
      paragraph("At the pier."),
    );
    expect(first?.text).toBe(
      "Questions\nWho?\nThe harbour master.\n\nWhen?\nOn Mondays.\n\nAnswers\nWhere?\nAt the pier.",
    );
    expect(second).toBeUndefined();
    const chapters = chunks(
      heading("A"),
      paragraph(prose(1100)),
      paragraph(prose(300)),
      heading("B"),
      paragraph("Short."),
    );
    expect(chapters.map(({ headings }) => headings)).toEqual([[], ["A"], []]);
  });

  it("keep a heading with what follows it", () => {
    const all = chunks(paragraph(prose(1100)), heading("Rent"), paragraph(prose(1700)));
    expect(all.map(({ text }) => text.slice(0, 12))).toEqual([
      prose(1100).slice(0, 12),
      "Rent\nharbour",
    ]);
  });

  it("never cut a paragraph that fits, nor a row", () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      row(`Berth: ${index}; Ship: ${prose(70)}`),
    );
    const all = chunks(...rows);
    expect(all.length).toBeGreaterThan(3);
    expect(all.flatMap(({ text }) => text.split("\n"))).toEqual(rows.map(({ text }) => text));
  });

  it("show a table's header again where it goes on in the next chunk", () => {
    const header = "Berth | Ship";
    const rows = Array.from({ length: 40 }, (_, at) => ({
      ...row(`${at} | ${prose(70)}`),
      header,
    }));
    const all = chunks(paragraph("The berths:"), row(header), ...rows);
    expect(all.length).toBeGreaterThan(2);
    for (const { text } of all) expect(text.split(header)).toHaveLength(2);
    const lines = all.flatMap(({ text }) => text.split("\n")).filter((text) => /^\d/.test(text));
    expect(lines).toEqual(rows.map(({ text }) => text));
  });

  it("have the exact lines that a part of a long paragraph covers", () => {
    const lines = Array.from({ length: 30 }, (_, at) => `${at + 5} ${prose(100)}`);
    const anchor = { kind: "lines" as const, from: 5, to: 34 };
    const all = chunks({ kind: "paragraph", text: lines.join("\n"), anchor });
    expect(all.length).toBeGreaterThan(1);
    for (const chunk of all) {
      const numbers = chunk.text.split("\n").map((text) => Number.parseInt(text, 10));
      expect(chunk.anchors).toEqual([{ kind: "lines", from: numbers[0], to: numbers.at(-1) }]);
    }
  });

  it("continue a sentence over the end of a page", () => {
    const on = (page: number) => ({ kind: "page" as const, page, boxes: [] });
    const [only] = chunks(
      { kind: "paragraph", text: "The ship left the", anchor: on(1) },
      { kind: "paragraph", text: "harbour at noon.", anchor: on(2) },
    );
    expect(only?.text).toBe("The ship left the harbour at noon.");
    expect(only?.anchors).toEqual([on(1), on(2)]);
  });

  it("join the anchors of their parts", () => {
    line = 0;
    const [only] = chunks(heading("Rent"), paragraph("Monthly."), paragraph("In advance."));
    expect(only?.anchors).toEqual([{ kind: "lines", from: 1, to: 3 }]);
  });

  it("separate annotations from the text, and join annotations at one location", () => {
    const cell = (text: string, range: string, annotation?: true): Block => {
      const anchor = { kind: "cells" as const, sheet: "Fees", range };
      return { kind: "paragraph", text, anchor, ...(annotation && { annotation }) };
    };
    const above = (text: string): Block => {
      return { kind: "paragraph", text, anchor: { kind: "header" }, annotation: true };
    };
    const all = chunks(
      heading("Fees"),
      cell("Berth: 4", "A2"),
      cell("Comment on A2: Why?", "A2", true),
      cell("Comment on A2: Because.", "A2", true),
      cell("Comment on A3: Check.", "A3", true),
      above("Port of Emden"),
      above("Confidential"),
    );
    expect(all.map(({ text }) => text)).toEqual([
      "Fees\nBerth: 4",
      "Comment on A2: Why?\n\nComment on A2: Because.",
      "Comment on A3: Check.",
      "Port of Emden\n\nConfidential",
    ]);
    expect(all.map(({ headings }) => headings)).toEqual([[], ["Fees"], ["Fees"], []]);
    expect(all.slice(1).map(({ anchors }) => anchors)).toEqual([
      [{ kind: "cells", sheet: "Fees", range: "A2" }],
      [{ kind: "cells", sheet: "Fees", range: "A3" }],
      [{ kind: "header" }],
    ]);
  });

  it("are emitted when they are complete, so that a long document streams", () => {
    const generator = chunkBlocks(
      (function* () {
        for (let page = 0; ; page += 1) yield paragraph(`${page} ${prose(700)}`);
      })(),
    );
    const seen = [generator.next(), generator.next(), generator.next()];
    expect(seen.map(({ value }) => (value as { ordinal: number }).ordinal)).toEqual([0, 1, 2]);
  });
});

describe("chunks of random blocks", () => {
  // A small linear congruential generator: the same documents on every run.
  const random = (seed: number) => {
    let state = seed;
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state / 2 ** 31;
    };
  };

  it.each(Array.from({ length: 25 }, (_, seed) => [seed + 1]))(
    "lose nothing and stay short (document %i)",
    (seed) => {
      const next = random(seed);
      const pick = <T>(...of: T[]) => of[Math.floor(next() * of.length)] as T;
      const words = () =>
        Array.from({ length: Math.ceil(next() ** 3 * 600) }, () =>
          pick(
            "quay",
            "mooring.",
            "Schiff!",
            "x".repeat(Math.ceil(next() ** 9 * 5000)),
            "港口",
            "e\u0301te\u0301",
          ),
        ).join(pick(" ", " ", "\n"));
      const blocks = Array.from({ length: 40 }, (): Block => {
        const kind = pick("heading", "paragraph", "paragraph", "list", "table-row", "code");
        return { kind, level: pick(1, 2, 3), text: words(), anchor: at() };
      });
      const all = chunks(...blocks);
      const squeeze = (text: string) => text.replace(/\s+/g, "");
      expect(squeeze(all.map(({ text }) => text).join(""))).toBe(
        squeeze(blocks.map(({ text }) => text).join("")),
      );
      for (const [index, chunk] of all.entries()) {
        expect(chunk.ordinal).toBe(index);
        expect(chunk.text.length).toBeLessThanOrEqual(2000);
        expect(chunk.text.trim()).not.toBe("");
        expect(chunk.anchors.length).toBeGreaterThan(0);
      }
    },
  );
});
