/** A table with known cells: rows of a header, then rows of data. A cell may span columns or rows. */
export type MadeCell = { text: string; columns?: number; rows?: number };
export type MadeTable = {
  name: string;
  header: MadeCell[][];
  data: MadeCell[][];
  /** The names of the columns that a reader would give. */
  names: string[];
};

const words =
  "north quay, south pier, old basin, fish market, ferry hall, dry dock, coal wharf, yacht club".split(
    ", ",
  );
const sentence =
  "is checked by the harbour master before the season and repaired by the yard in winter";

/** Tables as offices write them: years, quarters, groups of columns, long texts, labels over several rows. */
export function makeTables(): MadeTable[] {
  const next = startNumbers(7);
  const number = () => (next(10) < 3 ? "" : String(100 + next(9_900)));
  const label = (at: number) => `${words[at % words.length] ?? ""} ${at + 1}`;
  const plain = (texts: readonly string[]) => texts.map((text) => ({ text }));
  const rowsOf = (count: number, row: (at: number) => string[]) =>
    Array.from({ length: count }, (_, at) => plain(row(at)));
  const simple = (name: string, names: string[], count: number, row: (at: number) => string[]) => {
    return { name, names, header: [plain(names)], data: rowsOf(count, row) };
  };
  const groups = ["Fees", "Costs"].flatMap((group) =>
    ["2023", "2024"].map((year) => `${group} ${year}`),
  );
  return [
    simple("years", ["", "2021", "2022", "2023"], 12, (at) => [
      label(at),
      number(),
      number(),
      number(),
    ]),
    simple("years with a name", ["Berth", "2021", "2022", "2023"], 20, (at) => [
      label(at),
      number(),
      number(),
      number(),
    ]),
    simple("fiscal years", ["Line", "FY19", "FY20", "FY21", "FY22"], 9, (at) => [
      label(at),
      number(),
      number(),
      number(),
      number(),
    ]),
    simple("quarters", ["Port", "Q1 2024", "Q2 2024", "Q3 2024", "Q4 2024"], 15, (at) => [
      label(at),
      number(),
      number(),
      number(),
      number(),
    ]),
    simple("two columns", ["Berth", "Fee"], 18, (at) => [label(at), String(next(900) + 100)]),
    simple("amounts", ["Item", "Amount", "Share"], 10, (at) => [
      label(at),
      `€ ${next(900) + 100}.50`,
      next(3) === 0 ? "" : `${next(90) + 1} %`,
    ]),
    simple("words", ["Berth", "Keeper", "State", "Since"], 10, (at) => [
      label(at),
      ["Ada", "Grace", "Edith"][next(3)] ?? "",
      next(2) === 0 ? "" : "open",
      `May ${next(28) + 1}`,
    ]),
    simple("long texts", ["Berth", "Remark", "Fee"], 8, (at) => [
      label(at),
      `${label(at)} ${sentence}`,
      number(),
    ]),
    {
      name: "groups of columns",
      names: ["Berth", ...groups],
      header: [
        [
          { text: "Berth", rows: 2 },
          { text: "Fees", columns: 2 },
          { text: "Costs", columns: 2 },
        ],
        plain(["2023", "2024", "2023", "2024"]),
      ],
      data: rowsOf(10, (at) => [label(at), number(), number(), number(), number()]),
    },
    {
      name: "labels over rows",
      names: ["Port", "Berth", "Fee"],
      header: [plain(["Port", "Berth", "Fee"])],
      data: Array.from({ length: 12 }, (_, at) => [
        ...(at % 3 === 0 ? [{ text: `Port ${at / 3 + 1}`, rows: 3 }] : []),
        ...plain([label(at), String(next(900) + 100)]),
      ]),
    },
  ];
}

/** The same numbers in each run. */
function startNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** How a table is drawn. */
export type Look = { name: string; border: 0 | 1; style: string };

export const looks: readonly Look[] = [
  { name: "ruled", border: 1, style: "" },
  { name: "without lines", border: 0, style: "" },
  { name: "right-aligned", border: 0, style: "td { text-align: right; font: 9pt Arial }" },
];

/** The table as a page of HTML. */
export function toHtml({ header, data }: MadeTable, { border, style }: Look): string {
  const cell =
    (tag: string) =>
    ({ text, columns = 1, rows = 1 }: MadeCell) =>
      `<${tag} colspan="${columns}" rowspan="${rows}">${text}</${tag}>`;
  const row = (tag: string) => (cells: MadeCell[]) => `<tr>${cells.map(cell(tag)).join("")}</tr>`;
  const lines = [...header.map(row("td")), ...data.map(row("td"))].join("\n");
  return `<html><head><meta charset="utf-8"><style>${style}</style></head><body><p>The table of the harbour.</p>
<table border="${border}" cellspacing="0" cellpadding="4">${lines}</table></body></html>`;
}

/** The texts of each row of data by column; a label over several rows is in each. */
export function listValues({ data, names }: MadeTable): string[][] {
  const open = new Map<number, { text: string; left: number }>();
  return data.map((cells) => {
    const given = [...cells];
    return names.map((_, column) => {
      const above = open.get(column);
      if (above && above.left > 0) {
        above.left -= 1;
        return above.text;
      }
      const { text = "", rows = 1 } = given.shift() ?? {};
      open.set(column, { text, left: rows - 1 });
      return text;
    });
  });
}
