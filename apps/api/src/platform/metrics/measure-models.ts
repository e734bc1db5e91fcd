import type { Models, TokenUsage } from "../models/models.ts";
import { type Metrics, timed } from "./metrics.ts";

/** Of a million tokens. */
type Prices = { readonly input: number; readonly output: number };

/** The same models, with every call timed, and the chat model's tokens and their cost counted as far as it tells them. */
export function measureModels(models: Models, metrics: Metrics, prices: Prices): Models {
  const { chat, embedding, transcription } = models;
  const timedCall = <Result>(kind: string, model: string, work: () => Promise<Result>) =>
    timed(metrics.modelCalls, { kind, model }, work);
  return {
    ...(chat && {
      chat: {
        ...chat,
        complete: (request, signal) =>
          timedCall("chat", chat.name, async () => {
            const reply = await chat.complete(request, signal);
            if (reply.usage) countTokens(metrics, { model: chat.name, usage: reply.usage, prices });
            return reply;
          }),
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

function countTokens(
  { modelTokens, modelCost }: Metrics,
  { model, usage, prices }: { model: string; usage: TokenUsage; prices: Prices },
): void {
  const labels = { kind: "chat", model };
  modelTokens.inc({ ...labels, direction: "input" }, usage.input);
  modelTokens.inc({ ...labels, direction: "output" }, usage.output);
  modelCost.inc(labels, (usage.input * prices.input + usage.output * prices.output) / 1_000_000);
}
