import { z } from "zod";
import type { Config } from "../config.ts";
import { everyAdaptation } from "./adaptations/adaptations.ts";
import { rethrowFailure } from "./model-failure.ts";
import type { Models, TranscriptionModel, TranscriptSegment } from "./models.ts";
import { openClient } from "./openai-client.ts";
import type { ModelAccess } from "./openai-embedding.ts";
import { openaiLibrary } from "./openai-library.ts";
import { tokenCount } from "./reply-parts.ts";

/** As for embeddings: nobody waits at a screen. */
const retries = 5;

const reply = z.object({
  text: z.string(),
  /** Whisper models report seconds instead. */
  usage: z
    .object({ input_tokens: tokenCount.optional(), output_tokens: tokenCount.optional() })
    .nullish()
    .catch(null),
  segments: z
    .array(
      z.object({
        start: z.number(),
        end: z.number(),
        text: z.string(),
        no_speech_prob: z.number().nullish(),
        avg_logprob: z.number().nullish(),
      }),
    )
    .nullish(),
});
type Reply = z.infer<typeof reply>;

/** The configured transcription model, if there is one. Opens no connection yet. */
export function openTranscription(config: Config["transcription"]): Pick<Models, "transcription"> {
  if (!config) return {};
  const { model, apiKey: secret, price } = config;
  const access = { client: openClient(config), model, secret, price };
  return { transcription: openTranscriptionModel(access) };
}

/** Transcripts from an OpenAI-compatible endpoint. */
export function openTranscriptionModel(access: ModelAccess): TranscriptionModel {
  let format: "verbose_json" | "json" = "verbose_json";
  const timeless = (access.adaptations ?? everyAdaptation).has("transcript_without_times");
  const request = async (file: File, signal?: AbortSignal): Promise<unknown> => {
    const asked = format;
    const params = { file, model: access.model, response_format: asked };
    const options = { maxRetries: access.retries ?? retries, ...(signal && { signal }) };
    try {
      return await access.client.audio.transcriptions.create(params, options);
    } catch (error) {
      if (asked === "json" || !timeless || !refusesFormat(error)) throw error;
      format = "json";
      return await request(file, signal);
    }
  };
  return {
    name: access.model,
    ...(access.price !== undefined && { price: access.price }),
    async transcribe({ file, seconds }, signal, onTokens) {
      try {
        const transcript = reply.parse(await request(file, signal));
        const { input_tokens: input = 0, output_tokens: output = 0 } = transcript.usage ?? {};
        if (input + output > 0) onTokens?.({ input, output });
        return toSegments(transcript, seconds);
      } catch (error) {
        return rethrowFailure(error, access, signal);
      }
    },
  };
}

/** Only Whisper models return the times of segments. */
function refusesFormat(error: unknown): boolean {
  return (
    error instanceof openaiLibrary().BadRequestError &&
    (error.param === "response_format" || /response_format|verbose_json/.test(error.message))
  );
}

function toSegments({ text, segments }: Reply, seconds: number): TranscriptSegment[] {
  const timed = segments ?? [{ start: 0, end: seconds, text }];
  return timed
    .filter((segment) => !isSilence(segment))
    .map(({ start, end, text: said }) => {
      const from = Math.min(Math.max(0, start), seconds);
      return { from, to: Math.min(Math.max(from, end), seconds), text: clean(said) };
    })
    .filter((segment) => segment.text !== "")
    .toSorted((one, other) => one.from - other.from);
}

/** Whisper's own measure of words that it invented in a silence. */
function isSilence({ no_speech_prob: none, avg_logprob: sure }: NonNullable<Reply["segments"]>[0]) {
  return (none ?? 0) > 0.6 && (sure ?? 0) < -1;
}

/** Removes what cannot be stored, and notes of servers that nobody speaks: "[BLANK_AUDIO]", "(MUSIC)". */
function clean(text: string): string {
  const storable = text.toWellFormed().replaceAll("\u0000", "").trim();
  return /^[[(][A-Z_ ]+[\])]$/.test(storable) ? "" : storable;
}
