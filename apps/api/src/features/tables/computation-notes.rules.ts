/** A caveat about a computation. */
export type ComputationNote =
  | { readonly kind: "unit"; readonly column: string; readonly unit: string }
  | { readonly kind: "totals"; readonly rows: number }
  | {
      readonly kind: "unread";
      readonly column: string;
      readonly type: "number" | "text" | "date" | "boolean";
      readonly cells: number;
    }
  | { readonly kind: "ragged"; readonly rows: number }
  | { readonly kind: "cut"; readonly rows: number };

/** The languages of answers without a model. */
export type Language = "en" | "de";

type Formatter = {
  [K in ComputationNote["kind"]]: (note: ComputationNote & { kind: K }) => string;
};

const english: Formatter = {
  unit: ({ column, unit }) => `${column} is in ${unit}.`,
  totals: ({ rows }) =>
    rows === 1 ? "The total row was left out." : `${rows} total rows were left out.`,
  unread: ({ column, type, cells }) =>
    `${count(cells, "cell", "cells")} of ${column} without a ${type} left out.`,
  ragged: ({ rows }) => `${count(rows, "row", "rows")} longer than the header.`,
  cut: ({ rows }) => `Only the first ${rows} rows are shown.`,
};

const withoutInGerman = {
  number: "ohne Zahl",
  text: "ohne Text",
  date: "ohne Datum",
  boolean: "ohne Wahrheitswert",
};
const german: Formatter = {
  unit: ({ column, unit }) => `${column} ist in ${unit} angegeben.`,
  totals: ({ rows }) =>
    rows === 1
      ? "Die Zeile mit der Summe wurde nicht mitgerechnet."
      : `${rows} Zeilen mit Summen wurden nicht mitgerechnet.`,
  unread: ({ column, type, cells }) =>
    `${count(cells, "Zelle", "Zellen")} von ${column} ${withoutInGerman[type]} nicht mitgerechnet.`,
  ragged: ({ rows }) => `${count(rows, "Zeile ist", "Zeilen sind")} länger als die Kopfzeile.`,
  cut: ({ rows }) => `Nur die ersten ${rows} Zeilen werden gezeigt.`,
};

/** Formats a note as a sentence. */
export function formatNote(note: ComputationNote, language: Language): string {
  const formatter: Record<string, (note: never) => string> = language === "de" ? german : english;
  return formatter[note.kind]?.(note as never) ?? "";
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
