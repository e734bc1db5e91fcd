type MonthNames = ReadonlyMap<string, number>;

/** Austria's names are German as well. */
const locales: Readonly<Record<string, readonly string[]>> = { de: ["de", "de-AT"] };

const long = new Map<string, MonthNames>();
const all = new Map<string, MonthNames>();

/** The long names of a language's months, lower case, from 1 to 12: alone and within a date. */
export function longMonthsOf(language: string): MonthNames {
  const known = long.get(language) ?? new Map(monthNames(language, "long"));
  long.set(language, known);
  return known;
}

/** The same with the short names, without their full stops. */
export function monthsOf(language: string): MonthNames {
  const known =
    all.get(language) ?? new Map([...monthNames(language, "short"), ...longMonthsOf(language)]);
  all.set(language, known);
  return known;
}

/** The names of the days of the week, lower case. */
export function weekdaysOf(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, day) =>
    format.format(new Date(Date.UTC(2024, 0, 1 + day))).toLowerCase(),
  );
}

function monthNames(language: string, month: "long" | "short"): [string, number][] {
  return (locales[language] ?? [language]).flatMap((locale) => {
    const alone = new Intl.DateTimeFormat(locale, { month, timeZone: "UTC" });
    const within = new Intl.DateTimeFormat(locale, { month, day: "numeric", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, index) => {
      const at = new Date(Date.UTC(2024, index, 15));
      const part = within.formatToParts(at).find(({ type }) => type === "month")?.value;
      return [alone.format(at), part ?? ""]
        .map((name) => name.toLowerCase().replace(/\.$/, ""))
        .filter((name) => /^\p{L}{3,}$/u.test(name))
        .map((name): [string, number] => [name, index + 1]);
    }).flat();
  });
}
