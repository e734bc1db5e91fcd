import { currentUser, login, register } from "@footnote/contracts/accounts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../shared/http/call.ts";
import { queryFor } from "../../shared/http/query.ts";

type Credentials = { email: string; password: string };

/** Signs in; the key in the reply is stored by the call itself. */
export function useLogin() {
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => call(login, { body: { email, password } }),
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: ({ email, password }: Credentials) =>
      call(register, { body: { email, password1: password } }),
  });
}

export function useCurrentUser() {
  return useQuery(queryFor(currentUser, {}));
}
