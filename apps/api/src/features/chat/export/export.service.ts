import type { ExportFormat, ExportLanguage } from "@footnote/contracts/chat/conversations";
import type { Member } from "../../../context/caller.ts";
import type { TenantApp } from "../../../context/tenancy.ts";
import { AppError } from "../../../platform/errors.ts";
import { openGroupedLimit } from "../../../platform/process-limit.ts";
import { findHashes } from "../../documents/content.service.ts";
import { getOrganizationName } from "../../organizations/organizations.service.ts";
import { findConversation, selectMessages } from "../conversations.repo.ts";
import { drawCitedPages } from "./cited-pages.service.ts";
import { describeConversation, type ExportedConversation } from "./exported-conversation.rules.ts";
import { getTexts } from "./export-texts.rules.ts";
import { writeMarkdown } from "./markdown-file.rules.ts";

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

/** A long one takes a quarter of a second of the thread that answers everybody. */
const withinLimit = openGroupedLimit({ atOnce: 2, perGroup: 1, perOwner: 1, waiting: 20 });

/**
 * Writes a conversation with the proof of its citations.
 * @throws AppError conversation.not_found, export.characters_unsupported for a PDF that would show boxes, request.too_many
 * when too many exports of the member wait
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

/** The writers of Word and PDF files are loaded when they are needed: they and their fonts take memory. */
async function write(
  app: TenantApp<"db" | "blobs" | "config" | "log">,
  member: Member,
  conversation: ExportedConversation,
  { format, language }: Omit<Wanted, "id">,
): Promise<string | Buffer> {
  if (format === "markdown") return writeMarkdown(conversation, language);
  if (format === "docx") {
    const { writeDocx } = await import("./docx-file.rules.ts");
    return writeDocx(conversation, await drawCitedPages(app, member, conversation), language);
  }
  const { findUnwritable, writePdf } = await import("./pdf-file.rules.ts");
  const unwritable = findUnwritable(conversation, language);
  if (unwritable.length > 0) {
    const message = `The PDF cannot show these characters: ${unwritable.join(" ")} Export the conversation as Word or Markdown.`;
    throw new AppError("export.characters_unsupported", {
      message,
      detail: { characters: unwritable },
    });
  }
  return writePdf(conversation, await drawCitedPages(app, member, conversation), language);
}
