import { dataRecipients } from "@footnote/contracts/privacy";
import { useQuery } from "@tanstack/react-query";
import { buildQuery } from "../../../shared/http/query.ts";

/** Without an answer the policy names the kinds of providers only. */
export function useRecipients() {
  return useQuery({
    ...buildQuery(dataRecipients, {}),
    meta: { logFailure: "The recipients of data could not be read." },
  });
}
