import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { done, id } from "../fields.ts";
import { testInput, testResult } from "./checks.ts";
import { connectionChange, filledRoles, modelConnection } from "./connections.ts";
import { connectionBody, modelBudget, money, roleBody, roleParams } from "./models.ts";

const organizationSettings = z.object({
  /** False: the operator does not allow it. Connections can be deleted then, but neither made nor used. */
  may_connect: z.boolean(),
  /** The organization's own; those of the installation are not named. */
  connections: z.array(modelConnection),
  roles: filledRoles,
  budget: modelBudget,
});
export type OrganizationModels = z.infer<typeof organizationSettings>;

const params = z.object({ id });

export const getOwnModels = endpoint({
  method: "GET",
  path: "/organization/models/",
  access: "admin",
  keyScope: "none",
  summary: "Get the organization's model connections, the models of each role and the budget",
  reply: organizationSettings,
});

export const addOwnConnection = endpoint({
  method: "POST",
  path: "/organization/models/connections/",
  access: "admin",
  summary: "Add a model connection for the organization, with the roles that its models fill",
  status: 201,
  body: connectionBody,
  reply: organizationSettings.extend({ connection_id: id }),
});

export const changeOwnConnection = endpoint({
  method: "PATCH",
  path: "/organization/models/connections/:id/",
  access: "admin",
  summary: "Change a model connection of the organization",
  params,
  body: connectionChange,
  reply: organizationSettings,
});

export const deleteOwnConnection = endpoint({
  method: "DELETE",
  path: "/organization/models/connections/:id/",
  access: "admin",
  withoutLicense: true,
  summary: "Delete a model connection of the organization, with its models of all roles",
  params,
  reply: done,
});

export const setOwnRoleModels = endpoint({
  method: "POST",
  path: "/organization/models/roles/:role/",
  access: "admin",
  summary: "Set the models of a role for the organization, the default first",
  params: roleParams,
  body: roleBody,
  reply: organizationSettings,
});

export const testOwnConnection = endpoint({
  method: "POST",
  path: "/organization/models/test/",
  access: "admin",
  summary: "Test a model connection of the organization: list its models and try them",
  body: testInput,
  reply: testResult,
});

export const setOwnBudget = endpoint({
  method: "PATCH",
  path: "/organization/models/budget/",
  access: "admin",
  withoutLicense: true,
  summary: "Set what the organization may spend on models in a month; 0 for no limit of its own",
  body: z.object({ monthly_budget: money }),
  reply: modelBudget,
});

export const listChatModels = endpoint({
  method: "GET",
  path: "/chatbot/models/",
  access: "member",
  summary: "List the chat models that a question may choose from, the default first",
  reply: z.object({
    /** Empty: answers quote the documents. */
    models: z.array(z.object({ name: z.string(), is_default: z.boolean() })),
  }),
});
