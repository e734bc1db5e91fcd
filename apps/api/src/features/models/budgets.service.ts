import type { ModelBudget } from "@footnote/contracts/models/models";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { effectiveBudget } from "../../platform/models/model-registry.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { sumModelCost } from "../usage/model-usage.service.ts";
import type { Changing } from "./begin-change.service.ts";
import { findBudget, getSettings, upsertBudget } from "./models.repo.ts";
import { applyChange } from "./stored-models.service.ts";

/** What an organization may spend on models in a month, and what it has spent in this one. */
export async function getBudget({ db }: Has<"db">, organizationId: string): Promise<ModelBudget> {
  const { defaultMonthlyBudget } = await getSettings(db);
  const found = await findBudget(db, organizationId);
  const budgets = new Map(found ? [[organizationId, found]] : []);
  return {
    by_operator: found?.byOperator ?? null,
    by_default: defaultMonthlyBudget,
    by_admins: found?.byAdmins ?? 0,
    limit: effectiveBudget({ budgets, defaultMonthlyBudget }, organizationId),
    spent: await sumModelCost(db, { organizationId }),
  };
}

/** Sets an operator's or the admins' limit. @throws AppError organization.missing */
export async function setBudget(
  app: Has<"db" | "modelRegistry" | "notifications">,
  { by, organizationId, transact }: Changing & { organizationId: string },
  change: { byOperator: number | null } | { byAdmins: number },
): Promise<ModelBudget> {
  await transact(async (tx) => {
    await upsertBudget(tx, organizationId, change);
    const detail =
      "byAdmins" in change ? { by_admins: change.byAdmins } : { by_operator: change.byOperator };
    await recordEvent(tx, { action: "model.budget_changed", by, organizationId, detail });
  });
  await applyChange(app);
  return await getBudget(app, organizationId);
}

/**
 * Refuses a chat model's work when the organization has spent its budget of this month. Answers that run at the same time
 * are not seen before they end. Without a budget the database is not asked.
 * @throws AppError model.budget_used
 */
export async function requireBudget(
  { db, modelRegistry }: Has<"db" | "modelRegistry">,
  { organizationId }: { organizationId: string },
): Promise<void> {
  const limit = modelRegistry.monthlyBudget(organizationId);
  if (limit === 0) return;
  const spent = await sumModelCost(db, { organizationId });
  if (spent >= limit) throw new AppError("model.budget_used");
}
