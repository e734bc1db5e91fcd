/** When something was last used, in the calendar of the reader. */
export type Age = "today" | "yesterday" | "lastWeek" | "earlier";

/** Groups what is sorted by its last use, the latest first, by age. What has no valid moment counts as the oldest. */
export function groupByDay<T>(
  items: readonly T[],
  momentOf: (item: T) => string | null | undefined,
  now = new Date(),
): { age: Age; items: T[] }[] {
  const ages = Map.groupBy(items, (item) => getAge(new Date(momentOf(item) ?? Number.NaN), now));
  return Array.from(ages, ([age, members]) => ({ age, items: members }));
}

function getAge(moment: Date, now: Date): Age {
  const dayBefore = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
  if (moment >= dayBefore(0)) return "today";
  if (moment >= dayBefore(1)) return "yesterday";
  if (moment >= dayBefore(7)) return "lastWeek";
  return "earlier";
}
