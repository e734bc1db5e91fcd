import type { Has } from "../../platform/app.ts";
import type { StoredModels } from "../../platform/models/model-registry.ts";
import type { StoredConnection, StoredRole } from "../../platform/models/stored-models.ts";
import {
  type ConnectionRow,
  getSettings,
  readRevision,
  type RoleRow,
  selectBudgets,
  selectConnections,
  selectRoles,
} from "./models.repo.ts";

const topic = "models";
/** A process whose notification was lost uses the former models so long. */
const checkEveryMs = 15_000;

/** Reads everything that was set on the page "Models", with the keys decrypted. */
export async function readStoredModels(
  app: Has<"db" | "secretBox" | "localModels">,
): Promise<StoredModels> {
  // The revision comes first: what is newer than it is read again.
  const { revision, organizationsMayConnect, defaultMonthlyBudget } = await getSettings(app.db);
  const [rows, roles, budgets] = await Promise.all([
    selectConnections(app.db),
    selectRoles(app.db),
    selectBudgets(app.db),
  ]);
  const connections = await Promise.all(rows.map((row) => openConnection(app, row)));
  return {
    revision,
    organizationsMayConnect,
    connections,
    roles: await Promise.all(roles.map((row) => readRole(app, row))),
    defaultMonthlyBudget,
    budgets: new Map(budgets.map(({ organizationId, ...budget }) => [organizationId, budget])),
  };
}

async function readRole({ localModels }: Has<"localModels">, row: RoleRow): Promise<StoredRole> {
  if (row.connectionId !== null) return { ...row, isReady: true };
  const { catalogue, runtime } = localModels;
  if (!runtime.isInstalled()) return { ...row, isReady: false };
  const models = await catalogue.list();
  const listed = models.find(({ model }) => toLocalName(model.id) === row.model);
  const isRunnable = listed?.model.kind !== "chat" || runtime.runsChat();
  return { ...row, isReady: listed?.state === "ready" && isRunnable };
}

/** The name of an installed model in a role, as in the settings of the environment. */
export function toLocalName(id: string): string {
  return `local:${id}`;
}

export async function openConnection(
  { secretBox }: Has<"secretBox">,
  { secret, ...row }: ConnectionRow,
): Promise<StoredConnection> {
  const key = secret === null ? null : await secretBox.open(secret, row.id);
  return { ...row, key: key ?? null, isReadable: key !== undefined };
}

/** Puts a change that is stored into use: here at once, in other processes when they are notified. */
export async function applyChange(app: Has<"modelRegistry" | "notifications">): Promise<void> {
  await app.modelRegistry.reload();
  await app.notifications.publish(topic);
}

/** Reads what is stored, and again after each change, until the returned function is called. */
export async function followStoredModels(
  app: Has<"config" | "db" | "log" | "modelRegistry" | "notifications">,
): Promise<() => Promise<void>> {
  const { modelRegistry, log } = app;
  await modelRegistry.reload();
  const reload = () => {
    modelRegistry.reload().catch((error: unknown) => {
      log.warn({ err: error }, "models not read again");
    });
  };
  const unsubscribe = await app.notifications.subscribe(topic, reload);
  // The embedded database serves this process alone, whose notifications are not lost.
  const timer = app.config.databaseUrl ? checkRegularly(app, reload) : undefined;
  return async () => {
    clearInterval(timer);
    await unsubscribe();
  };
}

/** Notifications may be lost: the revision is compared from time to time. */
function checkRegularly(
  { db, modelRegistry, log }: Has<"db" | "modelRegistry" | "log">,
  reload: () => void,
) {
  const check = async () => {
    const revision = await readRevision(db);
    if (revision !== modelRegistry.stored()?.revision) reload();
  };
  return setInterval(() => {
    check().catch((error: unknown) => log.warn({ err: error }, "models not compared"));
  }, checkEveryMs).unref();
}
