import { deleteAccount } from "@footnote/contracts/accounts/accounts";
import { createApiKey, listApiKeys, revokeApiKey } from "@footnote/contracts/accounts/api-keys";
import type { KeyScope } from "@footnote/contracts/endpoint";
import { changePassword } from "@footnote/contracts/accounts/passwords";
import { listSessions, revokeSession } from "@footnote/contracts/accounts/sessions";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../../shared/http/call.ts";
import { buildQuery, useRefresh } from "../../../shared/http/query.ts";
import { clearToken } from "../../../shared/http/session-token.ts";
import { forgetUnsentQuestions } from "../../../shared/unsent-questions.ts";

export function useSessions() {
  return useQuery(buildQuery(listSessions, {}));
}

/** Ends sessions one after another and stops at the first failure; the list then shows the remaining ones. */
export function useEndSessions() {
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await call(revokeSession, { params: { id } });
    },
    onSettled: useRefresh(listSessions),
  });
}

/** Changes the password, which ends every other session and revokes the API keys. */
export function useChangePassword() {
  return useMutation({
    mutationFn: ({ current, chosen }: { current: string; chosen: string }) =>
      call(changePassword, { body: { current_password: current, password1: chosen } }),
    onSuccess: useRefresh(listSessions, listApiKeys),
  });
}

export function useApiKeys() {
  return useQuery(buildQuery(listApiKeys, {}));
}

export type NewKey = {
  name: string;
  scopes: KeyScope[];
  expires_at: string | null;
  current_password: string;
};

export function useCreateApiKey() {
  return useMutation({
    mutationFn: (body: NewKey) => call(createApiKey, { body }),
    onSuccess: useRefresh(listApiKeys),
  });
}

export function useRevokeApiKey() {
  return useMutation({
    mutationFn: (id: string) => call(revokeApiKey, { params: { id } }),
    onSuccess: useRefresh(listApiKeys),
  });
}

/** Deletes the account; the session ends with it, which leads to the log-in. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (pk: number) => call(deleteAccount, { params: { userPk: String(pk) } }),
    onSuccess() {
      forgetUnsentQuestions();
      clearToken();
    },
  });
}
