import { currentUser } from "@footnote/contracts/accounts/accounts";
import type { Role } from "@footnote/contracts/organizations";
import * as calls from "@footnote/contracts/organizations";
import { deleteOrganizationPicture, setOrganizationPicture } from "@footnote/contracts/pictures";
import { usage } from "@footnote/contracts/usage";
import type { QueryClient } from "@tanstack/react-query";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/http/call.ts";
import { buildQuery, getQueryKey, useRefresh } from "../../shared/http/query.ts";
import { sendFile } from "../../shared/http/send-file.ts";
import { useRefreshOnboarding } from "../../shared/queries.ts";

type Submission = { name: string; domain: string; description: string };

export function useCreateOrganization() {
  return useMutation({
    mutationFn: (body: Submission) => call(calls.createOrganization, { body }),
    onSuccess: useRefreshOnboarding(),
  });
}

export type Details = { name: string; domain: string; description: string };

export function useChangeOrganization() {
  return useMutation({
    mutationFn: (body: Details) => call(calls.changeOrganization, { body }),
    onSuccess: useRefresh(calls.currentOrganization),
  });
}

/** Sends and removes the organization's picture, then reads the organization again. */
export function useOrganizationPicture() {
  const refresh = useRefresh(calls.currentOrganization);
  return {
    upload: (file: File) => sendFile(setOrganizationPicture, { file, fields: {} }).then(refresh),
    remove: () => call(deleteOrganizationPicture, {}).then(refresh),
  };
}

/** What the organization holds, for saying what goes with it. Nothing is said where it cannot be read. */
export function useHoldings() {
  return useQuery({
    ...buildQuery(usage, {}),
    meta: { logFailure: "What the organization holds could not be read." },
  });
}

export function useMembers() {
  return useQuery(buildQuery(calls.listMembers, {}));
}

export function useChangeRole() {
  return useMutation({
    mutationFn: ({ userPk, role }: { userPk: number; role: Role }) =>
      call(calls.changeRole, { params: { userPk: String(userPk) }, body: { role } }),
    onSettled: useRefreshMembers(),
  });
}

export function useRemoveMember() {
  return useMutation({
    mutationFn: (userPk: number) =>
      call(calls.removeMember, { params: { userPk: String(userPk) } }),
    onSuccess: useRefreshMembers(),
  });
}

export function useSharingSettings() {
  return useQuery(buildQuery(calls.getSharingSettings, {}));
}

export function useChangeSharingSettings() {
  return useMutation({
    mutationFn: (allowed: boolean) =>
      call(calls.changeSharingSettings, { body: { public_links: allowed } }),
    onSettled: useRefresh(calls.getSharingSettings),
  });
}

export function useInvitations() {
  return useQuery(buildQuery(calls.listInvitations, {}));
}

export function useInvite() {
  return useMutation({
    mutationFn: (body: { role: Role; email: string | null }) =>
      call(calls.createInvitation, { body }),
    onSuccess: useRefresh(calls.listInvitations),
  });
}

export function useRevokeInvitation() {
  return useMutation({
    mutationFn: (id: string) => call(calls.revokeInvitation, { params: { id } }),
    onSettled: useRefresh(calls.listInvitations),
  });
}

export function useDeleteOrganization() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(calls.deleteOrganization, { params: { id }, body: { confirm_name: name } }),
    onSuccess: () => forgetOrganization(queryClient),
  });
}

export function useLeaveOrganization() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.leaveOrganization, {}),
    onSuccess: () => forgetOrganization(queryClient),
  });
}

/** What an invitation is for; asked without a retry, since most refusals are final. */
export function useInvitation(token: string | null) {
  return useQuery({
    queryKey: [calls.describeInvitation.path, token],
    queryFn: () => call(calls.describeInvitation, { body: { token: token ?? "" } }),
    enabled: token !== null,
  });
}

export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (token: string) => call(calls.acceptInvitation, { body: { token } }),
    onSuccess: useRefreshOnboarding(),
  });
}

function useRefreshMembers() {
  return useRefresh(calls.listMembers, calls.currentOrganization, calls.listInvitations);
}

/** Lets go of everything that was the organization's; the status is known before the next page asks for it. */
export async function forgetOrganization(queryClient: QueryClient): Promise<void> {
  const kept = new Set<unknown>([calls.userStatus.path, currentUser.path]);
  await queryClient.invalidateQueries({
    queryKey: getQueryKey(calls.userStatus),
    refetchType: "all",
  });
  queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.has(queryKey[0]) });
}
