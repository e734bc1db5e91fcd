import type { UsageDay } from "@footnote/contracts/usage";
import { type Actor, recordEvent } from "../audit/audit.service.ts";
import { historyHead, toHistoryLine } from "./history-csv.rules.ts";
import { selectModelUse } from "./model-usage.repo.ts";
import { selectDays } from "./usage.repo.ts";
import { lastDays } from "./usage.rules.ts";
import type { Has } from "../../platform/app.ts";

type Of = { readonly organizationId: string };

/** What the organization did on each of the last days in UTC, the oldest first and today last. */
export async function getUsageHistory(
  app: Has<"db">,
  { organizationId }: Of,
  count: number,
): Promise<UsageDay[]> {
  const days = lastDays(new Date(), count);
  const from = days[0] ?? new Date();
  const [rows, uses] = await Promise.all([
    selectDays(app.db, organizationId, from),
    selectModelUse(app.db, organizationId, from),
  ]);
  const byDay = new Map(rows.map((row) => [row.day.getTime(), row]));
  const modelsByDay = Map.groupBy(uses, ({ day }) => day.getTime());
  return days.map((day) => {
    const { requests = 0, uploads = 0 } = byDay.get(day.getTime()) ?? {};
    const models = (modelsByDay.get(day.getTime()) ?? []).map(({ use }) => use);
    return { day: day.toISOString().slice(0, 10), requests, uploads, models };
  });
}

/** The same as the lines of a CSV file; taking it is an event of the organization's trail. */
export async function exportUsageHistory(
  app: Has<"db">,
  { by, organizationId }: Of & { by: Actor },
  days: number,
): Promise<string[]> {
  await recordEvent(app.db, { action: "usage.exported", by, organizationId, detail: { days } });
  const history = await getUsageHistory(app, { organizationId }, days);
  return [historyHead, ...history.map(toHistoryLine)];
}
