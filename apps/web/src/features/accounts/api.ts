import { login, register } from "@footnote/contracts/accounts/accounts";
import { resendVerification } from "@footnote/contracts/accounts/passwords";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../shared/http/call.ts";
import { pendingInvitation } from "../../shared/pending-token.ts";

type Credentials = { email: string; password: string };

/** The invitation whose link was opened, without which some servers create no account. */
export function readInvitation(): { invitation?: string } {
  const invitation = pendingInvitation.read();
  return invitation === null ? {} : { invitation };
}

/** Signs in; the key in the reply is stored by the call itself. */
export function useLogin() {
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => call(login, { body: { email, password } }),
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: ({ email, password }: Credentials) =>
      call(register, { body: { email, password1: password, ...readInvitation() } }),
  });
}

export function useResendVerification() {
  return useMutation({ mutationFn: () => call(resendVerification, {}) });
}
