import type { Translation } from "../language/catalogue.ts";
import type { t } from "./messages.ts";

const span = (one: string, several: string) => (from: number, to: number) =>
  from === to ? `${one} ${from}` : `${several} ${from}–${to}`;

export const french: Translation<typeof t> = {
  page: span("page", "pages"),
  slide: span("diapositive", "diapositives"),
  paragraph: span("paragraphe", "paragraphes"),
  line: span("ligne", "lignes"),
  header: "en-tête",
  footer: "pied de page",
  ofSheet: (margin, sheet) => `${margin} de ${sheet}`,
  cells: (range) => `cellules ${range}`,
  andMore: (ranges, count) => `${ranges} et ${count} de plus`,
};
