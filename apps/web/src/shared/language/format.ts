import { currentLocale } from "./language.ts";

/** The singular and plural form of a count; `#` is the placeholder of the number. */
type PluralForms = { one: string; other: string };

const rules = perLocale((locale) => new Intl.PluralRules(locale));
const numbers = perLocale((locale) => new Intl.NumberFormat(locale));
const exactNumbers = perLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }),
);
const costs = perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      maximumFractionDigits: 2,
      maximumSignificantDigits: 2,
      roundingPriority: "morePrecision",
    }),
);
const dates = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: "numeric", month: "short", day: "numeric" }),
);

const moments = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
);

const times = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));

const languages = perLocale((locale) => new Intl.DisplayNames(locale, { type: "language" }));

/** Formats a count: "1 file", "1,200 files", with the plural rules and number format of the language. */
export function plural(count: number, forms: PluralForms): string {
  const form = rules().select(count) === "one" ? forms.one : forms.other;
  return form.replace("#", formatNumber(count));
}

/** Formats a number in the current language: "1,200". */
export function formatNumber(value: number): string {
  return numbers().format(value);
}

/** Formats a number with all of its decimals, because a computed sum must not be rounded. */
export function formatExactly(value: number): string {
  return exactNumbers().format(value);
}

/** Formats money of an unnamed currency with two decimals, or more where less than a hundredth counts: "1.25", "0.0042". */
export function formatCost(value: number): string {
  return costs().format(value);
}

/** Formats an ISO timestamp as a short date such as "Nov 21, 2026"; returns the fallback if there is no valid one. */
export function formatDate(moment: string | null | undefined, fallback: string): string {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? fallback : dates().format(date);
}

/** Formats an ISO timestamp with the local time, such as "Nov 21, 2026, 9:30 AM". */
export function formatMoment(moment: string): string {
  return moments().format(new Date(moment));
}

/** Formats an ISO timestamp as the local time, with the date unless that is today's: "9:30 AM". */
export function formatRecent(moment: string, now = new Date()): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === now.toDateString();
  return isToday ? times().format(date) : formatMoment(moment);
}

/** Returns the name of a language from its ISO 639-1 code: "German". */
export function formatLanguage(code: string): string {
  return languages().of(code) ?? code;
}

/** Caches one formatter per language: creating them is slow, and lists use them thousands of times. */
function perLocale<T>(make: (locale: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const locale = currentLocale();
    const formatter = made.get(locale) ?? make(locale);
    made.set(locale, formatter);
    return formatter;
  };
}
