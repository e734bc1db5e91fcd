import { randomUUID } from "node:crypto";
import {
  type ConnectionChange,
  type ConnectionInput,
  connectionsMax,
  type FirstModels,
} from "@footnote/contracts/models/connections";
import { type ModelRole, modelRoles } from "@footnote/contracts/models/roles";
import { modelPresets } from "@footnote/contracts/models/presets";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { completeFields } from "./connection-fields.rules.ts";
import {
  type ConnectionRow,
  deleteConnectionRow,
  findConnection,
  insertConnection,
  selectConnections,
  updateConnection,
} from "./models.repo.ts";
import type { Changing } from "./begin-change.service.ts";
import type { Owner } from "./owner.rules.ts";
import { storeRole } from "./roles.service.ts";
import { applyChange } from "./stored-models.service.ts";

export type ModelsApp = Has<"db" | "secretBox" | "modelRegistry" | "notifications">;

/**
 * Adds a connection with the roles that its models fill, and returns its id. They are in use from the next question on.
 * @throws AppError connection.incomplete, connection.too_many, and those of roles
 */
export async function addConnection(
  app: ModelsApp,
  changing: Changing,
  { models, ...input }: ConnectionInput & { models: FirstModels },
): Promise<string> {
  const { by, organizationId } = changing;
  const id = randomUUID();
  const { key, ...fields } = completeFields(input);
  const secret = key === null ? null : await app.secretBox.seal(key, id);
  await changing.transact(async (tx) => {
    const present = await selectConnections(tx, { organizationId });
    if (present.length >= connectionsMax) throw new AppError("connection.too_many");
    const { preset } = input;
    await insertConnection(tx, { ...fields, id, organizationId, preset, secret });
    await recordEvent(tx, {
      action: "model.connection_added",
      by,
      organizationId,
      target: { kind: "model_connection", id, name: fields.label },
      detail: { preset, address: fields.baseUrl },
    });
    for (const role of modelRoles.filter((one) => models[one] !== undefined)) {
      const chosen = models[role];
      if (chosen) await storeRole(tx, { by, organizationId }, addTo(role, chosen, id));
    }
  });
  await applyChange(app);
  return id;
}

function addTo(role: ModelRole, model: NonNullable<FirstModels[ModelRole]>, connectionId: string) {
  return { role, models: [{ ...model, connection_id: connectionId }], keepsOthers: true };
}

/**
 * Changes a connection.
 * @throws AppError connection.not_found, connection.incomplete, connection.key_missing
 */
export async function changeConnection(
  app: ModelsApp,
  changing: Changing,
  { id, change }: { id: string; change: ConnectionChange },
): Promise<void> {
  const { by, organizationId } = changing;
  const row = await requireConnection(app, { organizationId }, id);
  const next = {
    label: change.label ?? row.label,
    baseUrl: change.base_url ?? row.baseUrl,
    apiVersion: change.api_version === undefined ? row.apiVersion : change.api_version || null,
    secret: await sealChange(app, row, change),
  };
  if (next.secret === null && modelPresets[row.preset].key === "required") {
    throw new AppError("connection.incomplete", { detail: "key" });
  }
  await changing.transact(async (tx) => {
    const isChanged = await updateConnection(tx, { id, organizationId }, next);
    if (!isChanged) throw new AppError("connection.not_found");
    await recordEvent(tx, {
      action: "model.connection_changed",
      by,
      organizationId,
      target: { kind: "model_connection", id, name: next.label },
      detail: { address: next.baseUrl, key_changed: change.key !== undefined },
    });
  });
  await applyChange(app);
}

async function sealChange(
  { secretBox }: Has<"secretBox">,
  row: ConnectionRow,
  { key, base_url: baseUrl = row.baseUrl }: ConnectionChange,
): Promise<string | null> {
  if (key !== undefined) return key ? await secretBox.seal(key, row.id) : null;
  // Somebody's key must not go to a server that somebody else has named since.
  if (row.secret !== null && !isSameServer(baseUrl, row.baseUrl)) {
    throw new AppError("connection.key_missing");
  }
  return row.secret;
}

export function isSameServer(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}

/** Deletes a connection with its models of all roles. @throws AppError connection.not_found */
export async function deleteConnection(
  app: ModelsApp,
  changing: Changing,
  id: string,
): Promise<void> {
  const { by, organizationId } = changing;
  const { label, preset } = await requireConnection(app, { organizationId }, id);
  await changing.transact(async (tx) => {
    const isDeleted = await deleteConnectionRow(tx, { organizationId }, id);
    if (!isDeleted) throw new AppError("connection.not_found");
    const target = { kind: "model_connection" as const, id, name: label };
    const action = "model.connection_deleted";
    await recordEvent(tx, { action, by, organizationId, target, detail: { preset } });
  });
  await applyChange(app);
}

/** @throws AppError connection.not_found, also for one of others */
export async function requireConnection(
  { db }: Has<"db">,
  owner: Owner,
  id: string,
): Promise<ConnectionRow> {
  const row = await findConnection(db, owner, id);
  if (!row) throw new AppError("connection.not_found");
  return row;
}

/** Lists where an organization's own models are. */
export async function listConnections(
  sql: Sql,
  organizationId: string,
): Promise<{ label: string; baseUrl: string }[]> {
  const rows = await selectConnections(sql, { organizationId });
  return rows.map(({ label, baseUrl }) => ({ label, baseUrl }));
}
