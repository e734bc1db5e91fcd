import { embeddingCost, transcriptionCost } from "../models/cost.ts";
import type {
  ChatModel,
  EmbeddingModel,
  Models,
  TokenUsage,
  TranscriptionModel,
} from "../models/models.ts";
import { type Metrics, timed } from "./metrics.ts";

/** Per million tokens. */
type Prices = { readonly input: number; readonly output: number };

/** Returns the same models with every call timed, and its tokens, recordings and cost counted. */
export function measureModels(models: Models, metrics: Metrics, prices: Prices): Models {
  const { embedding, embeddingNamed, transcription, reranker, judge } = models;
  const timedCall = <Result>(kind: string, model: string, work: () => Promise<Result>) =>
    timed(metrics.modelCalls, { kind, model }, work);
  const timedEmbedding = (model: EmbeddingModel): EmbeddingModel => ({
    ...model,
    embed: (texts, signal, onTokens) =>
      timedCall("embedding", model.name, () =>
        model.embed(texts, signal, (tokens) => {
          countEmbedding(metrics, model, tokens);
          onTokens?.(tokens);
        }),
      ),
  });
  return {
    ...measureChats(models, (model) => measureChat(model, metrics, prices)),
    ...(embedding && { embedding: timedEmbedding(embedding) }),
    ...(embeddingNamed && { embeddingNamed: (name) => timedEmbedding(embeddingNamed(name)) }),
    ...(transcription && {
      transcription: {
        ...transcription,
        transcribe: (recording, signal, onTokens) =>
          timedCall("transcription", transcription.name, async () => {
            const said = await transcription.transcribe(recording, signal, (usage) => {
              countDirections(metrics, { kind: "transcription", model: transcription.name }, usage);
              onTokens?.(usage);
            });
            countRecording(metrics, transcription, recording.seconds);
            return said;
          }),
      },
    }),
    ...(reranker && {
      reranker: {
        ...reranker,
        score: (query, passages, signal) =>
          timedCall("reranking", reranker.name, () => reranker.score(query, passages, signal)),
      },
    }),
    ...(judge && {
      judge: {
        ...judge,
        judge: (pairs, signal) =>
          timedCall("verification", judge.name, () => judge.judge(pairs, signal)),
      },
    }),
  };
}

function measureChats(
  { chat, chatModels, smallChat, verification }: Models,
  measure: (model: ChatModel) => ChatModel,
): Models {
  const measured = chatModels?.map(measure);
  return {
    ...(measured && { chat: measured[0], chatModels: measured }),
    ...(chat && !measured && { chat: measure(chat) }),
    ...(smallChat && { smallChat: measure(smallChat) }),
    ...(verification && { verification: measure(verification) }),
  };
}

function measureChat(model: ChatModel, metrics: Metrics, prices: Prices): ChatModel {
  const { name, price = prices } = model;
  return {
    ...model,
    complete: (request, signal) =>
      timed(metrics.modelCalls, { kind: "chat", model: name }, async () => {
        const reply = await model.complete(request, signal);
        if (reply.usage) countTokens(metrics, { model: name, usage: reply.usage, prices: price });
        return reply;
      }),
  };
}

function countTokens(
  metrics: Metrics,
  { model, usage, prices }: { model: string; usage: TokenUsage; prices: Prices },
): void {
  const labels = { kind: "chat", model };
  countDirections(metrics, labels, usage);
  const cost = (usage.input * prices.input + usage.output * prices.output) / 1_000_000;
  metrics.modelCost.inc(labels, cost);
}

function countEmbedding(metrics: Metrics, model: EmbeddingModel, tokens: number): void {
  const labels = { kind: "embedding", model: model.name };
  metrics.modelTokens.inc({ ...labels, direction: "input" }, tokens);
  metrics.modelCost.inc(labels, embeddingCost(model, tokens));
}

function countRecording(metrics: Metrics, model: TranscriptionModel, seconds: number): void {
  metrics.modelSeconds.inc({ model: model.name }, seconds);
  const labels = { kind: "transcription", model: model.name };
  metrics.modelCost.inc(labels, transcriptionCost(model, seconds));
}

function countDirections(
  { modelTokens }: Metrics,
  labels: { kind: string; model: string },
  { input, output }: TokenUsage,
): void {
  modelTokens.inc({ ...labels, direction: "input" }, input);
  modelTokens.inc({ ...labels, direction: "output" }, output);
}
