// Runs in a process of its own: writes one conversation as a file for export.service.ts. The writers take seconds for some texts.
import process from "node:process";
import type { ExportLanguage } from "@footnote/contracts/chat/conversations";
import type { WorkReply } from "../../../platform/isolated-work.ts";
import { lowerOwnPriority } from "../../../platform/priority.ts";
import type { CitedPage } from "./cited-pages.rules.ts";
import type { ExportedConversation } from "./exported-conversation.rules.ts";

export type FileToWrite = {
  readonly format: "docx" | "pdf";
  readonly conversation: ExportedConversation;
  readonly pages: readonly CitedPage[];
  readonly language: ExportLanguage;
};

/** `unwritable`: characters that the PDF would show as boxes. */
export type WrittenFile = { readonly content: Buffer } | { readonly unwritable: readonly string[] };

/** Steps of priority. */
const requestsFirst = 5;

lowerOwnPriority(requestsFirst);
process.once("message", (file: FileToWrite) => void reply(file));
// It ends with the process that waits for it.
process.on("disconnect", () => process.exit());

async function reply(file: FileToWrite): Promise<void> {
  const send = (answer: WorkReply<WrittenFile>) => process.send?.(answer);
  try {
    send({ value: await write(file) });
  } catch (error) {
    send({ error: error instanceof Error ? `${error.stack}` : String(error) });
  }
}

async function write({ format, conversation, pages, language }: FileToWrite): Promise<WrittenFile> {
  if (format === "docx") {
    const { writeDocx } = await import("./docx-file.rules.ts");
    return { content: await writeDocx(conversation, pages, language) };
  }
  const { findUnwritable, writePdf } = await import("./pdf-file.rules.ts");
  const unwritable = findUnwritable(conversation, language);
  return unwritable.length > 0
    ? { unwritable }
    : { content: await writePdf(conversation, pages, language) };
}
