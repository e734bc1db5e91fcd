import type { Models } from "../models/models.ts";
import { type Metrics, timed } from "./metrics.ts";

/** The same models, with every call timed. Tokens are counted where the provider's reply is read. */
export function measureModels(models: Models, metrics: Metrics): Models {
  const { chat, embedding, transcription } = models;
  const timedCall = <Result>(kind: string, model: string, work: () => Promise<Result>) =>
    timed(metrics.modelCalls, { kind, model }, work);
  return {
    ...(chat && {
      chat: {
        ...chat,
        complete: (request, signal) =>
          timedCall("chat", chat.name, () => chat.complete(request, signal)),
      },
    }),
    ...(embedding && {
      embedding: {
        ...embedding,
        embed: (texts, signal) =>
          timedCall("embedding", embedding.name, () => embedding.embed(texts, signal)),
      },
    }),
    ...(transcription && {
      transcription: {
        ...transcription,
        transcribe: (recording, signal) =>
          timedCall("transcription", transcription.name, () =>
            transcription.transcribe(recording, signal),
          ),
      },
    }),
  };
}
