import type { DocumentNotice } from "@footnote/contracts/documents";

/** What was noticed while a document was read, as it is stored. */
export type Notice =
  | { readonly code: "pages_unread"; readonly pages: readonly number[] }
  | { readonly code: "files_unpacked"; readonly added: number; readonly leftOut: number };

/** So many pages are named. */
const namedPages = 20;

export function formatNotice(notice: Notice): DocumentNotice {
  const { code } = notice;
  return {
    code,
    message: code === "pages_unread" ? formatPages(notice.pages) : formatFiles(notice),
  };
}

function formatPages(pages: readonly number[]): string {
  const named = pages.slice(0, namedPages).join(", ");
  const more = pages.length > namedPages ? " and others" : "";
  return pages.length === 1
    ? `Page ${named} is damaged and could not be read. Its content is missing from answers.`
    : `Pages ${named}${more} are damaged and could not be read. Their content is missing from answers.`;
}

function formatFiles({ added, leftOut }: { added: number; leftOut: number }): string {
  const files = (count: number) => (count === 1 ? "1 file" : `${count} files`);
  if (leftOut === 0)
    return `Contains ${files(added)}, which ${added === 1 ? "is" : "are"} in the database.`;
  const rest = `${leftOut === 1 ? "1 was" : `${leftOut} were`} left out`;
  return `Contains ${files(added + leftOut)}: ${added} ${added === 1 ? "is" : "are"} in the database, ${rest}.`;
}
