import { describe, expect, it } from "vitest";
import { makePdf, type Placed } from "../fixtures/make-pdf.ts";
import { readAll } from "../fixtures/read-all.ts";

type Content = (Placed | string)[];

const step = 20;
const columns = [50, 200, 350, 500];

/** A ruled table with these rows, whose top is at `top`. */
function ruled(top: number, rows: readonly (readonly string[])[], xs = columns): Content {
  const bottom = top + rows.length * step;
  const across = Array.from({ length: rows.length + 1 }, (_, at) => 800 - top - at * step);
  return [
    ...across.map((y) => `${xs[0]} ${y} m ${xs.at(-1)} ${y} l S`),
    ...xs.map((x) => `${x} ${800 - top} m ${x} ${800 - bottom} l S`),
    ...rows.flatMap((cells, row) =>
      cells.flatMap((text, at) =>
        text === "" ? [] : [{ text, x: (xs[at] ?? 0) + 5, y: top + row * step + 14 }],
      ),
    ),
  ];
}

const prose = (y: number): Placed => ({ text: "The fees of the harbour are these.", x: 50, y });
const header = ["Berth", "Ship", "Fee"];
const berths = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => [`North ${from + at}`, "Ada", String(40 + at)]);
/** A page whose table ends at the bottom. */
const first = [prose(120), ...ruled(200, [header, ...berths(1, 22)])];

/** The rows of tables on the page after the first. */
async function rowsAfter(former: Content, ...pages: Content[]): Promise<string[]> {
  const { blocks } = await readAll(makePdf([former, ...pages]), ".pdf");
  return blocks.flatMap(({ kind, text, anchor }) =>
    kind === "table-row" && anchor.kind === "page" && anchor.page > 1 ? [text] : [],
  );
}

const named = (number: number, fee: number) => `Berth: North ${number}; Ship: Ada; Fee: ${fee}`;
const plain = (number: number, fee: number) => `North ${number} | Ada | ${fee}`;

describe("a ruled table that goes on", () => {
  it("keeps the names of its columns on each page, below running headers", async () => {
    const line = (page: number) => ({ text: `Harbour report, page ${page}`, x: 50, y: 40 });
    const rows = await rowsAfter(
      [...first, line(1)],
      [line(2), ...ruled(110, berths(23, 28))],
      [line(3), ...ruled(110, berths(51, 2)), prose(400)],
    );
    expect(rows).toHaveLength(30);
    expect([rows[0], ...rows.slice(-2)]).toEqual([named(23, 40), named(51, 40), named(52, 41)]);
  });

  it("may be short, and may have empty cells", async () => {
    const rows = [
      ["North 23", "", "7"],
      ["North 24", "Ada", ""],
    ];
    expect(await rowsAfter(first, ruled(100, rows))).toEqual([
      "Berth: North 23; Fee: 7",
      "Berth: North 24; Ship: Ada",
    ]);
  });

  it("is named once where it repeats its header", async () => {
    expect(await rowsAfter(first, ruled(100, [header, ...berths(23, 2)]))).toEqual([
      "Berth | Ship | Fee",
      named(23, 40),
      named(24, 41),
    ]);
  });
});

describe("a ruled table keeps what it has of its own", () => {
  const two = berths(1, 2);
  const moved = columns.map((x, at) => x + at * 10);
  it.each([
    ["with other columns", first, ruled(100, two, moved)],
    ["below a text of its page", first, [prose(100), ...ruled(120, two)]],
    [
      "after a table that ends in the middle of its page",
      ruled(100, [header, ...two]),
      ruled(100, two),
    ],
    ["after a text below the table", [...first, prose(690)], ruled(100, two)],
  ])("%s", async (_, former, page) => {
    expect(await rowsAfter(former, page)).toEqual([plain(1, 40), plain(2, 41)]);
  });

  it("with figures where the other one has words", async () => {
    const rows = [
      ["7", "Ada", "North"],
      ["8", "Ada", "North"],
    ];
    expect(await rowsAfter(first, ruled(100, rows))).toEqual([
      "7 | Ada | North",
      "8 | Ada | North",
    ]);
  });

  it("with a header of its own", async () => {
    const rows = [["Crane", "Owner", "Tonnes"], ...berths(1, 2)];
    expect((await rowsAfter(first, ruled(100, rows))).at(-1)).toBe(
      "Crane: North 2; Owner: Ada; Tonnes: 41",
    );
  });

  it("and no names where words alone may be a header or the next row", async () => {
    const words = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => [`North ${from + at}`, `Ship ${from + at}`, "paid"]);
    const former = ruled(200, [["Berth", "Ship", "State"], ...words(1, 22)]);
    const next = (from: number, count: number) =>
      ruled(100, [["South", "Heron", "late"], ...words(from, count)]);
    const rows = await rowsAfter(former, next(30, 27), next(60, 2));
    expect([rows[1], rows.at(-1)]).toEqual([
      "North 30 | Ship 30 | paid",
      "North 61 | Ship 61 | paid",
    ]);
  });
});
