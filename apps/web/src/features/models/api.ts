import type { TestInput } from "@footnote/contracts/models/checks";
import type {
  ConnectionChange,
  ConnectionInput,
  FirstModels,
  ModelChoice,
} from "@footnote/contracts/models/connections";
import * as operator from "@footnote/contracts/models/models";
import * as own from "@footnote/contracts/models/organization-models";
import type { ModelRole } from "@footnote/contracts/models/roles";
import { capabilities } from "@footnote/contracts/speech";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../shared/http/call.ts";
import { buildQuery, useRefresh } from "../../shared/http/query.ts";

/** Whose models a page shows: those of the whole installation, or those of the caller's organization. */
export type Owner = "installation" | "organization";

export type NewConnection = ConnectionInput & { models: FirstModels };
type Change = { id: string; change: ConnectionChange };
type RoleChange = { role: ModelRole; models: ModelChoice[] };

export function useInstallationModels() {
  return useQuery(buildQuery(operator.getModels, {}));
}

export function useOrganizationModels() {
  return useQuery(buildQuery(own.getOwnModels, {}));
}

/** What the chat offers changes with the models. */
function useRefreshModels() {
  return useRefresh(operator.getModels, own.getOwnModels, own.listChatModels, capabilities);
}

export function useTestModels(owner: Owner) {
  const endpoint = owner === "installation" ? operator.testConnection : own.testOwnConnection;
  return (body: TestInput) => call(endpoint, { body });
}

export function useAddConnection(owner: Owner) {
  const refresh = useRefreshModels();
  return async (body: NewConnection) => {
    if (owner === "installation") await call(operator.addConnection, { body });
    else await call(own.addOwnConnection, { body });
    await refresh();
  };
}

export function useChangeConnection(owner: Owner) {
  return useMutation({
    mutationFn: async ({ id, change }: Change) => {
      const input = { params: { id }, body: change };
      if (owner === "installation") await call(operator.changeConnection, input);
      else await call(own.changeOwnConnection, input);
    },
    onSuccess: useRefreshModels(),
  });
}

export function useDeleteConnection(owner: Owner) {
  const endpoint = owner === "installation" ? operator.deleteConnection : own.deleteOwnConnection;
  return useMutation({
    mutationFn: (id: string) => call(endpoint, { params: { id } }),
    onSuccess: useRefreshModels(),
  });
}

export function useSetRole(owner: Owner) {
  return useMutation({
    mutationFn: async ({ role, models }: RoleChange) => {
      const input = { params: { role }, body: { models } };
      if (owner === "installation") await call(operator.setRoleModels, input);
      else await call(own.setOwnRoleModels, input);
    },
    onSuccess: useRefreshModels(),
  });
}

export function useChangeSettings() {
  return useMutation({
    mutationFn: (body: { organizations_may_connect?: boolean; default_monthly_budget?: number }) =>
      call(operator.changeModelSettings, { body }),
    onSuccess: useRefreshModels(),
  });
}

export function useSetOwnBudget() {
  return useMutation({
    mutationFn: (budget: number) => call(own.setOwnBudget, { body: { monthly_budget: budget } }),
    onSuccess: useRefreshModels(),
  });
}
