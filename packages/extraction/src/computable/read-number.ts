/** The decimal separator of a number written as text, as far as the number decides it. */
export type Notation = "point" | "comma" | "either" | "unclear-point" | "unclear-comma";

/** A number written as text. Which digits are decimals depends on the notation. */
export type WrittenNumber = {
  digits: string;
  negative: boolean;
  unit: string | null;
  notation: Notation;
};

const currencies: Readonly<Record<string, string>> = {
  eur: "€",
  euro: "€",
  usd: "$",
  us$: "$",
  gbp: "£",
};
const pattern =
  /^(?<open>\()?(?<sign>[-−–+])?\s?(?<before>[€$£¥]|US\$|EUR|USD|GBP|CHF)?\s?(?<inner>[-−–])?(?<digits>\d[\d.,'’  ]*(?<=\d))(?<after>-|\s?(?:[%€$£¥]|°?[A-Za-z]{1,5}[²³]?(?:\/[A-Za-z]{1,5})?))?(?<close>\))?$/u;

/** Parses a number; undefined for what may be something else: codes, phone numbers, versions, dates. */
export function readWrittenNumber(text: string): WrittenNumber | undefined {
  const groups = pattern.exec(text.replaceAll(" ", " ").trim())?.groups;
  if (!groups || (groups["open"] === undefined) !== (groups["close"] === undefined))
    return undefined;
  const { digits = "", after = "" } = groups;
  const spaced = digits.replaceAll(/['’ ]/g, "");
  const grouped = spaced !== digits;
  if (grouped && !/^\d{1,3}(?:['’ ]\d{3})+(?:[.,]\d+)?$/.test(digits)) return undefined;
  const notation = notationOf(spaced, grouped);
  if (notation === undefined || /^0\d/.test(spaced)) return undefined;
  const signs = [groups["sign"], groups["inner"], groups["open"], after];
  const negative = signs.some((sign) => /^[-−–(]$/.test(sign ?? ""));
  return { digits: spaced, negative, unit: unitOf(groups["before"] ?? after), notation };
}

function unitOf(written: string): string | null {
  const unit = written.trim();
  if (unit === "" || unit === "-") return null;
  return currencies[unit.toLowerCase()] ?? unit;
}

function notationOf(digits: string, grouped: boolean): Notation | undefined {
  if (/^\d+$/.test(digits)) return "either";
  if (grouped) return digits.includes(",") ? "comma" : "point";
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(digits) || /^\d{1,3}(?:,\d{3}){2,}$/.test(digits))
    return "point";
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(digits))
    return "comma";
  // "1.234" is a thousand or one; "0.234", "1234.567" and "1.23" can only be decimals.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(digits)) return "unclear-point";
  if (/^[1-9]\d{0,2},\d{3}$/.test(digits)) return "unclear-comma";
  if (/^\d+\.\d+$/.test(digits)) return "point";
  return /^\d+,\d+$/.test(digits) ? "comma" : undefined;
}

/** The value under a notation; undefined for more digits than can be computed with exactly. */
export function valueOf(
  { digits, negative }: WrittenNumber,
  decimals: "point" | "comma",
): number | undefined {
  const plain =
    decimals === "point"
      ? digits.replaceAll(",", "")
      : digits.replaceAll(".", "").replace(",", ".");
  if (plain.replace(/^0+|\./g, "").length > 15) return undefined;
  const value = Number(plain);
  return negative && value !== 0 ? -value : value;
}

/** The decimal separator that all numbers agree on; undefined where they contradict each other or none decides. */
export function agreeOnNotation(
  notations: readonly Notation[],
  otherwise: "point" | "comma" | undefined,
): "point" | "comma" | undefined {
  const found = new Set(notations);
  if (found.has("point") && found.has("comma")) return undefined;
  if (found.has("point")) return "point";
  if (found.has("comma")) return "comma";
  if (found.has("unclear-point") && found.has("unclear-comma")) return undefined;
  if (found.has("unclear-point") || found.has("unclear-comma")) return otherwise;
  return "point";
}
