import { currentLocale } from "./language.ts";

/** Words for a number of things; `#` is where the number goes. */
type PluralForms = { one: string; other: string };

const rules = perLocale((locale) => new Intl.PluralRules(locale));
const numbers = perLocale((locale) => new Intl.NumberFormat(locale));
const exactNumbers = perLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }),
);
const dates = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: "numeric", month: "short", day: "numeric" }),
);

const moments = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
);

/** "1 file", "1,200 files": the form the language asks for, with the number as it is written there. */
export function plural(count: number, forms: PluralForms): string {
  const form = rules().select(count) === "one" ? forms.one : forms.other;
  return form.replace("#", formatNumber(count));
}

/** "1,200" or as the language on the screen writes it. */
export function formatNumber(value: number): string {
  return numbers().format(value);
}

/** A number with all of its decimals: a sum is not rounded to be shown. */
export function formatExactly(value: number): string {
  return exactNumbers().format(value);
}

/** An ISO moment as a short US date such as "Nov 21, 2026"; the fallback when there is none. */
export function formatDate(moment: string | null | undefined, fallback: string): string {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? fallback : dates().format(date);
}

/** An ISO moment with its time of day, such as "Nov 21, 2026, 9:30 AM", where the reader is. */
export function formatMoment(moment: string): string {
  return moments().format(new Date(moment));
}

/** Formatters cost more to make than to use, and lists use them thousands of times. */
function perLocale<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const locale = currentLocale();
    const formatter = made.get(locale) ?? make(locale);
    made.set(locale, formatter);
    return formatter;
  };
}
