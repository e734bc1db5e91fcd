/** The filings of invented companies: what they are, and questions about them. */

export type Filing = {
  readonly name: string;
  readonly company: string;
  readonly year: number;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
};

const companies = [
  "Arden Rail",
  "Brisk Foods",
  "Corvane Systems",
  "Dunmore Paper",
  "Elsted Energy",
  "Farrow Glass",
  "Gildan Shipping",
  "Harwick Motors",
  "Ionel Pharma",
  "Jessop Retail",
];
const years = [2015, 2016, 2017, 2018, 2019, 2020];

/** What is asked for, as questions name it and as a filing does, and the section that has it. */
const figures = [
  { asked: "capital expenditure", line: "Purchases of property, plant and equipment", at: "cash" },
  { asked: "operating cash flow", line: "Net cash provided by operating activities", at: "cash" },
  { asked: "dividends paid", line: "Dividends paid to shareholders", at: "cash" },
  { asked: "total revenue", line: "Total net revenue", at: "income" },
  { asked: "cost of goods sold", line: "Cost of goods sold", at: "income" },
  { asked: "research and development expense", line: "Research and development", at: "income" },
  { asked: "inventories", line: "Inventories, net", at: "balance" },
  { asked: "accounts payable", line: "Accounts payable", at: "balance" },
  { asked: "total assets", line: "Total assets", at: "balance" },
] as const;

const statements = {
  cash: "Consolidated Statements of Cash Flows",
  income: "Consolidated Statements of Income",
  balance: "Consolidated Balance Sheets",
} as const;

/** One filing of each company and year. Each also shows the two years before, as filings do. */
export function makeFilings(): Filing[] {
  return companies.flatMap((company, at) => years.map((year) => makeFiling(company, at, year)));
}

function makeFiling(company: string, at: number, year: number): Filing {
  const isShort = at % 2 === 1;
  const write = (one: number) => (isShort ? `FY${String(one).slice(2)}` : String(one));
  const shown = [year, year - 1, year - 2];
  const statement = (key: keyof typeof statements) => {
    const rows = figures.filter((figure) => figure.at === key);
    const lines = rows.map(({ line }, row) => {
      const values = shown.map((one) => 100 + ((at * 7919 + one * 31 + row * 977) % 9_000));
      return `${line} ${values.map((value) => `$ ${value.toLocaleString("en")}`).join(" ")}`;
    });
    const head = `(in millions) ${shown.map(write).join(" ")}`;
    return { heading: statements[key], text: [head, ...lines].join("\n") };
  };
  const ended = isShort ? `fiscal ${write(year)}` : `the fiscal year ended December 31, ${year}`;
  const sections = [
    {
      heading: "Annual report",
      text: `${company} Inc. Annual report on Form 10-K for ${ended}. Registrant: ${company} Inc.`,
    },
    {
      heading: "Risk factors",
      text: `Our revenue, inventories and capital expenditure depend on demand. In ${write(year)} and ${write(year - 1)} the
        Company was exposed to exchange rates, and analysts may change what they expect of the Company.`,
    },
    {
      heading: "Management's discussion",
      text: `The Company compares ${write(year)} with ${write(year - 1)}. Total net revenue changed with volume and price. Capital
        expenditure was in line with the plan, and dividends paid followed the policy of the board.`,
    },
    statement("income"),
    statement("balance"),
    statement("cash"),
    {
      heading: "Notes",
      text: `The balance sheet, the statement of income and the cash flow statement are in millions of dollars. The Company
        presents amounts of ${write(year)} first. Research and development is expensed as incurred.`,
    },
  ];
  // Half of the names say which filing it is; the others have a number.
  const name =
    at % 4 < 2 ? `${company.replace(" ", "_")}_${year}_10K.pdf` : `filing-${at}${year % 100}.pdf`;
  return { name, company, year, sections };
}

export type Asked = {
  readonly text: string;
  readonly company: string;
  readonly year: number;
  readonly section: string;
};

/** Ways to ask for a figure of a company and a year. */
export const styles: Readonly<
  Record<string, (figure: string, company: string, year: number, statement: string) => string>
> = {
  plain: (figure, company, year) => `What was the ${figure} of ${company} in ${year}?`,
  "fiscal year": (figure, company, year) => `What is the FY${year} ${figure} for ${company}?`,
  "short year": (figure, company, year) =>
    `What is the FY${String(year).slice(2)} ${figure} for ${company}?`,
  instructed: (figure, company, year, statement) =>
    `Assume that you are a public equities analyst. Answer the following question by primarily using information that is ` +
    `shown in the ${statement}: what is the FY${year} ${figure} for ${company}? Answer in USD millions, rounded to two decimals.`,
};

/** Sixty questions in one style, over all companies, years and figures. */
export function makeQuestions(style: keyof typeof styles): Asked[] {
  return Array.from({ length: 60 }, (_, at) => {
    const company = companies[at % companies.length] ?? "";
    const year = years[(at * 7 + Math.floor(at / 10)) % years.length] ?? 0;
    const figure = figures[(at * 5) % figures.length] ?? figures[0];
    const section = statements[figure.at];
    const text = styles[style]?.(figure.asked, company, year, section.toLowerCase()) ?? "";
    return { text, company, year, section };
  });
}
