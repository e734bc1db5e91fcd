type MonthNames = ReadonlyMap<string, number>;

const named = new Map<string, MonthNames>();

/** What a language calls the months, lower case without full stops, from 1 to 12: alone and within a date, long and short. */
export function monthsOf(language: string): MonthNames {
  const known = named.get(language);
  if (known) return known;
  const names = new Map([...namesIn(language, "short"), ...namesIn(language, "long")]);
  named.set(language, names);
  return names;
}

/** Only the long names, which no other words resemble. */
export function longMonthsOf(language: string): MonthNames {
  return new Map(namesIn(language, "long"));
}

function namesIn(language: string, month: "long" | "short"): [string, number][] {
  const alone = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
  const within = new Intl.DateTimeFormat(language, { month, day: "numeric", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => {
    const at = new Date(Date.UTC(2024, index, 15));
    const part = within.formatToParts(at).find(({ type }) => type === "month")?.value;
    return [alone.format(at), part ?? ""]
      .map((name) => name.toLowerCase().replace(/\.$/, ""))
      .filter((name) => /^\p{L}{3,}$/u.test(name))
      .map((name): [string, number] => [name, index + 1]);
  }).flat();
}
