import { SSF as untypedFormatter } from "xlsx";
import type { SheetCell } from "../computable/sheet-cell.ts";

// The library declares its formatter as "any".
const formatter = untypedFormatter as {
  format(code: string | number, value: number, options: { date1904: boolean }): string;
  is_date(code: string): boolean;
  get_table(): Record<number, string>;
  parse_date_code(value: number, options: { date1904: boolean }): DateCode | null;
};
type DateCode = { y: number; m: number; d: number; H: number; M: number; S: number };

/** A number as a cell with this format shows it. */
export function readNumber(value: number, format: string | number, date1904: boolean): SheetCell {
  const text = formatValue(value, format, date1904);
  const code = typeof format === "number" ? (formatter.get_table()[format] ?? "General") : format;
  if (isDate(code)) {
    const date = dateOf(value, date1904);
    return date === undefined ? { text } : { text, date };
  }
  const unit = unitOf(code);
  return { text, value, ...(unit !== undefined && { unit }) };
}

function isDate(code: string): boolean {
  try {
    return formatter.is_date(code);
  } catch {
    return false; // a format code that no program writes
  }
}

/** Undefined for a time of day without a day. */
function dateOf(value: number, date1904: boolean): string | undefined {
  const code = formatter.parse_date_code(value, { date1904 });
  if (!code || value < 1) return undefined;
  const two = (part: number) => String(part).padStart(2, "0");
  const day = `${String(code.y).padStart(4, "0")}-${two(code.m)}-${two(code.d)}`;
  const midnight = code.H === 0 && code.M === 0 && code.S === 0;
  return midnight ? day : `${day} ${two(code.H)}:${two(code.M)}:${two(code.S)}`;
}

/** The percent sign or the currency of a format like `[$€-407]#,##0.00` or `0.0%`. */
function unitOf(code: string): string | undefined {
  const [positive = ""] = code.split(";");
  if (positive.replaceAll(/"[^"]*"|\\./g, "").includes("%")) return "%";
  const named = /\[\$([^\][-]+)(?:-[^\][]*)?\]/u.exec(positive)?.[1]?.trim();
  const symbol = named ?? /[€$£¥]/u.exec(positive.replaceAll(/\[\$-[^\][]*\]/g, ""))?.[0];
  return symbol === undefined ? undefined : ({ EUR: "€", USD: "$", GBP: "£" }[symbol] ?? symbol);
}

function formatValue(value: number, format: string | number, date1904: boolean): string {
  try {
    return formatter.format(format, value, { date1904 }).trim();
  } catch {
    return String(value); // a format code that no program writes
  }
}
