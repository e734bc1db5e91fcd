import type { AnswerLanguage } from "../citations/answer.rules.ts";
import { formatDecimal, type Value } from "../tables/computation.rules.ts";
import { isIdentifier } from "./column-kinds.rules.ts";
import type { Column } from "./name-matching.rules.ts";
import { isYearColumn } from "./table-periods.rules.ts";

/** Currencies whose symbol precedes the amount in English. */
const signs = new Set(["$", "£", "€", "¥"]);

/**
 * Formats a value as its column does: with its unit and decimals, and with the grouping of the question's language. `exact`
 * keeps the decimals that a value has.
 */
export function formatValue(
  value: Value | undefined,
  column: Column | undefined,
  language: AnswerLanguage,
  exact = false,
): string {
  if (typeof value !== "number") return String(value ?? "—").replaceAll(/\s+/g, " ");
  const digits = formatDigits(Math.abs(value), exact ? null : (column?.decimals ?? null));
  const minus = value < 0 && /[1-9]/.test(digits) ? "-" : "";
  if (!column) return minus + group(digits, language);
  // Years and identifiers are not grouped like amounts.
  const isName = isIdentifier(column) || isYearColumn(column);
  const shown = isName ? digits : group(digits, language);
  return minus + addUnit(shown, column.unit, language);
}

/** Figures that a rounded number keeps at least, so that it can be checked against the exact one. */
const fewestFigures = 3;

function formatDigits(value: number, decimals: number | null): string {
  if (decimals === null) return formatDecimal(value);
  const rounded = roundDecimal(value, decimals);
  const figures = rounded.replace(/^[0.]+|\./g, "").length;
  return figures < fewestFigures && Number(rounded) !== value ? formatDecimal(value) : rounded;
}

function addUnit(shown: string, unit: string | null, language: AnswerLanguage): string {
  if (unit === null) return shown;
  return language === "en" && signs.has(unit) ? `${unit}${shown}` : `${shown} ${unit}`;
}

/** Rounds half away from zero, as spreadsheets do with the decimal digits of a number. */
function roundDecimal(value: number, decimals: number): string {
  const exact = formatDecimal(value);
  const [, fraction = ""] = exact.split(".");
  if (fraction.length <= decimals) return value.toFixed(decimals);
  const up = Number(`${Math.round(Number(`${exact}e${decimals}`))}e-${decimals}`);
  return up.toFixed(decimals);
}

function group(number: string, language: AnswerLanguage): string {
  const separator = language === "de" ? "." : ",";
  const point = language === "de" ? "," : ".";
  const [whole = "", fraction] = number.split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3}){1,12}$)/g, separator);
  return fraction === undefined ? grouped : grouped + point + fraction;
}

/** Averages keep two decimals, those of the sheet if it shows more, or four figures if they are small. */
export function roundAverage(value: number, column: Column | undefined): number {
  const figures = Math.floor(Math.log10(Math.abs(value) || 1)) + 1;
  const decimals = Math.max(2, 4 - figures, column?.decimals ?? 0);
  const rounded = Number(roundDecimal(Math.abs(value), Math.min(decimals, 15)));
  return value < 0 ? -rounded : rounded;
}
