import { extensionOf, uploadLimits } from "@footnote/contracts/limits";
import type { Rejection } from "./folder-content.ts";

/** A message and how long it stays, in milliseconds. */
export type Notice = { tone: "error" | "success"; text: string; clearAfterMs: number };

const namedAtMost = 5;

export function success(text: string): Notice {
  return { tone: "success", text, clearAfterMs: 3000 };
}

export function failure(text: string, clearAfterMs = 8000): Notice {
  return { tone: "error", text, clearAfterMs };
}

export const selectFolderFirst = failure("Please select a folder first before uploading.", 5000);
export const nothingToUpload = failure("No files found in the selection.", 5000);
export const foldersUnreadable = failure(
  [
    "Folder upload is not supported in this browser.",
    "Drag the files themselves instead of the folder,",
    "browse for individual files with Select Files,",
    "or use Chrome or Edge to upload folders.",
  ].join("\n"),
  10_000,
);

/** What to say about files that may not be uploaded; a single file gets its own sentence. */
export function describeRejections(rejected: readonly Rejection[], chosen: number): Notice {
  const [only] = rejected;
  if (only && chosen === 1) {
    const wrongType = !uploadLimits.has(extensionOf(only.name));
    return failure(only.reason, wrongType ? 5000 : 8000);
  }
  const named = rejected.slice(0, namedAtMost).map(({ name, reason }) => `${name} (${reason})`);
  const more = rejected.length - named.length;
  return failure(`Failed to upload: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`);
}
