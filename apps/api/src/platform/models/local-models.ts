import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { startLocalServer } from "./local-server.ts";
import { openLocalJudge, openReranker } from "./local-judging.ts";
import type { Models } from "./models.ts";
import { openClient } from "./openai-client.ts";
import { openEmbeddingModel } from "./openai-embedding.ts";
import { openTranscriptionModel } from "./openai-transcription.ts";

export type LocalModels = { models: Models; stop(): Promise<void> };

/** The models that run on this machine: those configured so, none without a configuration. */
export async function openLocalModels(
  config: Config["localModels"],
  log: Log,
): Promise<LocalModels> {
  if (!config) return { models: {}, stop: async () => undefined };
  const server = await startLocalServer(config, log);
  const client = openClient({ ...server, timeoutMs: config.timeoutMs });
  const access = { client, secret: server.apiKey };
  const { embedding, transcription, reranker, judge } = config;
  return {
    models: {
      ...(embedding && {
        embedding: openEmbeddingModel({ ...access, model: embedding }),
        embeddingNamed: (model: string) => openEmbeddingModel({ ...access, model }),
      }),
      ...(transcription && {
        transcription: openTranscriptionModel({ ...access, model: transcription }),
      }),
      ...(reranker && {
        reranker: openReranker({ ...access, model: reranker.model }, reranker.timeoutMs),
      }),
      ...(judge && { judge: openLocalJudge({ ...access, model: judge.model }, judge.timeoutMs) }),
    },
    stop: () => server.stop(),
  };
}
