import type { Config } from "../config.ts";
import type { Models } from "./models.ts";
import { openChatModel } from "./openai-chat.ts";
import { openClient } from "./openai-client.ts";
import { openEmbeddingModel } from "./openai-embedding.ts";

type Configured = NonNullable<Config["models"]>;
type Provider = Omit<Configured, "embeddingPrice"> & Partial<Configured>;

/**
 * The models of an OpenAI-compatible provider: those whose names are configured, none without a configuration.
 * Opens no connection yet.
 */
export function openModels(config: Provider | undefined): Models {
  if (!config) return {};
  const client = openClient({ ...config, isOfEnvironment: true });
  const secret = config.apiKey;
  return {
    ...(config.chatModel && { chat: openChatModel({ client, model: config.chatModel, secret }) }),
    ...(config.embeddingModel && {
      embedding: openEmbeddingModel({
        client,
        model: config.embeddingModel,
        secret,
        ...(config.embeddingPrice !== undefined && { price: config.embeddingPrice }),
      }),
      embeddingNamed: (model: string) => openEmbeddingModel({ client, model, secret }),
    }),
  };
}
