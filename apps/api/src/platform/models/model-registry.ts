import { type ModelRole, organizationRoles } from "@footnote/contracts/models/roles";
import type { Log } from "../log.ts";
import type { LocalRuntime } from "./local-runtime.ts";
import type { Models } from "./models.ts";
import type { ProviderFetches } from "./provider-fetch.ts";
import {
  type Chosen,
  type ModelOpener,
  openStoredModels,
  type StoredConnection,
  type StoredRole,
} from "./stored-models.ts";

/** Everything that was set on the page "Models". */
export type StoredModels = {
  /** Rises with every change. */
  readonly revision: bigint;
  readonly organizationsMayConnect: boolean;
  readonly connections: readonly StoredConnection[];
  /** By position. */
  readonly roles: readonly StoredRole[];
  readonly defaultMonthlyBudget: number;
  /** By organization; null where the default holds. */
  readonly budgets: ReadonlyMap<string, MonthlyBudget>;
};

export type MonthlyBudget = {
  readonly byOperator: number | null;
  readonly byAdmins: number;
};

/** The models in use. Every process has one, which it reads again after a change; a running call keeps its model. */
export type ModelRegistry = {
  /** What the environment configures; it wins over everything that is stored. */
  readonly environment: Models;
  readonly fetches: ProviderFetches;
  /** The models of the installation, now and after each change. */
  readonly installation: Models;
  /** The models of an organization as they are now. */
  of(organizationId: string): Models;
  /** What an organization may spend in a month; 0 is no limit. */
  monthlyBudget(organizationId: string): number;
  /** The addresses of all connections that a role uses, of the installation and of organizations. */
  addressesOf(role: ModelRole): string[];
  /** Undefined until it has been read. */
  stored(): StoredModels | undefined;
  /** Reads what is stored. */
  reload(): Promise<void>;
};

export type RegistryParts = ModelOpener & {
  readonly environment: Models;
  /** Adds the measuring of calls. */
  readonly measure: (models: Models) => Models;
  readonly read: () => Promise<StoredModels>;
  readonly local: LocalRuntime;
  readonly log: Log;
};

/** Resolves each role: what the environment configures, or else what the organization, or else the installation has chosen. */
export function openModelRegistry(parts: RegistryParts): ModelRegistry {
  const { environment } = parts;
  // Whose chat model the environment names has no other to choose from.
  const winning = environment.chat ? { ...environment, chatModels: undefined } : environment;
  let stored: StoredModels | undefined;
  let installation: Models = environment;
  let ofOrganizations = new Map<string, Models>();
  const getInstallation = () => installation;

  function replace(read: StoredModels): void {
    // Of two readings at once the older one may end last.
    if (stored !== undefined && read.revision < stored.revision) return;
    const open = (roles: readonly Chosen[]) => parts.measure(openStoredModels(parts, roles));
    installation = { ...open(chosenFor(read, null)), ...winning };
    ofOrganizations = new Map(
      organizationsOf(read).map((id) => {
        const own = open(chosenFor(read, id));
        // A judge is preferred to a chat model, but not the installation's to what an organization has chosen.
        const judge = own.verification ? undefined : installation.judge;
        return [id, { ...installation, ...own, judge, ...winning }];
      }),
    );
    stored = read;
    parts.local.keep(localModels(read)).catch((error: unknown) => {
      parts.log.warn({ err: error }, "memory of local models not freed");
    });
  }

  return {
    environment,
    fetches: parts.fetches,
    installation: followModels(getInstallation),
    of: (organizationId) => ofOrganizations.get(organizationId) ?? installation,
    monthlyBudget: (organizationId) => effectiveBudget(stored, organizationId),
    addressesOf: (role) => (stored ? addressesOf(stored, role) : []),
    stored: () => stored,
    reload: async () => replace(await parts.read()),
  };
}

function organizationsOf({ organizationsMayConnect, roles }: StoredModels): string[] {
  if (!organizationsMayConnect) return [];
  return [...new Set(roles.flatMap(({ organizationId }) => organizationId ?? []))];
}

/** The usable models that an organization, or the installation, has chosen. */
function chosenFor({ connections, roles }: StoredModels, organizationId: string | null): Chosen[] {
  const byId = new Map(connections.map((one) => [one.id, one]));
  const own = roles.filter((one) => one.organizationId === organizationId);
  const usable = own.flatMap((one): Chosen[] => {
    // Only operators install models, for all organizations.
    if (one.connectionId === null) {
      return organizationId === null && one.isReady ? [{ ...one, connection: null }] : [];
    }
    const connection = byId.get(one.connectionId);
    if (connection?.organizationId !== organizationId) return [];
    if (organizationId !== null && !organizationRoles.includes(one.role)) return [];
    return connection.isReadable ? [{ ...one, connection }] : [];
  });
  // An earlier embedding model would otherwise make the vectors of all documents anew.
  const present = own.find(({ role }) => role === "embedding");
  const hasPresent = usable.some(
    ({ role, model }) => role === "embedding" && model === present?.model,
  );
  return hasPresent ? usable : usable.filter(({ role }) => role !== "embedding");
}

/** The models of this machine that are in use, or whose vectors still are. */
function localModels(stored: StoredModels): string[] {
  const local = chosenFor(stored, null).filter(({ connection }) => connection === null);
  return local.map(({ model }) => model);
}

function addressesOf(stored: StoredModels, role: ModelRole): string[] {
  const owners = [null, ...organizationsOf(stored)];
  const chosen = owners.flatMap((owner) => chosenFor(stored, owner));
  const ofRole = chosen.filter((one) => one.role === role);
  return ofRole.map(({ connection }) => connection?.baseUrl ?? "http://localhost");
}

/** What an organization may spend in a month: the lowest of the limits that hold; 0 is none. */
export function effectiveBudget(
  stored: Pick<StoredModels, "budgets" | "defaultMonthlyBudget"> | undefined,
  organizationId: string,
): number {
  if (!stored) return 0;
  const budget = stored.budgets.get(organizationId);
  const limits = [budget?.byOperator ?? stored.defaultMonthlyBudget, budget?.byAdmins ?? 0];
  const holding = limits.filter((limit) => limit > 0);
  return holding.length > 0 ? Math.min(...holding) : 0;
}

/** The models that a function returns at the time when each of them is asked for. */
function followModels(now: () => Models): Models {
  return {
    get chat() {
      return now().chat;
    },
    get chatModels() {
      return now().chatModels;
    },
    get smallChat() {
      return now().smallChat;
    },
    get verification() {
      return now().verification;
    },
    get embedding() {
      return now().embedding;
    },
    get embeddingNamed() {
      return now().embeddingNamed;
    },
    get transcription() {
      return now().transcription;
    },
    get reranker() {
      return now().reranker;
    },
    get judge() {
      return now().judge;
    },
  };
}
