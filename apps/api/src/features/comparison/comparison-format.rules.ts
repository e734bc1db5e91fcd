import type { Answer, AnswerLanguage, Passage } from "../citations/answer.rules.ts";
import { escapeInside, escapeMarkdown } from "../citations/markdown.rules.ts";
import { shorten } from "../citations/sentences.rules.ts";
import { type Difference, findNewWords, type LinePair } from "./alignment.rules.ts";
import type { AmendedClause } from "./amendment.rules.ts";
import { type DocumentLine, readSectionTitle } from "./document-lines.rules.ts";
import type { Period } from "../citations/periods.rules.ts";

/** An answer as Markdown whose markers number these passages from 1. */
export type CitedMarkdown = {
  readonly content: string;
  readonly passages: readonly Passage[];
  readonly missing: Answer["missing"];
};

/** A line of a document that answers as those of other documents do. */
export type ListedLine = Pick<DocumentLine, "text" | "passage">;

type Named = { readonly filename: string; readonly period: Period | undefined };

const words = {
  en: {
    changed: "Changed",
    onlyIn: (name: string) => `Only in ${name}`,
    section: "Section",
    same: "Both say the same:",
    differ: "They differ:",
    documentsDiffer: "The documents differ:",
    more: (count: number) => `${count} more differences are not shown.`,
    cut: "Not all rows are shown.",
    document: "Document",
    quote: "Quote",
    locale: "en-GB",
  },
  de: {
    changed: "Geändert",
    onlyIn: (name: string) => `Nur in ${name}`,
    section: "Abschnitt",
    same: "Beide sagen dasselbe:",
    differ: "Sie unterscheiden sich:",
    documentsDiffer: "Die Dokumente unterscheiden sich:",
    more: (count: number) => `${count} weitere Unterschiede sind nicht gezeigt.`,
    cut: "Nicht alle Zeilen sind gezeigt.",
    document: "Dokument",
    quote: "Zitat",
    locale: "de-DE",
  },
} as const;

export function wordsOf(language: AnswerLanguage) {
  return words[language];
}

/** Returns the marker of a passage. */
type Mark = (passage: Passage) => string;
type Citing = { readonly passages: readonly Passage[]; readonly mark: Mark };

/** Issues a number for each passage, the same for the same passage. */
function startCiting(): Citing {
  const passages: Passage[] = [];
  const mark = (passage: Passage) => {
    const known = passages.findIndex(({ chunkId }) => chunkId === passage.chunkId);
    if (known < 0) passages.push(passage);
    return `[${known < 0 ? passages.length : known + 1}]`;
  };
  return { passages, mark };
}

const lineMax = 400;
const itemStart = /^\s*(?:[-*•·‣–]|\(?\p{N}{1,3}[.)])\s+(?=\S)/u;

/** Quotes a line, with the words in bold that another line lacks. */
function quoteLine(line: ListedLine, other: string | undefined, mark: Mark): string {
  // The marks of bold text are no part of what is said.
  const said = line.text.replace(itemStart, "").replaceAll("**", "").trim();
  const text = shorten(said, lineMax);
  const spans = other === undefined ? [] : findNewWords(text, other);
  const marked = spans.reduceRight(
    (rest, { start, end }) => ({
      tail: `**${escapeInside(text.slice(start, end))}**${escapeInside(rest.before.slice(end))}${rest.tail}`,
      before: text.slice(0, start),
    }),
    { before: text, tail: "" },
  );
  const quoted = `${escapeInside(marked.before)}${marked.tail}`;
  // Marks around a text with marks of its own would close too early.
  const hasMarks = /["“”„«»]/u.test(text);
  return `${hasMarks ? quoted : `“${quoted}”`} ${mark(line.passage)}`;
}

/** Names a document without its extension, with its date where the name does not give it. */
export function nameDocument({ filename, period }: Named, language: AnswerLanguage): string {
  const name = filename.replace(/\.[^.]+$/, "");
  const date = period && formatPeriod(period, language);
  const isDated = period?.year === undefined || name.includes(String(period.year));
  return date === undefined || isDated ? name : `${name} (${date})`;
}

function formatPeriod({ year, month, day }: Period, language: AnswerLanguage): string | undefined {
  if (year === undefined) return undefined;
  if (month === undefined) return String(year);
  const date = new Date(Date.UTC(year, month - 1, day ?? 1));
  return new Intl.DateTimeFormat(words[language].locale, {
    year: "numeric",
    month: "long",
    ...(day !== undefined && { day: "numeric" }),
    timeZone: "UTC",
  }).format(date);
}

/** A heading of the answer: what it says is no claim. */
export function formatTitle(title: string): string {
  return `#### ${escapeMarkdown(title)}`;
}

/** Formats a table; its cells are Markdown. */
export function formatTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  // A heading of several lines would end the table.
  const line = (cells: readonly string[]) => `| ${cells.join(" | ").replace(/\s+/g, " ")} |`;
  return [line(header.map(escapeMarkdown)), line(header.map(() => "---")), ...rows.map(line)].join(
    "\n",
  );
}

const shown = { changed: 20, added: 12, removed: 12 };

/** Formats how two versions differ: a table of changed lines, then what only one of them says. */
export function formatDifference(
  difference: Difference,
  { older, newer }: { older: Named; newer: Named },
  language: AnswerLanguage,
): CitedMarkdown {
  const { changed, onlyIn, section, more } = words[language];
  const citing = startCiting();
  const oldName = nameDocument(older, language);
  const newName = nameDocument(newer, language);
  const rows = difference.changed
    .slice(0, shown.changed)
    .map((pair) => [
      escapeMarkdown(readSectionTitle(pair.older.section)),
      ...quotePair(pair, citing),
    ]);
  const hasSections = rows.some(([first]) => first !== "");
  const list = (lines: readonly DocumentLine[]) =>
    lines.map((line) => `- ${quoteLine(line, undefined, citing.mark)}`).join("\n");
  const added = difference.added.slice(0, shown.added);
  const removed = difference.removed.slice(0, shown.removed);
  const header = [section, oldName, newName];
  const blocks = [
    ...(rows.length > 0
      ? [
          formatTitle(changed),
          formatTable(
            hasSections ? header : header.slice(1),
            hasSections ? rows : rows.map((row) => row.slice(1)),
          ),
        ]
      : []),
    ...(added.length > 0 ? [formatTitle(onlyIn(newName)), list(added)] : []),
    ...(removed.length > 0 ? [formatTitle(onlyIn(oldName)), list(removed)] : []),
  ];
  const left =
    difference.changed.length +
    difference.added.length +
    difference.removed.length -
    (rows.length + added.length + removed.length);
  return {
    content: blocks.join("\n\n"),
    passages: citing.passages,
    missing: left > 0 ? more(left) : null,
  };
}

function quotePair({ older, newer }: LinePair, { mark }: Citing): [string, string] {
  return [quoteLine(older, newer.text, mark), quoteLine(newer, older.text, mark)];
}

const clauseMax = 3;

/** Formats the clauses of an amendment beside what they change. */
export function formatAmendment(
  clauses: readonly AmendedClause[],
  { older, newer }: { older: Named; newer: Named },
  language: AnswerLanguage,
): CitedMarkdown {
  const { changed, more } = words[language];
  const citing = startCiting();
  const rows = clauses
    .slice(0, shown.changed)
    .map(({ section, clause, replaced }) => [
      replaced.map((line) => quoteLine(line, undefined, citing.mark)).join(" ") || "–",
      [
        ...(section === "" ? [] : [`**${escapeMarkdown(readSectionTitle(section))}**`]),
        ...clause.slice(0, clauseMax).map((line) => quoteLine(line, undefined, citing.mark)),
      ].join(" "),
    ]);
  const header = [nameDocument(older, language), nameDocument(newer, language)];
  return {
    content: [formatTitle(changed), formatTable(header, rows)].join("\n\n"),
    passages: citing.passages,
    missing: clauses.length > rows.length ? more(clauses.length - rows.length) : null,
  };
}

/** Formats two lines side by side; `same` says whether they give the same values, undefined if it is unknown. */
export function formatLinePair(
  pair: LinePair,
  { older, newer }: { older: Named; newer: Named },
  { language, same }: { language: AnswerLanguage; same: boolean | undefined },
): CitedMarkdown {
  const citing = startCiting();
  const header = [nameDocument(older, language), nameDocument(newer, language)];
  const verdict = same === undefined ? [] : [words[language][same ? "same" : "differ"]];
  return {
    content: [...verdict, formatTable(header, [quotePair(pair, citing)])].join("\n\n"),
    passages: citing.passages,
    missing: null,
  };
}

/** A line of a document that contradicts those of others. */
export type ContradictingLine = Named & { readonly line: DocumentLine };

/** Formats lines that contradict each other side by side. `mark` returns the marker of a passage. */
export function formatContradiction(
  lines: readonly ContradictingLine[],
  mark: Mark,
  language: AnswerLanguage,
): string {
  const header = lines.map((line) => nameDocument(line, language));
  const cells = lines.map(({ line }, at) =>
    quoteLine(line, lines[at === 0 ? 1 : 0]?.line.text, mark),
  );
  return `${words[language].documentsDiffer}\n\n${formatTable(header, [cells])}`;
}

/**
 * Formats what several documents say as a table in the order of their names; those that say the same have one row. `mark`
 * returns the marker of a passage.
 */
export function formatDocumentList(
  lines: readonly ListedLine[],
  mark: Mark,
  language: AnswerLanguage,
): string {
  const { document, quote, locale } = words[language];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const bySaying = Map.groupBy(lines, ({ text }) => text.replace(/\s+/gu, " ").trim());
  const rows = [...bySaying.values()].map(([line, ...others]) => {
    const said = [line, ...others].flatMap((one) => one ?? []);
    const names = said.flatMap(({ passage }) => [passage, ...(passage.copies ?? [])]);
    const markers = said.slice(1).map(({ passage }) => ` ${mark(passage)}`);
    return {
      names: names.map(({ filename }) => filename.replace(/\.[^.]+$/, "")).toSorted(compare),
      quoted: line ? `${quoteLine(line, undefined, mark)}${markers.join("")}` : "",
    };
  });
  return formatTable(
    [document, quote],
    rows
      .toSorted((a, b) => compare(a.names[0] ?? "", b.names[0] ?? ""))
      .map(({ names, quoted }) => [escapeMarkdown(names.join(", ")), quoted]),
  );
}
