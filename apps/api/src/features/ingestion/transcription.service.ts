import { type AudioPart, prepareAudio } from "@footnote/extraction/audio/prepare-audio";
import type { ExtractionEvent } from "@footnote/extraction/extract";
import { ExtractionError } from "@footnote/extraction/located-text";
import { transcriptionCost } from "../../platform/models/cost.ts";
import type { TranscriptionModel, TranscriptSegment } from "../../platform/models/models.ts";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { recordModelUse } from "../usage/model-usage.service.ts";
import { findHeard, keepHeard, type PartKey } from "./heard-parts.repo.ts";
import { type Spoken, startParagraphs } from "./paragraphs.rules.ts";

/** Parts that are transcribed at the same time: a provider's latency is most of what a part takes. */
const lanes = 3;
/** Ends before the job does: an attempt that the job's end cuts off is not counted, and would begin again for ever. */
const longestMs = 50 * 60 * 1000;

/** There is no model that could listen. */
export class TranscriptionNotConfigured extends Error {
  override readonly name = "TranscriptionNotConfigured";
}

/** A file, and the organization it is written down for. */
export type Recording = {
  path: string;
  extension: string;
  organizationId: string;
  heard?: HeardStore;
};

type Listener = {
  db: Sql;
  model: TranscriptionModel;
  organizationId: string;
  heard: HeardStore | undefined;
};

type Heard = { part: AudioPart; said: Spoken[] };

/** Where what was heard is kept until all of it is: nothing is paid twice when a later part fails. */
export type HeardStore = {
  find(part: PartSpan): Promise<TranscriptSegment[] | undefined>;
  keep(part: PartSpan, segments: readonly TranscriptSegment[]): Promise<void>;
};
type PartSpan = Pick<PartKey, "model" | "fromMs" | "toMs">;

export function openHeardStore(
  { db }: Has<"db">,
  { documentId, organizationId }: { documentId: string; organizationId: string },
): HeardStore {
  return {
    find: (part) => findHeard(db, { ...part, documentId }),
    keep: (part, segments) => keepHeard(db, organizationId, { ...part, documentId, segments }),
  };
}

/**
 * What is said in a recording, as paragraphs with their times, and how many seconds are done.
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
  const tooLong = setTimeout(() => stop.abort(new ExtractionError("timed_out")), longestMs);
  const either = AbortSignal.any([signal, stop.signal]);
  try {
    const parts = prepareAudio(input, { ...app.config.extraction, signal: either });
    const listener = {
      db: app.db,
      model,
      organizationId: input.organizationId,
      heard: input.heard,
    };
    yield* tell(listen(listener, parts, either));
  } finally {
    clearTimeout(tooLong);
    stop.abort(new Error("The recording is not read any further"));
  }
}

/** A recording that no try will make readable; `cause` says why. */
export class RecordingUnreadable extends Error {
  override readonly name = "RecordingUnreadable";
}

/**
 * What is said in a recording as one text, "" for silence. `onProgress` is told the fraction that is done.
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

/** Transcribes the parts, a few at a time, and gives them in their order. */
async function* listen(
  listener: Listener,
  parts: AsyncIterable<AudioPart>,
  signal: AbortSignal,
): AsyncGenerator<Heard> {
  const waiting: Promise<Heard>[] = [];
  for await (const part of parts) {
    const hearing = hear(listener, part, signal);
    hearing.catch(() => undefined); // thrown where its turn comes; until then it is nobody's
    waiting.push(hearing);
    const first = waiting.length < lanes ? undefined : waiting.shift();
    if (first) yield await first;
  }
  for (const hearing of waiting) yield await hearing;
}

async function hear(listener: Listener, part: AudioPart, signal: AbortSignal): Promise<Heard> {
  const { from, to } = part;
  const { model, heard } = listener;
  const span = { model: model.name, fromMs: Math.round(from * 1000), toMs: Math.round(to * 1000) };
  const known = await heard?.find(span);
  const segments = known ?? (await listenTo(listener, part, signal));
  if (!known) await heard?.keep(span, segments);
  const said = segments.map((one) => ({ ...one, from: from + one.from, to: from + one.to }));
  return { part, said };
}

/** What the model hears in a part, and what that took. */
async function listenTo(
  { db, model, organizationId }: Listener,
  { file, from, to }: AudioPart,
  signal: AbortSignal,
): Promise<TranscriptSegment[]> {
  const seconds = to - from;
  let [inputTokens, outputTokens] = [0, 0];
  const segments = await model.transcribe({ file, seconds }, signal, ({ input, output }) => {
    [inputTokens, outputTokens] = [inputTokens + input, outputTokens + output];
  });
  const taken = { seconds, inputTokens, outputTokens, cost: transcriptionCost(model, seconds) };
  const use = { kind: "transcription", model: model.name, ...taken } as const;
  await recordModelUse(db, { organizationId }, use);
  return segments;
}

async function* tell(heard: AsyncIterable<Heard>): AsyncGenerator<ExtractionEvent> {
  const paragraphs = startParagraphs();
  for await (const { part, said } of heard) {
    for (const one of said) {
      for (const block of paragraphs.push(one)) yield { type: "block", block };
    }
    yield { type: "progress", done: part.to, total: part.total, unit: "second" };
  }
  for (const block of paragraphs.end()) yield { type: "block", block };
}
