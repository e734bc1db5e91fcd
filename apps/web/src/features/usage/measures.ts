import { formatStorage } from "@footnote/contracts/upload-checks";
import type { Usage } from "@footnote/contracts/usage";
import { formatNumber } from "../../shared/language/format.ts";
import { t } from "./messages.ts";

/** One line of the usage panel. `fraction` runs from 0 to 1 and is 0 where there is no limit. */
export type Measure = { name: string; text: string; fraction: number };

/** What older servers may leave out, or send as 0 for no limit. */
type Held = { used?: number | null; limit?: number | null } | undefined;

/** The four measures of the documented panel and the storage: N/A without a limit, never more than full. */
export function getMeasures(usage: Usage): Measure[] {
  const { storage, rate_limits: limits, current_usage: current } = usage;
  const monthly = { used: current.monthly_limit_used, limit: limits.monthly_limit };
  return [
    measure(t.chunks, storage.chunks),
    measure(t.documents, storage.documents),
    measure(t.collections, storage.collections),
    measure(t.storage, storage.bytes, formatStorage),
    measure(t.monthly, monthly),
  ];
}

function measure(name: string, held: Held, format = formatNumber): Measure {
  const used = held?.used ?? 0;
  const limit = held?.limit || null;
  return {
    name,
    text: t.ofLimit(format(used), limit === null ? t.noLimit : format(limit)),
    fraction: limit === null ? 0 : Math.min(1, used / limit),
  };
}
