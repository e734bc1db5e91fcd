import OpenAI from "openai";
import type { Config } from "../config.ts";
import type { Models } from "./models.ts";
import { openChatModel } from "./openai-chat.ts";
import { openEmbeddingModel } from "./openai-embedding.ts";

/**
 * The models of an OpenAI-compatible provider: those whose names are configured, none without a configuration.
 * Opens no connection yet.
 */
export function openModels(config: Config["models"]): Models {
  if (!config) return {};
  const client = new OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl ?? "https://api.openai.com/v1",
    timeout: config.timeoutMs,
    logLevel: "off", // its debug lines hold prompts, which are document text
  });
  const secret = config.apiKey;
  return {
    ...(config.chatModel && { chat: openChatModel({ client, model: config.chatModel, secret }) }),
    ...(config.embeddingModel && {
      embedding: openEmbeddingModel({ client, model: config.embeddingModel, secret }),
    }),
  };
}
