import { organizationOverview } from "@footnote/contracts/overview";
import { exportUsageHistory, usage, usageHistory } from "@footnote/contracts/usage";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { downloadFile } from "../../shared/http/download-file.ts";
import { buildQuery } from "../../shared/http/query.ts";
import { t } from "./messages.ts";

export function useUsage() {
  return useQuery(buildQuery(usage, {}));
}

/** For admins only: others are refused. */
export function useOverview() {
  return useQuery(buildQuery(organizationOverview, {}));
}

export function useUsageHistory(days: number) {
  return useQuery({
    ...buildQuery(usageHistory, { query: { days } }),
    placeholderData: keepPreviousData,
  });
}

export function useUsageExport() {
  return useMutation({
    mutationFn: (days: number) => downloadFile(exportUsageHistory, { query: { days } }, t.fileName),
  });
}
