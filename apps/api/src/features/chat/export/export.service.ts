import type { ExportFormat, ExportLanguage } from "@footnote/contracts/chat/conversations";
import type { Member } from "../../../context/caller.ts";
import type { TenantApp } from "../../../context/tenancy.ts";
import { AppError } from "../../../platform/errors.ts";
import { runIsolated, WorkFailed } from "../../../platform/isolated-work.ts";
import { openGroupedLimit } from "../../../platform/process-limit.ts";
import { findHashes } from "../../documents/content.service.ts";
import { getOrganizationName } from "../../organizations/organizations.service.ts";
import { findConversation, selectMessages } from "../conversations.repo.ts";
import { drawCitedPages } from "./cited-pages.service.ts";
import { describeConversation, type ExportedConversation } from "./exported-conversation.rules.ts";
import { getTexts } from "./export-texts.rules.ts";
import { writeMarkdown } from "./markdown-file.rules.ts";
import type { FileToWrite, WrittenFile } from "./write-file.ts";

type Exported = { fileName: string; type: string; content: string | Buffer };
type Wanted = { id: string; format: ExportFormat; language: ExportLanguage };

const kinds = {
  markdown: { extension: "md", type: "text/markdown; charset=utf-8" },
  docx: {
    extension: "docx",
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  pdf: { extension: "pdf", type: "application/pdf" },
} as const;

const program = new URL("./write-file.ts", import.meta.url);
/** Long conversations take seconds. */
const limits = { timeoutMs: 30_000, memoryMb: 384 };
/** Each takes a processor and a hundred megabytes. */
const withinLimit = openGroupedLimit({ atOnce: 2, perGroup: 1, perOwner: 1, waiting: 20 });

/**
 * Writes a conversation with the proof of its citations.
 * @throws AppError conversation.not_found, export.characters_unsupported for a PDF that would show boxes, export.failed
 * for one that takes too long, request.too_many when too many exports of the member wait
 */
export function exportConversation(
  app: TenantApp<"db" | "blobs" | "config" | "log">,
  member: Member,
  wanted: Wanted,
): Promise<Exported> {
  const { userPk, organizationId } = member;
  return withinLimit({ owner: `${userPk}`, group: organizationId }, () =>
    writeConversation(app, member, wanted),
  );
}

async function writeConversation(
  app: TenantApp<"db" | "blobs" | "config" | "log">,
  member: Member,
  { id, format, language }: Wanted,
): Promise<Exported> {
  const found = await findConversation(app.db, member, id);
  if (!found) throw new AppError("conversation.not_found");
  const messages = await selectMessages(app.db, member, id);
  const cited = messages.flatMap(({ metadata }) => metadata.citations);
  const documents = [...new Set(cited.map(({ payload }) => payload.document_id))];
  const conversation = describeConversation(messages, {
    name: found.name ?? getTexts(language).conversation,
    person: member.email,
    organization: await getOrganizationName(app.db, member.organizationId),
    exportedAt: new Date(),
    hashes: await findHashes(app, member, documents),
  });
  const { extension, type } = kinds[format];
  const fileName = `${conversation.name.replace(/[/\\:*?"<>|]/g, " ")}.${extension}`;
  return { fileName, type, content: await write(app, member, conversation, { format, language }) };
}

/** Word and PDF files are written by a process of its own, beside which others are answered. */
async function write(
  app: TenantApp<"db" | "blobs" | "config" | "log">,
  member: Member,
  conversation: ExportedConversation,
  { format, language }: Omit<Wanted, "id">,
): Promise<string | Buffer> {
  if (format === "markdown") return writeMarkdown(conversation, language);
  const pages = await drawCitedPages(app, member, conversation);
  const written = await writeFile(app, { format, conversation, pages, language });
  if ("content" in written) return Buffer.from(written.content);
  const { unwritable } = written;
  const message = `The PDF cannot show these characters: ${unwritable.join(" ")} Export the conversation as Word or Markdown.`;
  throw new AppError("export.characters_unsupported", {
    message,
    detail: { characters: unwritable },
  });
}

async function writeFile(app: TenantApp<"log">, file: FileToWrite): Promise<WrittenFile> {
  try {
    return await runIsolated<WrittenFile>(program, file, limits);
  } catch (error) {
    if (!(error instanceof WorkFailed)) throw error;
    app.log.warn({ err: error }, "export failed");
    throw new AppError("export.failed", { cause: error });
  }
}
