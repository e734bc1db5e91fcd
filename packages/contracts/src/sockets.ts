import { z } from "zod";
import { documentFile } from "./documents.ts";

/** The first frame a client sends on the upsert and transcription sockets. A token narrows it to its owner's tasks. */
export const followTask = z.object({
  // Ids are letters of base64url; anything else is reported as not found, like an unknown id.
  task_id: z
    .string()
    .max(64)
    .transform((id) => id.replaceAll("\u0000", "")),
  token: z.string().max(200).optional(),
});

/** How far a task has come. `fraction` runs from 0 to 1 over the whole task. */
export const taskProgress = z.object({
  stage: z.enum(["queued", "extracting", "indexing", "embedding"]),
  fraction: z.number().min(0).max(1),
  /** How far within the stage, where it counts: 3 of 12 pages. */
  done: z.number().optional(),
  total: z.number().optional(),
  unit: z.string().optional(),
});

/** What the upsert socket sends: the present state first, then each change, then it closes. */
export const upsertFrame = z.discriminatedUnion("status", [
  z.object({ status: z.literal("PROCESSING"), result: taskProgress }),
  z.object({ status: z.literal("SUCCESS"), result: z.object({ file: documentFile }) }),
  z.object({ status: z.literal("ERROR"), result: z.string() }),
]);
export type UpsertFrame = z.infer<typeof upsertFrame>;

export const upsertSocketPath = "/ws/upsert/";
