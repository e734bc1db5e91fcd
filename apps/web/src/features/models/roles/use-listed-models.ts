import { useQuery } from "@tanstack/react-query";
import { type Owner, useTestModels } from "../api.ts";

const staleAfterMs = 60_000;

/** The names that a connection's service lists; none where it lists none. Any other can be typed. */
export function useListedModels(owner: Owner, connectionId: string) {
  const test = useTestModels(owner);
  return useQuery({
    queryKey: ["listed-models", owner, connectionId],
    queryFn: async () => (await test({ connection_id: connectionId, models: {} })).models,
    staleTime: staleAfterMs,
    retry: false,
    enabled: connectionId !== "",
    meta: { logFailure: "The models of a connection could not be listed." },
  });
}
