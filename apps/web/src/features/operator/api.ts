import * as models from "@footnote/contracts/models/models";
import * as calls from "@footnote/contracts/operator";
import type { LicenseChange } from "@footnote/contracts/operator";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../shared/http/call.ts";
import { downloadFile } from "../../shared/http/download-file.ts";
import { buildPagedQuery, buildQuery, useRefresh } from "../../shared/http/query.ts";
import { t } from "./messages.ts";

const queuesEveryMs = 5000;

export function useOrganizations(search: string) {
  return useInfiniteQuery(buildPagedQuery(calls.listOrganizations, { search }));
}

export function useSetLicense(id: string) {
  return useMutation({
    mutationFn: (body: LicenseChange) => call(calls.setLicense, { params: { id }, body }),
    onSuccess: useRefresh(calls.listOrganizations),
  });
}

/** What an organization may spend on models, and what it has spent this month: read whenever it is shown, because both change. */
export function useBudget(id: string) {
  return useQuery({ ...buildQuery(models.getModelBudget, { params: { id } }), staleTime: 0 });
}

/** The models of the installation in use that have no price, whose cost a budget does not count. */
export function useUnpricedModels() {
  const { data } = useQuery(buildQuery(models.getModels, {}));
  return [...new Set(data?.roles.flatMap(({ unpriced }) => unpriced) ?? [])];
}

export function useSetBudget(id: string) {
  return useMutation({
    mutationFn: (amount: number | null) =>
      call(models.setModelBudget, { params: { id }, body: { monthly_budget: amount } }),
    onSuccess: useRefresh(models.getModelBudget),
  });
}

export function useExportUsage(id: string) {
  return useMutation({
    mutationFn: () =>
      downloadFile(
        calls.exportOrganizationUsage,
        { params: { id }, query: { days: 90 } },
        t.usageFileName,
      ),
  });
}

export function useUsers(search: string) {
  return useInfiniteQuery(buildPagedQuery(calls.listUsers, { search }));
}

export function useChangeUser(pk: number) {
  return useMutation({
    mutationFn: (body: { role?: "admin" | "member"; is_operator?: boolean }) =>
      call(calls.changeUser, { params: { userPk: String(pk) }, body }),
    onSuccess: useRefresh(calls.listUsers),
  });
}

export function useOfferReset(pk: number) {
  return useMutation({
    mutationFn: () => call(calls.offerPasswordReset, { params: { userPk: String(pk) } }),
  });
}

export function useFailedDocuments() {
  return useInfiniteQuery(buildPagedQuery(calls.listFailedDocuments, {}));
}

export function useRetry(id: string) {
  return useMutation({
    mutationFn: () => call(calls.retryFailedDocument, { params: { id } }),
    onSuccess: useRefresh(calls.listFailedDocuments),
  });
}

export function useQueues() {
  return useQuery({ ...buildQuery(calls.queueStates, {}), refetchInterval: queuesEveryMs });
}
