import { formatStorage } from "@footnote/contracts/upload-checks";

/** What an organization may hold. */
export type Resource = "documents" | "chunks" | "collections" | "bytes";

/** A licence's limit: null and 0 are none. */
export function effectiveLimit(limit: number | null | undefined): number | null {
  return limit || null;
}

/** The first day of a moment's calendar month in UTC. */
export function monthOf(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1));
}

/** The moment at which the next month begins in UTC. */
export function nextMonth(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1));
}

/** A moment's calendar day in UTC. */
export function dayOf(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
}

/** The last days in UTC, the oldest first and the moment's own last. */
export function lastDays(moment: Date, count: number): Date[] {
  const today = dayOf(moment).getTime();
  return Array.from({ length: count }, (_, at) => new Date(today - (count - 1 - at) * 86_400_000));
}

const nouns: Record<Exclude<Resource, "bytes">, string> = {
  documents: "documents",
  chunks: "chunks, the passages that documents are searched by",
  collections: "folders",
};

/** The message for people who reach a limit. */
export function limitSentence(
  resource: Resource,
  { limit, used }: { limit: number; used: number },
): string {
  if (resource === "bytes") {
    const usage = `${formatStorage(used)} of the ${formatStorage(limit)}`;
    return `This file does not fit in your organization's storage: it uses ${usage} that its license allows. Delete files or ask for a larger license.`;
  }
  return `Your organization has reached the limit of its license: ${spell(limit)} ${nouns[resource]}. Delete some or ask for a larger license.`;
}

/** The message for people when the month's requests are used up. */
export function monthlySentence(limit: number, resetsAt: Date): string {
  const day = resetsAt.toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
  return `Your organization has used all ${spell(limit)} requests for this month. The count resets on ${day} (UTC).`;
}

function spell(count: number): string {
  return count.toLocaleString("en-US");
}
