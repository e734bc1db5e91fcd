import type { OperatorModels } from "@footnote/contracts/models/models";
import type { OrganizationModels } from "@footnote/contracts/models/organization-models";
import type { Has } from "../../platform/app.ts";
import { AppError } from "../../platform/errors.ts";
import { recordEvent } from "../audit/audit.service.ts";
import type { Actor } from "../audit/audit.service.ts";
import { getBudget } from "./budgets.service.ts";
import { describeConnection } from "./connection-fields.rules.ts";
import { describeRoles } from "./filled-roles.rules.ts";
import {
  getSettings,
  raiseRevision,
  selectConnections,
  selectRoles,
  updateSettings,
} from "./models.repo.ts";
import type { Owner } from "./owner.rules.ts";
import { applyChange, openConnection } from "./stored-models.service.ts";

type SettingsApp = Has<"config" | "db" | "secretBox" | "modelRegistry">;

/** The installation's connections and roles, for operators. */
export async function getOperatorModels(app: SettingsApp): Promise<OperatorModels> {
  const settings = await getSettings(app.db);
  return {
    ...(await describe(app, { organizationId: null }, true)),
    organizations_may_connect: settings.organizationsMayConnect,
    default_monthly_budget: settings.defaultMonthlyBudget,
  };
}

/** An organization's own connections and the roles as they are for it. */
export async function getOrganizationModels(
  app: SettingsApp,
  { organizationId }: { organizationId: string },
): Promise<OrganizationModels> {
  const { organizationsMayConnect: mayConnect } = await getSettings(app.db);
  return {
    may_connect: mayConnect,
    ...(await describe(app, { organizationId }, mayConnect)),
    budget: await getBudget(app, organizationId),
  };
}

async function describe(app: SettingsApp, owner: Owner, mayChoose: boolean) {
  const { modelRegistry: registry, db } = app;
  const [rows, roles] = await Promise.all([selectConnections(db, owner), selectRoles(db, owner)]);
  const opened = await Promise.all(rows.map((row) => openConnection(app, row)));
  const usable = new Set(opened.filter(({ isReadable }) => isReadable).map(({ id }) => id));
  const { organizationId } = owner;
  const present = organizationId === null ? registry.installation : registry.of(organizationId);
  const { environment } = registry;
  return {
    connections: rows.map((row) => describeConnection(row, usable.has(row.id))),
    roles: describeRoles({
      organizationId,
      environment,
      environmentPrices: app.config.answers.budget.prices,
      present,
      rows: roles,
      usable,
      mayChoose,
    }),
  };
}

/** @throws AppError connection.not_allowed */
export async function requireOwnConnections({ db }: Has<"db">): Promise<void> {
  const { organizationsMayConnect } = await getSettings(db);
  if (!organizationsMayConnect) throw new AppError("connection.not_allowed");
}

/** Changes what holds for all organizations; undefined stays as it is. */
export async function changeSettings(
  app: SettingsApp & Has<"notifications">,
  by: Actor,
  change: {
    organizationsMayConnect?: boolean | undefined;
    defaultMonthlyBudget?: number | undefined;
  },
): Promise<OperatorModels> {
  await app.db.$transaction(async (tx) => {
    await raiseRevision(tx);
    await updateSettings(tx, change);
    const { organizationsMayConnect, defaultMonthlyBudget } = await getSettings(tx);
    await recordEvent(tx, {
      action: "model.settings_changed",
      by,
      organizationId: null,
      detail: {
        organizations_may_connect: organizationsMayConnect,
        default_monthly_budget: defaultMonthlyBudget,
      },
    });
  });
  await applyChange(app);
  return await getOperatorModels(app);
}
