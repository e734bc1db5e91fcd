import { type AudioPart, prepareAudio } from "@footnote/extraction/audio/prepare-audio";
import type { ExtractionEvent } from "@footnote/extraction/extract";
import { ExtractionError } from "@footnote/extraction/located-text";
import { transcriptionCost } from "../../platform/models/cost.ts";
import type { TranscriptionModel, TranscriptSegment } from "../../platform/models/models.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { recordModelUse } from "../usage/model-usage.service.ts";
import { findTranscriptPart, storeTranscriptPart, type PartKey } from "./transcript-parts.repo.ts";
import { startTranscriptParagraphs } from "./transcript-paragraphs.rules.ts";

/** Number of parts that are transcribed concurrently, because most of the duration is the provider's latency. */
const partsAtOnce = 3;
/** Shorter than the job's timeout: an attempt that the job's end aborts is not counted and would be repeated endlessly. */
const timeoutMs = 50 * 60 * 1000;

/** No transcription model is configured. */
export class TranscriptionNotConfigured extends Error {
  override readonly name = "TranscriptionNotConfigured";
}

/** A recording to be transcribed for an organization. */
export type Recording = {
  path: string;
  extension: string;
  organizationId: string;
  store?: TranscriptStore;
};

type Transcriber = {
  db: Sql;
  model: TranscriptionModel;
  organizationId: string;
  store: TranscriptStore | undefined;
};

type TranscribedPart = { part: AudioPart; segments: TranscriptSegment[] };

/** Stores the transcript of each part until all are done, so that no part is paid twice when a later one fails. */
export type TranscriptStore = {
  find(part: PartSpan): Promise<TranscriptSegment[] | undefined>;
  save(part: PartSpan, segments: readonly TranscriptSegment[]): Promise<void>;
};
type PartSpan = Pick<PartKey, "model" | "fromMs" | "toMs">;

export function openTranscriptStore(
  { db }: Has<"db">,
  { documentId, organizationId }: { documentId: string; organizationId: string },
): TranscriptStore {
  return {
    find: (part) => findTranscriptPart(db, { ...part, documentId }),
    save: (part, segments) =>
      storeTranscriptPart(db, organizationId, { ...part, documentId, segments }),
  };
}

/**
 * Transcribes a recording into paragraphs with their times, and reports how many seconds are done.
 * @throws TranscriptionNotConfigured, ModelFailed, ExtractionError, or the signal's reason
 */
export async function* transcribeRecording(
  app: Has<"db" | "models" | "config">,
  input: Recording,
  signal: AbortSignal,
): AsyncGenerator<ExtractionEvent> {
  const model = app.models.transcription;
  if (!model) throw new TranscriptionNotConfigured("No transcription model is configured");
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new ExtractionError("timed_out")), timeoutMs);
  const either = AbortSignal.any([signal, stop.signal]);
  try {
    const parts = prepareAudio(input, { ...app.config.extraction, signal: either });
    const transcriber = {
      db: app.db,
      model,
      organizationId: input.organizationId,
      store: input.store,
    };
    yield* toEvents(transcribeParts(transcriber, parts, either));
  } finally {
    clearTimeout(timer);
    stop.abort(new Error("The recording is not read any further"));
  }
}

/** A recording that is not readable, so that retries are useless; `cause` says why. */
export class RecordingUnreadable extends Error {
  override readonly name = "RecordingUnreadable";
}

/**
 * Transcribes a recording into one text, "" for silence. `onProgress` gets the fraction that is done.
 * @throws TranscriptionNotConfigured, ModelFailed, RecordingUnreadable, or the signal's reason
 */
export async function transcribeToText(
  app: Has<"db" | "models" | "config">,
  input: Recording,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => Promise<void> },
): Promise<string> {
  const paragraphs: string[] = [];
  try {
    for await (const event of transcribeRecording(app, input, signal)) {
      if (event.type === "block") paragraphs.push(event.block.text);
      else if (event.type === "progress") await onProgress(event.done / Math.max(event.total, 1));
    }
  } catch (cause) {
    if (!(cause instanceof ExtractionError)) throw cause;
    if (cause.reason === "no_text" || cause.reason === "empty") return "";
    throw new RecordingUnreadable(cause.message, { cause });
  }
  return paragraphs.join("\n");
}

/** Transcribes the parts, a few at a time, and yields them in order; a concurrency limit alone would not keep the order. */
async function* transcribeParts(
  transcriber: Transcriber,
  parts: AsyncIterable<AudioPart>,
  signal: AbortSignal,
): AsyncGenerator<TranscribedPart> {
  const waiting: Promise<TranscribedPart>[] = [];
  for await (const part of parts) {
    const transcribed = transcribePart(transcriber, part, signal);
    transcribed.catch(() => undefined); // thrown when its turn comes
    waiting.push(transcribed);
    const first = waiting.length < partsAtOnce ? undefined : waiting.shift();
    if (first) yield await first;
  }
  for (const transcribed of waiting) yield await transcribed;
}

async function transcribePart(
  transcriber: Transcriber,
  part: AudioPart,
  signal: AbortSignal,
): Promise<TranscribedPart> {
  const { from, to } = part;
  const { model, store } = transcriber;
  const span = { model: model.name, fromMs: Math.round(from * 1000), toMs: Math.round(to * 1000) };
  const stored = await store?.find(span);
  const found = stored ?? (await callModel(transcriber, part, signal));
  if (!stored) await store?.save(span, found);
  const segments = found.map((one) => ({ ...one, from: from + one.from, to: from + one.to }));
  return { part, segments };
}

/** Transcribes a part with the model and records the usage. */
async function callModel(
  { db, model, organizationId }: Transcriber,
  { file, from, to }: AudioPart,
  signal: AbortSignal,
): Promise<TranscriptSegment[]> {
  const seconds = to - from;
  let inputTokens = 0;
  let outputTokens = 0;
  const segments = await model.transcribe({ file, seconds }, signal, ({ input, output }) => {
    inputTokens += input;
    outputTokens += output;
  });
  const taken = { seconds, inputTokens, outputTokens, cost: transcriptionCost(model, seconds) };
  const use = { kind: "transcription", model: model.name, ...taken } as const;
  await recordModelUse(db, { organizationId }, use);
  return segments;
}

async function* toEvents(parts: AsyncIterable<TranscribedPart>): AsyncGenerator<ExtractionEvent> {
  const paragraphs = startTranscriptParagraphs();
  for await (const { part, segments } of parts) {
    for (const one of segments) {
      for (const block of paragraphs.push(one)) yield { type: "block", block };
    }
    yield { type: "progress", done: part.to, total: part.total, unit: "second" };
  }
  for (const block of paragraphs.end()) yield { type: "block", block };
}
