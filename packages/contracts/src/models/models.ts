import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done, id } from "../fields.ts";
import { testInput, testResult } from "./checks.ts";
import {
  connectionChange,
  connectionInput,
  filledRoles,
  firstModels,
  modelConnection,
  roleModels,
} from "./connections.ts";
import { modelRole } from "./roles.ts";

// The page "Models" of operators works on `/operator/models/`; that of an organization's admins, with the same bodies, on
// `/organization/models/` (organization-models.ts). A change is in use from the next question on, in every process.

/** In the currency of the prices. */
export const money = z.number().min(0).max(1_000_000_000);

/** What an organization may spend on models in a calendar month (UTC), in the currency of the prices; 0 is no limit. */
export const modelBudget = z.object({
  /** Set by operators for this organization; null where the installation's limit holds. */
  by_operator: money.nullable(),
  /** The installation's, for organizations without a limit of their own. */
  by_default: money,
  /** Set by the organization's admins. */
  by_admins: money,
  /** The lowest of those that hold; 0 is none. */
  limit: money,
  /** Spent this month, on models of all kinds. */
  spent: z.number().min(0),
});
export type ModelBudget = z.infer<typeof modelBudget>;

const operatorSettings = z.object({
  connections: z.array(modelConnection),
  roles: filledRoles,
  /** Whether admins may connect models for their own organization. */
  organizations_may_connect: z.boolean(),
  /** For organizations without a limit of their own; 0 is none. */
  default_monthly_budget: money,
});
export type OperatorModels = z.infer<typeof operatorSettings>;

export const connectionBody = connectionInput.extend({ models: firstModels.default({}) });
export const roleParams = z.object({ role: modelRole });
export const roleBody = z.object({ models: roleModels });
const params = z.object({ id });

export const getModels = endpoint({
  method: "GET",
  path: "/operator/models/",
  access: "operator",
  summary: "Get the installation's model connections and the models of each role",
  reply: operatorSettings,
});

export const changeModelSettings = endpoint({
  method: "PATCH",
  path: "/operator/models/",
  access: "operator",
  summary:
    "Change who may connect models, and the monthly budget of organizations without their own",
  body: z.object({
    organizations_may_connect: z.boolean().optional(),
    default_monthly_budget: money.optional(),
  }),
  reply: operatorSettings,
});

export const addConnection = endpoint({
  method: "POST",
  path: "/operator/models/connections/",
  access: "operator",
  summary: "Add a model connection for the installation, with the roles that its models fill",
  status: 201,
  body: connectionBody,
  reply: operatorSettings.extend({ connection_id: id }),
});

export const changeConnection = endpoint({
  method: "PATCH",
  path: "/operator/models/connections/:id/",
  access: "operator",
  summary: "Change a model connection of the installation",
  params,
  body: connectionChange,
  reply: operatorSettings,
});

export const deleteConnection = endpoint({
  method: "DELETE",
  path: "/operator/models/connections/:id/",
  access: "operator",
  summary: "Delete a model connection of the installation, with its models of all roles",
  params,
  reply: done,
});

export const setRoleModels = endpoint({
  method: "POST",
  path: "/operator/models/roles/:role/",
  access: "operator",
  summary: "Set the models of a role for the installation, the default first",
  params: roleParams,
  body: roleBody,
  reply: operatorSettings,
});

export const testConnection = endpoint({
  method: "POST",
  path: "/operator/models/test/",
  access: "operator",
  summary: "Test a model connection: list its models and try them",
  body: testInput,
  reply: testResult,
});

export const getModelBudget = endpoint({
  method: "GET",
  path: "/operator/organizations/:id/model-budget/",
  access: "operator",
  summary: "Get an organization's monthly budget for models",
  params,
  reply: modelBudget,
});

export const setModelBudget = endpoint({
  method: "PATCH",
  path: "/operator/organizations/:id/model-budget/",
  access: "operator",
  summary: "Set an organization's monthly budget for models",
  params,
  body: z.object({
    /** Null: the installation's limit holds; 0: none does. */
    monthly_budget: money.nullable(),
  }),
  reply: modelBudget,
});
