import type { Translation } from "../language/catalogue.ts";
import type { t } from "./messages.ts";

const span = (one: string, several: string) => (from: number, to: number) =>
  from === to ? `${one} ${from}` : `${several} ${from}–${to}`;

export const spanish: Translation<typeof t> = {
  page: span("página", "páginas"),
  slide: span("diapositiva", "diapositivas"),
  paragraph: span("párrafo", "párrafos"),
  line: span("línea", "líneas"),
  header: "encabezado",
  footer: "pie de página",
  ofSheet: (margin, sheet) => `${margin} de ${sheet}`,
  cells: (range) => `celdas ${range}`,
  andMore: (ranges, count) => `${ranges} y ${count} más`,
};
