/** A date written as text. The order of day and month may be open. */
export type WrittenDate = { year: number; first: number; second: number; time: string | null } & {
  order: "known" | "open";
};

const monthNames = [
  "jan january januar jänner",
  "feb february februar",
  "mar march märz mrz",
  "apr april",
  "may mai",
  "jun june juni",
  "jul july juli",
  "aug august",
  "sep sept september",
  "oct october okt oktober",
  "nov november",
  "dec december dez dezember",
].map((names) => names.split(" "));

/** 1 to 12; undefined for anything but the name of a month. */
export function monthOf(word: string): number | undefined {
  const plain = word.toLowerCase().replace(/\.$/, "");
  const at = monthNames.findIndex((names) => names.includes(plain));
  return at < 0 ? undefined : at + 1;
}

const time = String.raw`(?:[T ,]+(?<time>\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$`;
const iso = new RegExp(String.raw`^(?<y>\d{4})[-/](?<m>\d{1,2})[-/](?<d>\d{1,2})${time}`);
const dotted = new RegExp(String.raw`^(?<a>\d{1,2})\.(?<b>\d{1,2})\.(?<y>\d{4})${time}`);
const slashed = new RegExp(String.raw`^(?<a>\d{1,2})[/-](?<b>\d{1,2})[/-](?<y>\d{4})${time}`);
const named = new RegExp(
  String.raw`^(?<d>\d{1,2})\.?[ -](?<m>\p{L}{3,9}\.?)[ -](?<y>\d{4})${time}`,
  "u",
);
const american = new RegExp(
  String.raw`^(?<m>\p{L}{3,9}\.?) (?<d>\d{1,2}),? (?<y>\d{4})${time}`,
  "u",
);

/** Parses a date with a year of four digits. Where the order is known `first` is the month. */
export function readWrittenDate(text: string): WrittenDate | undefined {
  const plain = text.trim();
  const known =
    iso.exec(plain)?.groups ?? named.exec(plain)?.groups ?? american.exec(plain)?.groups;
  if (known) {
    const { y, m = "", d } = known;
    const month = /^\d/.test(m) ? Number(m) : monthOf(m);
    return month === undefined
      ? undefined
      : dateOf(known, { y, first: month, second: d, order: "known" });
  }
  const german = dotted.exec(plain)?.groups;
  if (german) {
    return dateOf(german, {
      y: german["y"],
      first: german["b"],
      second: german["a"],
      order: "known",
    });
  }
  const open = slashed.exec(plain)?.groups;
  return open && dateOf(open, { y: open["y"], first: open["a"], second: open["b"], order: "open" });
}

function dateOf(
  groups: Record<string, string | undefined>,
  of: { y: unknown; first: unknown; second: unknown; order: "known" | "open" },
): WrittenDate {
  const { order } = of;
  const clock = groups["time"]?.padStart(
    groups["time"].length === 4 || groups["time"].length === 7 ? groups["time"].length + 1 : 0,
    "0",
  );
  const full = clock === undefined ? null : clock.length === 5 ? `${clock}:00` : clock;
  return {
    year: Number(of.y),
    first: Number(of.first),
    second: Number(of.second),
    time: full,
    order,
  };
}

/** Whether all dates with an open order begin with the day or the month; undefined where none decides. */
export function agreeOnOrder(dates: readonly WrittenDate[]): "month" | "day" | undefined {
  const open = dates.filter(({ order }) => order === "open");
  if (open.length === 0) return "month";
  const dayFirst = open.some(({ first }) => first > 12);
  const monthFirst = open.some(({ second }) => second > 12);
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? "day" : "month";
}

/** "2024-03-31", with the time of day where there is one; undefined for a day that does not exist. */
export function writeDate(date: WrittenDate, first: "month" | "day"): string | undefined {
  const swapped = date.order === "open" && first === "day";
  const [month, day] = swapped ? [date.second, date.first] : [date.first, date.second];
  const moment = new Date(Date.UTC(date.year, month - 1, day));
  const real =
    moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day && date.year >= 1000;
  if (!real) return undefined;
  const written = moment.toISOString().slice(0, 10);
  return date.time === null ? written : `${written} ${date.time}`;
}
