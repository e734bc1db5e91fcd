import {
  createOrganization,
  currentOrganization,
  userStatus,
} from "@footnote/contracts/organizations";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/http/call.ts";
import { keyOf, queryFor } from "../../shared/http/query.ts";

type Submission = { name: string; domain: string; description: string };

export function useCreateOrganization() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Submission) => call(createOrganization, { body }),
    // Awaited, so that the next page's guard already sees the new organization.
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: keyOf(userStatus), refetchType: "all" }),
  });
}

export function useCurrentOrganization() {
  return useQuery({
    ...queryFor(currentOrganization, {}),
    meta: { logFailure: "The organization could not be read." },
  });
}
