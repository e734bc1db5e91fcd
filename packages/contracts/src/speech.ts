import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Sends a recording; the socket sends the transcript. */
export const transcribe = endpoint({
  method: "POST",
  path: "/chatbot/audio_transcription/",
  access: "member",
  heavy: true,
  keyScope: "ask",
  summary: "Transcribe a recording: a .wav with 16-bit PCM, sent in the field file",
  status: 202,
  bodyKind: "multipart",
  body: z.object({}),
  reply: z.object({ task_id: z.string() }),
});

/** How far a transcription has come, from 0 to 1. */
const progress = z.object({
  stage: z.enum(["queued", "transcribing"]),
  fraction: z.number().min(0).max(1),
});

/** What the transcription socket sends: the present state first, then each change, then it closes. */
export const transcriptionFrame = z.discriminatedUnion("status", [
  z.object({ status: z.literal("PROCESSING"), result: progress }),
  z.object({ status: z.literal("SUCCESS"), result: z.object({ transcribed_text: z.string() }) }),
  z.object({ status: z.literal("ERROR"), result: z.string() }),
]);
export type TranscriptionFrame = z.infer<typeof transcriptionFrame>;

export const transcriptionSocketPath = "/ws/audio_transcription/";

/** Largest recording in bytes, and longest in seconds. */
export const recordingMaxBytes = 50 * 1024 * 1024;
export const recordingMaxSeconds = 10 * 60;

const capability = z.object({
  available: z.boolean(),
  /** Why not, in words for people. */
  reason: z.string().nullable(),
});
export type Capability = z.infer<typeof capability>;

export const capabilities = endpoint({
  method: "GET",
  path: "/chatbot/capabilities/",
  access: "user",
  summary: "Get the available tools, and why others are unavailable",
  reply: z.object({
    search_file_knowledge: capability,
    web_search: capability,
    transcription: capability,
    /** Whether answers are written by a model; without one they are quoted. */
    chat_model: capability,
  }),
});
export type Capabilities = z.infer<typeof capabilities.reply>;
