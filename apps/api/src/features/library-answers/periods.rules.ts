import type { Period } from "@footnote/lexicon/library-words";

/** The days of a period, in UTC: from the first, and before the last where it is over. */
export type Days = { readonly addedFrom: Date; readonly addedBefore?: Date };

export function daysOf(period: Period, now: Date): Days {
  const today = startOf(now, 0);
  // Monday is the first day of a week.
  const week = startOf(now, -((now.getUTCDay() + 6) % 7));
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  switch (period) {
    case "today":
      return { addedFrom: today };
    case "yesterday":
      return { addedFrom: startOf(today, -1), addedBefore: today };
    case "thisWeek":
      return { addedFrom: week };
    case "lastWeek":
      return { addedFrom: startOf(week, -7), addedBefore: week };
    case "thisMonth":
      return { addedFrom: month };
    case "lastMonth": {
      const addedFrom = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
      return { addedFrom, addedBefore: month };
    }
  }
}

function startOf(day: Date, offset: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + offset));
}
