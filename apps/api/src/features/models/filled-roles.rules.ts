import type { FilledRole, StoredModelChoice } from "@footnote/contracts/models/connections";
import { type ModelRole, modelRoles, organizationRoles } from "@footnote/contracts/models/roles";
import type { Models, TokenPrices } from "../../platform/models/models.ts";
import type { Owner } from "./owner.rules.ts";

/** A model of a role as it is stored. */
export type StoredChoice = {
  readonly role: ModelRole;
  readonly connectionId: string | null;
  readonly model: string;
  readonly priceInput: number | null;
  readonly priceOutput: number | null;
  readonly contextTokens: number | null;
};

export type RoleView = Owner & {
  readonly environment: Models;
  /** The models that the owner has now. */
  readonly present: Models;
  /** What the owner has stored, by position. */
  readonly rows: readonly StoredChoice[];
  /** The connections whose models can be used. */
  readonly usable: ReadonlySet<string>;
  /** Of chat models that the environment names. */
  readonly environmentPrices: TokenPrices;
  /** Whether the owner may choose models at all. */
  readonly mayChoose: boolean;
};

/** All roles with the models that they have and where these come from. */
export function describeRoles(view: RoleView): FilledRole[] {
  return modelRoles.map((role) => {
    const rows = view.rows.filter((row) => row.role === role);
    // After the embedding model in use come earlier ones.
    const models = (role === "chat" ? rows : rows.slice(0, 1)).map(toChoice);
    const source = findSource(view, role, models);
    const isOpen = view.organizationId === null || organizationRoles.includes(role);
    return {
      role,
      source,
      in_use: namesOf(view.present, role),
      unpriced: listUnpriced(view, role),
      models,
      editable: view.mayChoose && isOpen && source !== "environment",
    };
  });
}

function findSource(
  { environment, present, usable, organizationId, mayChoose }: RoleView,
  role: ModelRole,
  models: readonly StoredModelChoice[],
): FilledRole["source"] {
  if (namesOf(environment, role).length > 0) return "environment";
  const isOwn = mayChoose && models.some(({ connection_id: id }) => id === null || usable.has(id));
  if (isOwn && organizationId !== null) return "organization";
  return namesOf(present, role).length > 0 ? "installation" : "none";
}

function namesOf(models: Models, role: ModelRole): string[] {
  return modelsOf(models, role).map(({ name }) => name);
}

type Priced = { readonly name: string; readonly price?: number | TokenPrices };

function modelsOf(models: Models, role: ModelRole): Priced[] {
  const present: Record<ModelRole, readonly (Priced | undefined)[]> = {
    chat: models.chatModels ?? [models.chat],
    small_chat: [models.smallChat],
    verification: [models.judge ?? models.verification],
    embedding: [models.embedding],
    reranker: [models.reranker],
    transcription: [models.transcription],
  };
  return present[role].filter((model) => model !== undefined);
}

/** Models of this machine cost nothing, and the calls of rerankers are not counted at all. */
function listUnpriced({ present, environmentPrices }: RoleView, role: ModelRole): string[] {
  if (role === "reranker") return [];
  const ofChat = role !== "embedding" && role !== "transcription";
  const paid = modelsOf(present, role).filter(({ name }) => !name.startsWith("local:"));
  const free = paid.filter(({ price = ofChat ? environmentPrices : 0 }) =>
    typeof price === "number" ? price === 0 : price.input + price.output === 0,
  );
  return free.map(({ name }) => name);
}

function toChoice(row: StoredChoice): StoredModelChoice {
  return {
    connection_id: row.connectionId,
    model: row.model,
    price_input: row.priceInput,
    price_output: row.priceOutput,
    context_tokens: row.contextTokens,
  };
}
