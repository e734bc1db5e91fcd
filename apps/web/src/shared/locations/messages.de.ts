import type { Translation } from "../language/catalogue.ts";
import type { t } from "./messages.ts";

const span = (one: string, several: string) => (from: number, to: number) =>
  from === to ? `${one} ${from}` : `${several} ${from}–${to}`;

export const german: Translation<typeof t> = {
  page: span("Seite", "Seiten"),
  slide: span("Folie", "Folien"),
  paragraph: span("Absatz", "Absätze"),
  line: span("Zeile", "Zeilen"),
  header: "Kopfzeile",
  footer: "Fußzeile",
  ofSheet: (margin, sheet) => `${margin} von ${sheet}`,
  cells: (range) => `Zellen ${range}`,
  andMore: (ranges, count) => `${ranges} und ${count} weitere`,
};
