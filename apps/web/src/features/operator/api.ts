import * as calls from "@footnote/contracts/operator";
import type { LicenseChange } from "@footnote/contracts/operator";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/http/call.ts";
import { downloadFile } from "../../shared/http/download-file.ts";
import { getQueryKey, buildQuery } from "../../shared/http/query.ts";
import { t } from "./messages.ts";

const queuesEveryMs = 5000;

const first: string | undefined = undefined;
const at = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

export function useOrganizations(search: string) {
  return useInfiniteQuery({
    queryKey: [...getQueryKey(calls.listOrganizations), search],
    initialPageParam: first,
    queryFn: ({ pageParam, signal }) =>
      call(calls.listOrganizations, { query: { search, ...at(pageParam) }, signal }),
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });
}

export function useSetLicense(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LicenseChange) => call(calls.setLicense, { params: { id }, body }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: getQueryKey(calls.listOrganizations) }),
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
  return useInfiniteQuery({
    queryKey: [...getQueryKey(calls.listUsers), search],
    initialPageParam: first,
    queryFn: ({ pageParam, signal }) =>
      call(calls.listUsers, { query: { search, ...at(pageParam) }, signal }),
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });
}

export function useChangeUser(pk: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { role?: "admin" | "member"; is_operator?: boolean }) =>
      call(calls.changeUser, { params: { userPk: String(pk) }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: getQueryKey(calls.listUsers) }),
  });
}

export function useOfferReset(pk: number) {
  return useMutation({
    mutationFn: () => call(calls.offerPasswordReset, { params: { userPk: String(pk) } }),
  });
}

export function useFailedDocuments() {
  return useInfiniteQuery({
    queryKey: getQueryKey(calls.listFailedDocuments),
    initialPageParam: first,
    queryFn: ({ pageParam, signal }) =>
      call(calls.listFailedDocuments, { query: at(pageParam), signal }),
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });
}

export function useRetry(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.retryFailedDocument, { params: { id } }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: getQueryKey(calls.listFailedDocuments) }),
  });
}

export function useQueues() {
  return useQuery({ ...buildQuery(calls.queueStates, {}), refetchInterval: queuesEveryMs });
}
