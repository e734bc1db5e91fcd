import { currentLocale } from "../../../shared/language/language.ts";
import type { SheetRow } from "./sheet-rows.ts";

/** `column` counts from 1. */
export type SheetOrder = { column: number; descending: boolean };

/** Returns the rows in the order of a column, numbers by their value; rows without a value come last. */
export function sortRows(rows: readonly SheetRow[], order: SheetOrder | null): readonly SheetRow[] {
  if (order === null) return rows;
  const { compare } = new Intl.Collator(currentLocale(), { numeric: true });
  const valueOf = ({ cells }: SheetRow) => cells?.get(order.column) ?? "";
  const direction = order.descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const one = valueOf(a);
    const other = valueOf(b);
    if (one === "" || other === "") return Number(one === "") - Number(other === "");
    const left = readAmount(one);
    const right = readAmount(other);
    const both = left !== undefined && right !== undefined;
    return direction * (both ? left - right : compare(one, other));
  });
}

/** "$1,618.50", "-3" and "(25)" are amounts; a text or a date is not. */
function readAmount(text: string): number | undefined {
  const plain = text.replace(/[\s$€£¥%]/gu, "");
  if (!/^[-+(]?\d[\d.,']*\)?$/.test(plain)) return undefined;
  // The last separator is that of the decimals unless three digits follow it.
  const digits = plain.replace(/[.,'](?=\d{3}(?:\D|$))/g, "").replace(",", ".");
  const amount = Number(digits.replace(/[()]/g, ""));
  if (!Number.isFinite(amount)) return undefined;
  return digits.startsWith("(") ? -amount : amount;
}
