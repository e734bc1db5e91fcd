import type { Passage } from "@footnote/contracts/document-content";

export type MailHeader = { name: string; value: string };

/** The subject and headers of a message. */
export type MailHeadFields = {
  subject: string;
  headers: readonly MailHeader[];
};

const header = /^(From|To|Cc|Bcc|Date): (.+)$/;

/**
 * Reads the head of a message from its first passage; null where it is not its beginning. The server writes a message as the
 * subject, a line for each header, and the body.
 */
export function readMailHead(first: Passage): MailHeadFields | null {
  const head = first.hidden ? null : splitHead(first);
  return head && { subject: head.subject, headers: head.headers };
}

/** The length of the head at the beginning of a passage; 0 where it has none. */
export function measureMailHead(passage: Passage): number {
  return splitHead(passage)?.length ?? 0;
}

/** The body may have lines that look alike: a head is at the beginning and ends with a blank line. */
function splitHead({ ordinal, text, headings }: Passage) {
  if (ordinal !== 0) return null;
  const [block = ""] = text.split(/\n\s*\n/, 1);
  const lines = block.trim().split("\n");
  const at = lines.findIndex((line) => header.test(line));
  const headers = lines.slice(at).flatMap((line) => {
    const [, name, value] = header.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
  const isHead = (at === 0 || at === 1) && headers.length === lines.length - at;
  if (!isHead) return null;
  const subject = at === 1 ? (lines[0] ?? "") : (headings.at(-1) ?? "");
  const blank = /^\s*/.exec(text.slice(block.length))?.[0].length ?? 0;
  return { subject, headers, length: block.length + blank };
}
