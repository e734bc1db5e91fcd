import type { AuditAction } from "@footnote/contracts/audit";
import { exportAuditEvents, listAuditEvents } from "@footnote/contracts/audit";
import { listMembers } from "@footnote/contracts/organizations";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { downloadFile } from "../../shared/http/download-file.ts";
import { buildPagedQuery, buildQuery } from "../../shared/http/query.ts";
import { t } from "./messages.ts";

/** What the log is narrowed to; "" is no narrowing. Days as an input of type date gives them. */
export type AuditFilter = { action: AuditAction | ""; actor: string; from: string; until: string };

export const noFilter: AuditFilter = { action: "", actor: "", from: "", until: "" };

export function useAuditEvents(filter: AuditFilter) {
  return useInfiniteQuery(buildPagedQuery(listAuditEvents, buildFilterQuery(filter)));
}

/** Who can be asked about: the members of now. */
export function useMembers() {
  return useQuery({
    ...buildQuery(listMembers, {}),
    meta: { logFailure: "The members could not be read." },
  });
}

export function useAuditExport() {
  return useMutation({
    mutationFn: (filter: AuditFilter) =>
      downloadFile(exportAuditEvents, { query: buildFilterQuery(filter) }, t.fileName),
  });
}

/** Days are those of the reader: they begin at midnight here, and the last one counts in full. */
function buildFilterQuery({ action, actor, from, until }: AuditFilter) {
  return {
    ...(action !== "" && { action }),
    ...(actor !== "" && { actor }),
    ...(from !== "" && { from: getDayStart(from, 0) }),
    ...(until !== "" && { to: getDayStart(until, 1) }),
  };
}

function getDayStart(day: string, later: number): string {
  const moment = new Date(`${day}T00:00:00`);
  moment.setDate(moment.getDate() + later);
  return moment.toISOString();
}
