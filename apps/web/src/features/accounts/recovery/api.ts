import { currentUser } from "@footnote/contracts/accounts/accounts";
import {
  confirmPasswordReset,
  requestPasswordReset,
  verifyEmail,
} from "@footnote/contracts/accounts/passwords";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/http/call.ts";
import { getQueryKey } from "../../../shared/http/query.ts";
import { pendingVerification } from "../../../shared/pending-token.ts";

export function useRequestReset() {
  return useMutation({
    mutationFn: (email: string) => call(requestPasswordReset, { body: { email } }),
  });
}

export function useConfirmReset() {
  return useMutation({
    mutationFn: ({ token, password }: { token: string; password: string }) =>
      call(confirmPasswordReset, { body: { token, password1: password } }),
  });
}

/** Confirms the address once for a token, however often the page is drawn. */
export function useVerification(token: string | null, enabled: boolean) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ["verify-email", token],
    queryFn: async () => {
      pendingVerification.clear();
      const { message } = await call(verifyEmail, { body: { token: token ?? "" } });
      await queryClient.invalidateQueries({ queryKey: getQueryKey(currentUser) });
      return message;
    },
    enabled: enabled && token !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
