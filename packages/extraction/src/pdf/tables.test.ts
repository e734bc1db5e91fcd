import { describe, expect, it } from "vitest";
import { makePdf, type Placed } from "../fixtures/make-pdf.ts";
import { readAll } from "../fixtures/read-all.ts";

const xs = [50, 200, 300, 400];
/** Places the texts of a row in columns, from the top of the page down. */
const line = (y: number, texts: readonly string[]): Placed[] =>
  texts.flatMap((text, at) => (text === "" ? [] : [{ text, x: (xs[at] ?? 0) + 5, y }]));

async function rowsOf(...content: (Placed | string)[]): Promise<string[]> {
  const { blocks } = await readAll(makePdf([content]), ".pdf");
  return blocks.map(({ kind, text }) => (kind === "table-row" ? text : `${kind}: ${text}`));
}

const rows = [
  line(100, ["", "2001", "2002", "2003"]),
  line(120, ["Fees", "5", "", "7"]),
  line(140, ["Costs", "", "3", "4"]),
];

describe("a table without lines", () => {
  it("names its values below years, and keeps its empty cells", async () => {
    expect(await rowsOf(...rows.flat())).toEqual([
      "| 2001 | 2002 | 2003",
      "Fees; 2001: 5; 2003: 7",
      "Costs; 2002: 3; 2003: 4",
    ]);
  });

  it("has its columns also where little white space is between them", async () => {
    const narrow = (y: number, texts: readonly string[]): Placed[] =>
      texts.flatMap((text, at) => (text === "" ? [] : [{ text, x: 50 + at * 36, y }]));
    const close = [
      narrow(100, ["", "2001", "2002", "2003"]),
      narrow(114, ["Fees", "5100", "1200", "7300"]),
      narrow(128, ["Costs", "", "3400", "4500"]),
      narrow(142, ["Rent", "1600", "1700", ""]),
      narrow(156, ["Tolls", "1800", "", "1900"]),
    ];
    expect(await rowsOf(...close.flat())).toEqual([
      "| 2001 | 2002 | 2003",
      "Fees; 2001: 5100; 2002: 1200; 2003: 7300",
      "Costs; 2002: 3400; 2003: 4500",
      "Rent; 2001: 1600; 2002: 1700",
      "Tolls; 2001: 1800; 2003: 1900",
    ]);
  });

  it("goes on after the label of a part", async () => {
    const more = [...line(160, ["Abroad"]), ...line(180, ["Fees", "", "", "2"])];
    expect((await rowsOf(...rows.flat(), ...more)).slice(-2)).toEqual([
      "paragraph: Abroad",
      "Fees; 2003: 2",
    ]);
  });

  it("is not named by a row of words, which may continue another page", async () => {
    const words = [line(100, ["North", "Ada", "paid"]), line(120, ["South", "", "late"])];
    expect(await rowsOf(...words.flat())).toEqual(["North | Ada | paid", "South |  | late"]);
  });
});

describe("a ruled table", () => {
  const edges = [85, 105, 145, 165];
  const across = edges.map((y) => `50 ${800 - y} m 500 ${800 - y} l S`);
  const down = [...xs, 500].map((x) => `${x} ${800 - 85} m ${x} ${800 - 165} l S`);
  const texts = [
    ...line(100, ["Berth", "Ship", "2001", "2002"]),
    ...line(120, ["North pier,", "Ada", "", "7"]),
    ...line(132, ["upper part"]),
    ...line(160, ["South", "", "3", ""]),
  ];
  const named = [
    "Berth | Ship | 2001 | 2002",
    "Berth: North pier, upper part; Ship: Ada; 2002: 7",
    "Berth: South; 2001: 3",
  ];

  it("keeps the lines of a cell together and each value in its column", async () => {
    expect(await rowsOf(...across, ...down, ...texts)).toEqual(named);
  });

  it.each([
    [
      "lines as filled rectangles",
      (x: number, y: number, w: number, h: number) => `${x} ${y} ${w} ${h} re f`,
    ],
    [
      "lines as four lines",
      (x: number, y: number, w: number, h: number) =>
        `${x} ${y} m ${x + w} ${y} l ${x + w} ${y + h} l ${x} ${y + h} l h f`,
    ],
  ])("may be drawn with %s", async (_, draw) => {
    const drawn = [
      ...edges.map((y) => draw(50, 800 - y, 450, 0.5)),
      ...[...xs, 500].map((x) => draw(x, 800 - 165, 0.5, 80)),
    ];
    expect(await rowsOf(...drawn, ...texts)).toEqual(named);
  });

  it("repeats a label over several rows, and names columns by groups of them", async () => {
    const lines = [
      ...edges.slice(0, 1).map((y) => `50 ${800 - y} m 500 ${800 - y} l S`),
      "200 695 m 500 695 l S",
      "50 655 m 500 655 l S",
      "200 635 m 500 635 l S",
      "50 615 m 500 615 l S",
      "50 715 m 50 615 l S",
      "200 715 m 200 615 l S",
      "300 695 m 300 615 l S",
      "400 715 m 400 615 l S",
      "500 715 m 500 615 l S",
    ];
    const grouped = [
      ...line(100, ["Berth", "Fees", "", "Ship"]),
      ...line(120, ["", "2001", "2002", ""]),
      ...line(160, ["North", "1", "", "Ada"]),
      ...line(180, ["", "", "2", "Heron"]),
    ];
    expect((await rowsOf(...lines, ...grouped)).slice(-2)).toEqual([
      "Berth: North; Fees 2001: 1; Ship: Ada",
      "Berth: North; Fees 2002: 2; Ship: Heron",
    ]);
  });

  it("is not made of a box around paragraphs", async () => {
    const box = ["50 715 450 80 re S", "270 715 m 270 635 l S", "50 675 m 500 675 l S"];
    const long = "The harbour master keeps the book of berths and ships and fees. ".repeat(1);
    const prose = { text: `${long}${long}`.slice(0, 110), x: 55, y: 100 };
    expect((await rowsOf(...box, prose))[0]).toMatch(/^paragraph: The harbour master/);
  });
});
