const shortUsDate = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
});

/** An ISO moment as a short US date such as "Nov 21, 2026"; the fallback when there is none. */
export function formatDate(moment: string | null | undefined, fallback: string): string {
  const date = new Date(moment ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? fallback : shortUsDate.format(date);
}
