import type { StoredModelChoice } from "@footnote/contracts/models/connections";
import { chatModelsMax, type ModelRole, organizationRoles } from "@footnote/contracts/models/roles";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { type Actor, recordEvent } from "../audit/audit.service.ts";
import type { Changing } from "./begin-change.service.ts";
import {
  findConnection,
  type NewRole,
  replaceRole,
  type RoleRow,
  selectRoles,
} from "./models.repo.ts";
import type { Owner } from "./owner.rules.ts";
import { applyChange } from "./stored-models.service.ts";

/** Earlier embedding models that are kept, since their vectors are searched until there are new ones. */
const earlierKept = 3;

/** Sets the models of a role, the default first; none empties it. @throws as `storeRole` */
export async function setRole(
  app: Has<"modelRegistry" | "notifications">,
  changing: Changing,
  choice: { role: ModelRole; models: readonly StoredModelChoice[] },
): Promise<void> {
  await changing.transact((tx) => storeRole(tx, changing, choice));
  await applyChange(app);
}

/**
 * Stores the models of a role, in the transaction of the change.
 * @throws AppError role.not_editable, role.one_model, role.model_twice, connection.not_found
 */
export async function storeRole(
  tx: Sql,
  { by, organizationId }: Owner & { readonly by: Actor },
  {
    role,
    models,
    keepsOthers = false,
  }: {
    role: ModelRole;
    models: readonly StoredModelChoice[];
    /** Chat models that are there already stay, after the new one. */
    keepsOthers?: boolean;
  },
): Promise<void> {
  if (organizationId !== null && !organizationRoles.includes(role)) {
    throw new AppError("role.not_editable");
  }
  const earlier = (await selectRoles(tx, { organizationId })).filter((one) => one.role === role);
  const added = models.map(toRow);
  const isNew = ({ model }: NewRole) => !added.some((one) => one.model === model);
  const others = earlier.map(pickRow).filter(isNew);
  const kept = role === "chat" && keepsOthers ? others : [];
  const chosen = [...added, ...kept].slice(0, chatModelsMax);
  requireDistinct(role, chosen);
  for (const { connectionId } of chosen) {
    if (connectionId === null) continue;
    const connection = await findConnection(tx, { organizationId }, connectionId);
    if (!connection) throw new AppError("connection.not_found");
  }
  const remembered = role === "embedding" && chosen.length > 0 ? others.slice(0, earlierKept) : [];
  await replaceRole(tx, { organizationId, role }, [...chosen, ...remembered]);
  await recordEvent(tx, {
    action: "model.role_changed",
    by,
    organizationId,
    detail: { role, models: chosen.map(({ model }) => model).join(", ") },
  });
}

function requireDistinct(role: ModelRole, chosen: readonly NewRole[]): void {
  if (role !== "chat" && chosen.length > 1) throw new AppError("role.one_model");
  // People choose by the name.
  const names = new Set(chosen.map(({ model }) => model));
  if (names.size < chosen.length) throw new AppError("role.model_twice");
}

function toRow(choice: StoredModelChoice): NewRole {
  return {
    connectionId: choice.connection_id,
    model: choice.model,
    priceInput: choice.price_input,
    priceOutput: choice.price_output,
    contextTokens: choice.context_tokens,
  };
}

/** What is stored of a model in a role, without its place. */
export function pickRow({
  connectionId,
  model,
  priceInput,
  priceOutput,
  contextTokens,
}: RoleRow): NewRole {
  return { connectionId, model, priceInput, priceOutput, contextTokens };
}
