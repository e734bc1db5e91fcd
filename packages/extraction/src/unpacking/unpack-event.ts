import { leftOutReason } from "@footnote/contracts/unpacked-files";
import { z } from "zod";
import { failedMessage } from "../extraction-event.ts";

/** Names of folders and, last, of the file. */
const path = z.array(z.string()).min(1);

const unpackEvent = z.discriminatedUnion("type", [
  /** Comes first: how many files follow, with those that are left out. */
  z.object({ type: z.literal("files"), total: z.int() }),
  z.object({ type: z.literal("left-out"), path, reason: leftOutReason }),
  /** A file. Its bytes follow, then "end". */
  z.object({ type: z.literal("file"), path }),
  z.object({ type: z.literal("bytes"), base64: z.string() }),
  /** `damaged`: the file could not be unpacked whole. */
  z.object({ type: z.literal("end"), damaged: z.boolean() }),
  z.object({ type: z.literal("done") }),
]);

/** The events of a module that unpacks a type of files. */
export type UnpackEvent = z.infer<typeof unpackEvent>;

/** The messages of a sandboxed child that unpacks, as `childMessage`. */
export const unpackMessage = z.discriminatedUnion("type", [...unpackEvent.options, failedMessage]);

export type UnpackMessage = z.infer<typeof unpackMessage>;
