import type { LocalModel, LocalModels } from "@footnote/contracts/models/local-models";
import type { ModelRole } from "@footnote/contracts/models/roles";
import { join } from "node:path";
import type { Has } from "../../../platform/app.ts";
import type { Sql } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { InstallFailed } from "../../../platform/models/local-catalogue/download-file.ts";
import type { ListedModel } from "../../../platform/models/local-catalogue/local-catalogue.ts";
import { localContextTokens, rolesOf } from "../../../platform/models/local-catalogue/catalogue.ts";
import { type Actor, recordEvent } from "../../audit/audit.service.ts";
import { raiseRevision, replaceRole, selectRoles } from "../models.repo.ts";
import { pickRow, storeRole } from "../roles.service.ts";
import { applyChange, toLocalName } from "../stored-models.service.ts";
import { tryLocalModel } from "./try-local-model.service.ts";

export type LocalModelsApp = Has<
  "config" | "db" | "log" | "localModels" | "modelRegistry" | "notifications"
>;

/** Which model, and by whom. */
export type Naming = { readonly by: Actor; readonly id: string };

const installation = { organizationId: null };

/** The catalogue of models for this machine, with what is installed of it. */
export async function listLocalModels(app: LocalModelsApp): Promise<LocalModels> {
  const { catalogue, runtime } = app.localModels;
  const { download, source, memoryMb } = app.config.localCatalogue;
  const [listed, roles] = await Promise.all([catalogue.list(), selectRoles(app.db, installation)]);
  const inUse = new Set(roles.filter(isPresent).map(({ model }) => model));
  for (const name of listOwnModels(app.config)) inUse.add(name);
  return {
    runtime_installed: runtime.isInstalled(),
    may_download: download,
    source,
    import_folder: importFolderOf(app),
    memory_limit: memoryMb,
    models: listed.map((one) => describe(one, inUse.has(toLocalName(one.model.id)))),
  };
}

/** The local models that the environment names; they lie in the same folder. */
function listOwnModels({ localModels: own }: LocalModelsApp["config"]): string[] {
  const others = [own?.reranker, own?.judge].map((one) => (one ? one.model : undefined));
  return [own?.embedding, own?.transcription, ...others].filter((name) => name !== undefined);
}

/** After the embedding model in use come earlier ones, whose vectors are still searched. */
function isPresent({
  connectionId,
  role,
  position,
}: {
  connectionId: string | null;
  role: string;
  position: number;
}) {
  return connectionId === null && (role === "chat" || position === 0);
}

function describe(listed: ListedModel, isInUse: boolean): LocalModel {
  const { model, state, receivedBytes, totalBytes, problem, memoryMb, fitsMemory } = listed;
  const known = model.megabytes === undefined ? null : model.megabytes * 1_000_000;
  const isWhole = state === "ready" || state === "too_large";
  return {
    id: model.id,
    role: model.kind,
    roles: [...rolesOf(model)],
    languages: typeof model.languages === "number" ? model.languages : [...model.languages],
    licence: model.licence,
    size: isWhole ? receivedBytes : (totalBytes ?? known),
    received: receivedBytes,
    memory: memoryMb === undefined ? null : Math.ceil(memoryMb),
    fits_memory: fitsMemory,
    verified: model.files.every(({ sha256 }) => sha256 !== undefined),
    state,
    problem: problem ?? null,
    in_use: isInUse,
  };
}

/** The folder on the server from which models are imported. */
export function importFolderOf({ config }: Has<"config">): string {
  return join(config.localCatalogue.folder, "import");
}

/** Deletes what killed uploads, imports and downloads have left. Nothing depends on it, so it never fails. */
export async function deleteModelLeftovers({
  localModels,
  log,
}: Has<"localModels" | "log">): Promise<void> {
  try {
    const count = await localModels.catalogue.deleteLeftovers();
    if (count > 0) log.info({ count }, "leftovers of local models deleted");
  } catch (error) {
    log.warn({ err: error }, "leftovers of local models not deleted");
  }
}

/** @throws AppError local_model.not_found */
export async function requireListed({ localModels }: Has<"localModels">, id: string) {
  return await localModels.catalogue.find(id).catch((error: unknown) => {
    throw error instanceof InstallFailed ? new AppError("local_model.not_found") : error;
  });
}

/** Notes that a model is there, and puts it into use where its role has waited for it. */
export async function finishInstall(
  app: LocalModelsApp,
  { by, id }: Naming,
  from: "download" | "import" | "upload",
): Promise<void> {
  await app.db.$transaction(async (tx) => {
    await raiseRevision(tx);
    const detail = { model: id, from };
    await recordEvent(tx, { action: "model.local_installed", by, organizationId: null, detail });
  });
  await applyChange(app);
}

/**
 * Uses an installed model for its role, or no longer. It is tried before. Without `role` it is used for the first that it
 * fits, and no longer for any.
 * @throws AppError local_model.not_found, local_model.role_wrong, and those of `tryLocalModel`
 */
export async function useLocalModel(
  app: LocalModelsApp,
  { by, id }: Naming,
  { isInUse, role: asked }: { isInUse: boolean; role?: ModelRole | undefined },
): Promise<void> {
  const listed = await requireListed(app, id);
  const { kind } = listed.model;
  const fitting = rolesOf(listed.model);
  if (asked !== undefined && !fitting.includes(asked)) throw new AppError("local_model.role_wrong");
  if (!isInUse) return await leaveRoles(app, { by, id }, asked ? [asked] : fitting);
  await tryLocalModel(app, listed);
  const role = asked ?? kind;
  const context_tokens = kind === "chat" ? localContextTokens : null;
  const unknown = { price_input: null, price_output: null };
  const models = [{ connection_id: null, model: toLocalName(id), ...unknown, context_tokens }];
  await app.db.$transaction(async (tx) => {
    await raiseRevision(tx);
    await storeRole(tx, { ...installation, by }, { role, models, keepsOthers: true });
  });
  await applyChange(app);
}

/**
 * Removes a model with its files. What it was used for goes on without it.
 * @throws AppError local_model.not_found, local_model.in_environment
 */
export async function removeLocalModel(app: LocalModelsApp, { by, id }: Naming): Promise<void> {
  const { model } = await requireListed(app, id);
  if (listOwnModels(app.config).includes(toLocalName(id))) {
    throw new AppError("local_model.in_environment");
  }
  await leaveRoles(app, { by, id }, rolesOf(model));
  await app.localModels.catalogue.remove(id);
  await app.db.$transaction(async (tx) => {
    await raiseRevision(tx);
    const detail = { model: id };
    await recordEvent(tx, { action: "model.local_removed", by, organizationId: null, detail });
  });
  await applyChange(app);
}

/** Takes a model out of roles; does nothing where it is not in them. */
async function leaveRoles(
  app: LocalModelsApp,
  naming: Naming,
  roles: readonly ModelRole[],
): Promise<void> {
  await app.db.$transaction(async (tx) => {
    await raiseRevision(tx);
    for (const role of roles) await leaveRole(tx, naming, role);
  });
  await applyChange(app);
}

async function leaveRole(tx: Sql, { by, id }: Naming, role: ModelRole): Promise<void> {
  const rows = (await selectRoles(tx, installation)).filter((one) => one.role === role);
  const isIt = (row: (typeof rows)[number]) =>
    row.connectionId === null && row.model === toLocalName(id);
  if (!rows.some(isIt)) return;
  // Without the present embedding model there is none: an earlier one would make all vectors anew.
  const isPresentOne = rows[0] !== undefined && isIt(rows[0]);
  const empties = role === "embedding" && isPresentOne;
  const kept = empties ? [] : rows.filter((row) => !isIt(row));
  await replaceRole(tx, { ...installation, role }, kept.map(pickRow));
  const detail = { role, models: kept.map(({ model }) => model).join(", ") };
  await recordEvent(tx, { action: "model.role_changed", by, organizationId: null, detail });
}
