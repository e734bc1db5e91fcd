import type { Versions } from "@footnote/contracts/chat/chat";

/** A message of a conversation, shown or replaced, with what says which version of which turn it is. */
export type VersionRow = {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  /** The message before it in its branch. */
  readonly parentId: string | null;
  /** Null for a message that is shown. Messages that were replaced together have the same time and the same question. */
  readonly replacedAt: Date | null;
  readonly replacedBy: string | null;
};

/**
 * The versions of the shown messages that have several. Other wordings are versions of the question; the same words asked
 * again are versions of the answer.
 * @param rows every message of a conversation, oldest first
 */
export function listVersions(rows: readonly VersionRow[]): Map<string, Versions> {
  const versions = new Map<string, Versions>();
  const shown = rows.filter(isShown);
  const siblingsOf = openSiblings(rows);
  for (const [at, question] of shown.entries()) {
    if (question.role !== "user") continue;
    const siblings = siblingsOf(question);
    const wordings = Map.groupBy(siblings, ({ content }) => content.trim());
    const same = wordings.get(question.content.trim()) ?? [];
    const latest = [...wordings.values()].map((asked) => latestShown(asked).id);
    const answer = shown[at + 1];
    if (latest.length > 1) versions.set(question.id, toVersions(latest, question.id));
    if (same.length > 1 && answer?.role === "assistant") {
      const ids = same.map(({ id }) => id);
      versions.set(answer.id, toVersions(ids, question.id));
    }
  }
  return versions;
}

/**
 * Which messages to hide and which to show for a version of a question; the id of an answer means its question. Undefined
 * when there is no such version to show.
 */
export function planSwitch(
  rows: readonly VersionRow[],
  id: string,
): { readonly version: string; readonly hide: string[]; readonly show: string[] } | undefined {
  const named = rows.find((row) => row.id === id);
  const version = named?.role === "assistant" ? find(rows, named.parentId) : named;
  if (!version) return undefined;
  if (isShown(version)) return { version: version.id, hide: [], show: [] };
  const isReplaced = (row: VersionRow) => isShown(row) && isVersionOf(row, version);
  const from = rows.findIndex(isReplaced);
  if (from < 0) return undefined;
  const hide = rows.slice(from).filter(isShown);
  const show = rows
    .slice(rows.indexOf(version))
    .filter((row) => wereReplacedTogether(row, version));
  return { version: version.id, hide: hide.map(getId), show: show.map(getId) };
}

/** Finds the versions of a shown question: itself and what was answered in its place. */
function openSiblings(rows: readonly VersionRow[]): (question: VersionRow) => VersionRow[] {
  const answers = rows.filter(({ role }) => role === "assistant");
  const answered = new Set(answers.map((row) => row.parentId));
  const questions = rows.filter(({ role }) => role === "user");
  const byParent = Map.groupBy(questions, ({ parentId }) => parentId);
  return (question) =>
    (byParent.get(question.parentId) ?? []).filter(
      (row) => row === question || (!isShown(row) && answered.has(row.id)),
    );
}

function isVersionOf(row: VersionRow, other: VersionRow): boolean {
  return row.role === "user" && row.parentId === other.parentId;
}

/** Of versions in the same words, the one that is shown or was shown last. */
function latestShown(asked: readonly VersionRow[]): VersionRow {
  const hiddenAt = ({ replacedAt }: VersionRow) =>
    replacedAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return asked.reduce((latest, row) => (hiddenAt(row) >= hiddenAt(latest) ? row : latest));
}

function wereReplacedTogether(row: VersionRow, other: VersionRow): boolean {
  const sameTime = row.replacedAt?.getTime() === other.replacedAt?.getTime();
  return sameTime && row.replacedBy === other.replacedBy;
}

function toVersions(ids: string[], shown: string): Versions {
  return { ids, shown: ids.indexOf(shown) };
}

function find(rows: readonly VersionRow[], id: string | null): VersionRow | undefined {
  return rows.find((row) => row.id === id);
}

const isShown = ({ replacedAt }: VersionRow) => replacedAt === null;
const getId = ({ id }: VersionRow) => id;
