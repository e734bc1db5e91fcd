import type { ModelRole } from "@footnote/contracts/models/roles";
import type { Config } from "../config.ts";
import { type Connection, toClientSettings } from "./connection-access.ts";
import { openLocalJudge, openReranker } from "./local-judging.ts";
import type { LocalRuntime } from "./local-runtime.ts";
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
  /** Null for a model that is installed on this machine; its name begins with "local:". */
  readonly connectionId: string | null;
  readonly model: string;
  readonly priceInput: number | null;
  readonly priceOutput: number | null;
  readonly contextTokens: number | null;
  /** False for a model of this machine that is not ready; it is then not used. */
  readonly isReady: boolean;
};

/** A model that fills a role, with its connection; null for one of this machine. */
export type Chosen = StoredRole & { readonly connection: StoredConnection | null };

export type ModelOpener = {
  readonly timeouts: Config["modelTimeouts"];
  readonly fetches: ProviderFetches;
  readonly local: Pick<LocalRuntime, "access">;
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
    ...(verification && openVerification(opener, verification)),
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

/** On this machine entailment judges, elsewhere a chat model. */
function openVerification(
  opener: ModelOpener,
  chosen: Chosen,
): Pick<Models, "verification" | "judge"> {
  const { chatMs } = opener.timeouts;
  if (chosen.connection !== null) return { verification: openChat(opener, chosen) };
  return { judge: openLocalJudge(accessTo(opener, chosen, chatMs), chatMs) };
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
  if (connection === null) return opener.local.access(model, timeoutMs);
  const { organizationId } = connection;
  const { fetches } = opener;
  const fetch =
    organizationId === null ? fetches.installation : fetches.organization(organizationId);
  const access = toClientSettings(connection, { fetch, timeoutMs });
  return {
    client: openClient(access),
    model,
    secret: access.apiKey,
    ...(price !== null && { price }),
  };
}
