import type {
  ConnectionChange,
  FilledRole,
  ModelConnection,
} from "@footnote/contracts/models/connections";
import { useMutation } from "@tanstack/react-query";
import { type Owner, useTestModels } from "../api.ts";

/** Tests a stored connection, as it is changed, with the models that it has in the roles. */
export function useTestStored(
  owner: Owner,
  { id, preset }: ModelConnection,
  roles: readonly FilledRole[],
) {
  const test = useTestModels(owner);
  const named = roles.flatMap(({ role, models }) => {
    const choice = models.find((one) => one.connection_id === id);
    return choice ? [[role, choice.model] as const] : [];
  });
  return useMutation({
    mutationFn: async ({ base_url, key, api_version }: ConnectionChange) => {
      const connection = { preset, base_url, key, api_version };
      const models = Object.fromEntries(named);
      const result = await test({ connection_id: id, connection, models });
      const isGood = result.checks.every(({ code, kind }) => {
        return (
          code === "works" || kind === "tools" || (kind === "models" && code === "not_offered")
        );
      });
      return { result, isGood };
    },
  });
}
