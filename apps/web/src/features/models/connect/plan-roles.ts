import type { TestResult } from "@footnote/contracts/models/checks";
import type { FilledRole, FirstModels } from "@footnote/contracts/models/connections";
import { type ModelRole, modelRoles } from "@footnote/contracts/models/roles";
import type { Owner } from "../api.ts";

export type RoleNames = Partial<Record<ModelRole, string>>;

/** The roles that a new connection may fill: not those that the owner has filled already, or may not fill. */
export function listOpenRoles(roles: readonly FilledRole[], owner: Owner): ModelRole[] {
  return roles
    .filter(({ editable, source }) => editable && source !== owner)
    .map(({ role }) => role);
}

/** The models to try: those that were chosen, else those that are proposed. */
export function planRoles(
  open: readonly ModelRole[],
  chosen: RoleNames,
  { suggested }: Pick<TestResult, "suggested">,
): RoleNames {
  const named = open.map((role) => [role, chosen[role]?.trim() || suggested[role]] as const);
  return Object.fromEntries(named.filter(([, model]) => model !== undefined));
}

/** Whether the list of models was answered in a way that lets models be tried. Some services have no list. */
export function isReached({ checks }: TestResult): boolean {
  const code = checks.find(({ kind }) => kind === "models")?.code ?? "failed";
  return ["works", "not_offered", "not_understood"].includes(code);
}

/** The models whose test succeeded, as the call that adds a connection takes them. */
export function pickWorking(models: RoleNames, result: TestResult): FirstModels {
  const works = modelRoles.filter((role) => {
    const kind = role === "small_chat" || role === "verification" ? "chat" : role;
    const check = result.checks.find((one) => one.kind === kind && one.model === models[role]);
    return check?.code === "works";
  });
  return toFirstModels(Object.fromEntries(works.map((role) => [role, models[role]])));
}

export function toFirstModels(models: RoleNames): FirstModels {
  const unknown = { price_input: null, price_output: null, context_tokens: null };
  const entries = Object.entries(models).map(([role, model]) => [role, { model, ...unknown }]);
  return Object.fromEntries(entries) as FirstModels;
}
