import type { DocumentFailure } from "@footnote/contracts/documents";
import type { ExtractionFailure } from "@footnote/extraction/located-text";

/** Why a document could not be made searchable: the extraction's reasons and our own. */
export type FailureCode =
  | ExtractionFailure
  | "chunk_limit"
  | "transcription_not_configured"
  | "model_failed"
  | "interrupted"
  | "internal";

/** One sentence a reason: what is wrong and what to do. */
const sentences: Record<FailureCode, string> = {
  password_protected: "This file is password-protected. Remove the password and upload it again.",
  corrupt:
    "This file is damaged and cannot be read. Open it in its app, save it again and upload the new file.",
  truncated: "This file is incomplete: its end is missing. Upload it again from the original.",
  empty: "This file is empty.",
  no_text: "No text or speech was found in this file, and no readable text in its images.",
  wrong_content:
    "The content of this file does not match its extension. Rename or convert it and upload it again.",
  too_many_pages: "This file has too many pages. Split it and upload the parts.",
  too_large_unpacked: "This file unpacks to more data than allowed. Split it and upload the parts.",
  timed_out:
    "Reading this file took too long. Split it or save it in a simpler format, and upload it again.",
  out_of_memory:
    "Reading this file took too much memory. Split it or save it in a simpler format, and upload it again.",
  unsupported: "Files of this type are not supported on this server.",
  crashed:
    "This file could not be read. Open it in its app, save it again and upload the new file.",
  chunk_limit:
    "This file would exceed the number of chunks that your organization's license allows. Delete other files or ask for a larger license, and try again.",
  transcription_not_configured:
    "Audio and video need a transcription model, which is not set up on this server.",
  model_failed: "A model needed to process this file did not respond. Try again later.",
  interrupted: "Processing was interrupted several times. Delete the file and upload it again.",
  internal: "Something went wrong on our side while reading this file. Upload it again later.",
};

export function failureSentence(code: string): string {
  return (sentences as Record<string, string>)[code] ?? sentences.internal;
}

/** Reasons that may pass with the load of a machine, ours or a provider's; the others stay however often one tries. */
const passing: ReadonlySet<FailureCode> = new Set([
  "timed_out",
  "out_of_memory",
  "crashed",
  "model_failed",
  "internal",
]);

/** Whether it is worth trying again at once, unasked. */
export function mayPass(code: FailureCode): boolean {
  return passing.has(code);
}

const ours: ReadonlySet<string> = new Set([
  "chunk_limit",
  "transcription_not_configured",
  "interrupted",
]);

/** Whether a person who tries again later may have better luck with the same file. */
function canRetry(code: string): boolean {
  return ours.has(code) || (passing as ReadonlySet<string>).has(code);
}

/** A failure as it is reported: its code, its sentence, and whether another try may succeed. */
export function describeFailure(code: string): DocumentFailure {
  return { code, message: failureSentence(code), can_retry: canRetry(code) };
}
