import type { SheetCell } from "../computable/sheet-cell.ts";

const currencies: Readonly<Record<string, string>> = { EUR: "€", USD: "$", GBP: "£", JPY: "¥" };
/** Adds up a run of cells of one column, or is marked as a total. */
const addingUp =
  /^(?:of:)?=\s*(?:SUBTOTAL\(|SUM\(\[\.\$?([A-Z]{1,3})\$?\d+:\.\$?\1\$?\d+\]\)\s*$)/i;

/** A cell with its shown text and the value that its attributes state. */
export function readCellValue(
  text: string,
  attributes: Readonly<Record<string, string>>,
): SheetCell {
  const { "value-type": type, value = "", currency = "", formula = "" } = attributes;
  const number = Number(value);
  const addsUp = addingUp.test(formula) && { addsUp: true };
  if (type === "boolean") return { text, value: attributes["boolean-value"] === "true" };
  if (type === "date") return { text, ...dateOf(attributes["date-value"]) };
  if (value === "" || !Number.isFinite(number)) return { text };
  if (type === "float") return { text, value: number, ...addsUp };
  if (type === "percentage") return { text, value: number, unit: "%", ...addsUp };
  if (type !== "currency") return { text };
  const unit = currencies[currency] ?? currency;
  return { text, value: number, ...(unit !== "" && { unit }), ...addsUp };
}

function dateOf(text = ""): { date?: string } {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d).*)?$/.exec(text) ?? [];
  if (day === undefined) return {};
  return { date: time === undefined || time === "00:00:00" ? day : `${day} ${time}` };
}
