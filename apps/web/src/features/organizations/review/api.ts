import {
  decideMembershipReview,
  getMembershipReview,
} from "@footnote/contracts/accounts/membership-review";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/http/call.ts";
import { buildQuery } from "../../../shared/http/query.ts";
import { useRefreshOnboarding } from "../../../shared/queries.ts";
import { forgetOrganization } from "../api.ts";

export function useMembershipReview() {
  return useQuery({
    ...buildQuery(getMembershipReview, {}),
    select: ({ review }) => review,
  });
}

export function useKeepMembership() {
  return useMutation({
    mutationFn: () => call(decideMembershipReview, { body: { decision: "keep" } }),
    onSuccess: useRefreshOnboarding(),
  });
}

export function useLeaveMembership() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(decideMembershipReview, { body: { decision: "leave" } }),
    onSuccess: () => forgetOrganization(queryClient),
  });
}
