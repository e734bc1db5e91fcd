import type { ModelRole } from "@footnote/contracts/models/roles";
import type { Config } from "../config.ts";
import { type Connection, toClientSettings } from "./connection-access.ts";
import { openReranker } from "./local-judging.ts";
import type { ChatModel, EmbeddingModel, Models } from "./models.ts";
import { openChatModel } from "./openai-chat.ts";
import { openClient } from "./openai-client.ts";
import { type ModelAccess, openEmbeddingModel } from "./openai-embedding.ts";
import { openTranscriptionModel } from "./openai-transcription.ts";
import type { ProviderFetches } from "./provider-fetch.ts";

export type StoredConnection = Connection & {
  readonly id: string;
  /** Null for one of the installation. */
  readonly organizationId: string | null;
  /** False when its key was encrypted with a key that the server no longer has; it is then not used. */
  readonly isReadable: boolean;
};

export type StoredRole = {
  readonly organizationId: string | null;
  readonly role: ModelRole;
  readonly connectionId: string;
  readonly model: string;
  readonly priceInput: number | null;
  readonly priceOutput: number | null;
  readonly contextTokens: number | null;
};

/** A model that fills a role, with its connection. */
export type Chosen = StoredRole & { readonly connection: StoredConnection };

export type ModelOpener = {
  readonly timeouts: Config["modelTimeouts"];
  readonly fetches: ProviderFetches;
};

/** The models that were chosen for roles, in their order. Opens no connection yet. */
export function openStoredModels(opener: ModelOpener, chosen: readonly Chosen[]): Models {
  const of = (role: ModelRole) => chosen.filter((one) => one.role === role);
  const chatModels = of("chat").map((one) => openChat(opener, one));
  const [smallChat] = of("small_chat");
  const [verification] = of("verification");
  const [transcription] = of("transcription");
  const [reranker] = of("reranker");
  const { chatMs, transcriptionMs, rerankerMs } = opener.timeouts;
  return {
    ...(chatModels.length > 0 && { chat: chatModels[0], chatModels }),
    ...(smallChat && { smallChat: openChat(opener, smallChat) }),
    ...(verification && { verification: openChat(opener, verification) }),
    ...openEmbeddings(opener, of("embedding"), chatMs),
    ...(transcription && {
      transcription: openTranscriptionModel(accessTo(opener, transcription, transcriptionMs)),
    }),
    ...(reranker && {
      reranker: openReranker(accessTo(opener, reranker, rerankerMs), rerankerMs),
    }),
  };
}

function openChat(opener: ModelOpener, chosen: Chosen): ChatModel {
  const { priceInput, priceOutput, contextTokens } = chosen;
  return {
    ...openChatModel(accessTo(opener, chosen, opener.timeouts.chatMs)),
    price: { input: priceInput ?? 0, output: priceOutput ?? 0 },
    ...(contextTokens !== null && { contextTokens }),
  };
}

/** The first one makes vectors; the others have made those that are still searched. */
function openEmbeddings(
  opener: ModelOpener,
  [present, ...earlier]: readonly Chosen[],
  timeoutMs: number,
): Pick<Models, "embedding" | "embeddingNamed"> {
  if (!present) return {};
  const open = (one: Chosen) => openEmbeddingModel(accessTo(opener, one, timeoutMs));
  return {
    embedding: open(present),
    embeddingNamed: (name): EmbeddingModel =>
      open(earlier.find(({ model }) => model === name) ?? { ...present, model: name }),
  };
}

function accessTo(opener: ModelOpener, chosen: Chosen, timeoutMs: number): ModelAccess {
  const { connection, model, priceInput: price } = chosen;
  const { installation, organization } = opener.fetches;
  const fetch = connection.organizationId === null ? installation : organization;
  const access = toClientSettings(connection, { fetch, timeoutMs });
  return {
    client: openClient(access),
    model,
    secret: access.apiKey,
    ...(price !== null && { price }),
  };
}
