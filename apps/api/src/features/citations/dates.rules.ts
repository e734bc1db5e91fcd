import { monthsOf } from "@footnote/lexicon/calendar";
import { lexicons } from "@footnote/lexicon/lexicon";

/** A day, a month of a year, or a day of a month; year, month and day as far as the text gives them. */
export type DateFact = {
  readonly surface: string;
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number | undefined;
};

/** Of all languages: a date in another language than its text is still one. Chinese and Japanese months are numbers. */
const monthNumbers = new Map(
  lexicons
    .filter(({ grammar }) => grammar.hasCapitals)
    .flatMap(({ language }) => [...monthsOf(language)]),
);

const names = [...monthNumbers.keys()].toSorted((a, b) => b.length - a.length).join("|");
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?`;
const year = String.raw`(?<year>\d{4})`;
const month = `(?<month>${names})`;

const patterns: readonly RegExp[] = [
  /(?<!\d)(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?!\d)/gu,
  /(?<!\d)(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})(?![\d\p{L}])/gu,
  /(?<year>\d{4})\s?年\s?(?<month>\d{1,2})\s?月(?:\s?(?<day>\d{1,2})\s?日)?/gu,
  new RegExp(
    String.raw`(?<![\d.,])${day}\s+(?:of\s+|de\s+)?${month}\.?(?!\p{L})(?:,?\s+(?:de\s+)?${year})?`,
    "giu",
  ),
  new RegExp(String.raw`(?<!\p{L})${month}\.?\s+${day}(?!\d|[.,]\d)(?:,?\s+${year})?`, "giu"),
  new RegExp(String.raw`(?<!\p{L})${month}\.?,?\s+(?:de\s+)?${year}(?!\d)`, "giu"),
];

/** The dates of a text and what is left of it without them. */
export function readDates(text: string): { dates: DateFact[]; rest: string } {
  const dates: DateFact[] = [];
  let rest = text.normalize("NFKC");
  for (const pattern of patterns) {
    rest = rest.replace(pattern, (...match) => {
      const groups = match.at(-1) as Record<string, string | undefined>;
      const named = groups["month"] ?? "";
      const number = monthNumbers.get(named.toLowerCase()) ?? Number(named);
      if (!(number >= 1 && number <= 12)) return String(match[0]);
      dates.push({
        surface: String(match[0]),
        year: groups["year"] === undefined ? undefined : Number(groups["year"]),
        month: number,
        day: groups["day"] === undefined ? undefined : Number(groups["day"]),
      });
      return " ";
    });
  }
  return { dates, rest };
}

/** Whether a date says all that the claimed one says. */
export function supportsDate(date: DateFact, claimed: DateFact): boolean {
  return (
    date.month === claimed.month &&
    (claimed.year === undefined || date.year === claimed.year) &&
    (claimed.day === undefined || date.day === claimed.day)
  );
}
