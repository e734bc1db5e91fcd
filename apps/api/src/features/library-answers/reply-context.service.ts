import type { FolderInTree } from "@footnote/contracts/folders";
import type { TenantApp } from "../../context/tenancy.ts";
import type { AnswerLanguage, ProgressReport } from "../citations/answer.rules.ts";
import { escapeMarkdown } from "../citations/markdown.rules.ts";
import type { ScopeDocument, ScopeFilter } from "../documents/scope-listing.service.ts";
import type { SearchScope } from "../folders/folder-scope.rules.ts";
import { listFromFolders } from "../folders/folder-tree.rules.ts";
import type { AskedDocuments } from "./library-question.rules.ts";
import { formatDay, type libraryTexts, linkDocument, linkFolder } from "./library-texts.rules.ts";
import { daysOf } from "./periods.rules.ts";

export type LibraryApp = TenantApp<"db" | "models" | "log">;

/** A question, and what of the organization it may be answered from. */
export type DirectQuestion = {
  readonly question: string;
  /** ISO 639-1; null if unknown. */
  readonly language: string | null;
  readonly scope: SearchScope;
  /** Whether folders or documents were chosen. */
  readonly narrowed: boolean;
  /** Whether documents are searched; otherwise only small talk is answered. */
  readonly searchesDocuments: boolean;
};

/** At most this many documents or folders are listed. */
export const listedMax = 20;
/** Of several folders with one name, at most this many are named. */
const namedMax = 3;

/** Everything that a reply is made of. */
export type ReplyContext = DirectQuestion & {
  readonly app: LibraryApp;
  readonly folders: readonly FolderInTree[];
  readonly texts: (typeof libraryTexts)[AnswerLanguage];
  readonly answerLanguage: AnswerLanguage;
  readonly report: ProgressReport;
  readonly signal: AbortSignal;
};

/** The filter of what is asked for, and its description: "of the type .pdf in Finance". */
export function describeAsked(
  { folders, texts, scope, narrowed, answerLanguage }: ReplyContext,
  asked: AskedDocuments,
): { filter: ScopeFilter; what: string } {
  const days = asked.period && daysOf(asked.period, new Date());
  const within =
    asked.folders && listFromFolders(folders, new Set(asked.folders.map(({ id }) => id)));
  const filter = {
    ...(within && { folderIds: within.map(({ id }) => id) }),
    ...(asked.extensions && { extensions: asked.extensions }),
    ...(asked.state && { state: asked.state }),
    ...days,
  };
  const { extensions = [], folders: named = [] } = asked;
  const names = named.slice(0, namedMax).map(linkFolder);
  if (named.length > namedMax) names.push(texts.otherFolders(named.length - namedMax));
  const chosen = scope.documentIds.length > 0 ? "documents" : "folders";
  const what = [
    extensions.length > 0 && texts.types(extensions.length, extensions.join(", ")),
    texts.place({ folders: names.join(", "), narrowedTo: narrowed ? chosen : null }),
    days && describeDays(days),
  ];
  return { filter, what: what.filter(Boolean).join("") };

  function describeDays({ addedFrom, addedBefore }: ReturnType<typeof daysOf>): string {
    const from = formatDay(addedFrom, answerLanguage);
    if (!addedBefore) return texts.since(from);
    const last = new Date(addedBefore.getTime() - 1);
    return texts.between(from, formatDay(last, answerLanguage));
  }
}

/** A document with its folder, unless only that was asked about, and why it failed. */
export function describeFile(
  { folders, texts }: ReplyContext,
  file: ScopeDocument,
  asked: AskedDocuments["folders"] = [],
): string {
  const folder = folders.find(({ id }) => id === file.folderId);
  const isNamed = asked.length === 1 && asked[0]?.id === file.folderId;
  const place = folder && !isNamed ? `, ${texts.in(linkFolder(folder))}` : "";
  const reason = file.failure === null ? "" : `: ${escapeMarkdown(file.failure)}`;
  return `${linkDocument(file)}${place}${reason}`;
}

/** Formats a list with how many more there are than shown. */
export function formatList(
  { texts }: ReplyContext,
  { head, lines, total }: { head: string; lines: readonly string[]; total: number },
): string {
  const rest = total - lines.length;
  const items = rest > 0 ? [...lines, texts.more(rest)] : lines;
  if (items.length === 0) return head;
  return `${head}\n\n${items.map((line) => `- ${line}`).join("\n")}`;
}
