import { usage, usageHistory } from "@footnote/contracts/usage";
import { useQuery } from "@tanstack/react-query";
import { queryFor } from "../../shared/http/query.ts";

export function useUsage() {
  return useQuery(queryFor(usage, {}));
}

export function useUsageHistory(days: number) {
  return useQuery(queryFor(usageHistory, { query: { days } }));
}
