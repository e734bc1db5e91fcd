import type { LocationWords } from "@footnote/contracts/anchors";
import { catalogue } from "../language/catalogue.ts";

const span = (one: string, several: string) => (from: number, to: number) =>
  from === to ? `${one} ${from}` : `${several} ${from}–${to}`;

export const t = catalogue("shared/locations", {
  page: span("page", "pages"),
  slide: span("slide", "slides"),
  paragraph: span("paragraph", "paragraphs"),
  line: span("line", "lines"),
  header: "header",
  footer: "footer",
  ofSheet: (margin: string, sheet: string) => `${margin} of ${sheet}`,
  cells: (range: string) => `cells ${range}`,
  andMore: (ranges: string, count: number) => `${ranges} and ${count} more`,
} satisfies LocationWords);
