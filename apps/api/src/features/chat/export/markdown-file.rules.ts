import type { ExportLanguage } from "@footnote/contracts/chat/conversations";
import { escapeMarkdown, rewriteProse } from "../../citations/markdown.rules.ts";
import {
  type ExportedConversation,
  formatUtc,
  type Note,
  splitAtNotes,
  type Turn,
} from "./exported-conversation.rules.ts";
import { describeExport, describeNote, getTexts } from "./export-texts.rules.ts";

/** A conversation as a Markdown document: every question, every answer, and its citations as footnotes with their proof. */
export function writeMarkdown(
  conversation: ExportedConversation,
  language: ExportLanguage,
): string {
  const parts = conversation.turns.map((turn) =>
    turn.role === "user" ? writeQuestion(turn, language) : writeAnswer(turn, language),
  );
  const head = [`# ${inline(conversation.name)}`, inline(describeExport(conversation, language))];
  return `${[...head, ...parts].join("\n\n")}\n`;
}

function writeQuestion({ content, at }: Turn, language: ExportLanguage): string {
  return `## ${inline(content)}\n\n_${getTexts(language).asked(formatUtc(at))}_`;
}

function writeAnswer({ content, notes, stopped }: Turn, language: ExportLanguage): string {
  const text = rewriteProse(content, (prose) =>
    splitAtNotes(prose, notes)
      .map(({ text: plain, note }) => (note ? `[^${note.number}]` : plain))
      .join(""),
  );
  const end = stopped ? [`_${getTexts(language).stopped}_`] : [];
  return [text, ...end, ...[...notes.values()].map((note) => writeNote(note, language))].join(
    "\n\n",
  );
}

/** A footnote goes on as long as its lines are indented. */
function writeNote(note: Note, language: ExportLanguage): string {
  const { name, location, passage, proof } = describeNote(note, language);
  const head = `[^${note.number}]: **${inline(name)}**${location === "" ? "" : `, ${inline(location)}`}`;
  // A document may have pictures and links that a reader of the file would load: its text is shown letter by letter.
  const lines = passage.split(/\r\n?|\n/).map((line) => escapeMarkdown(line.trim()));
  const quoted = lines.map((line) => `    > ${line}`.trimEnd());
  return [head, "", ...quoted, "", ...proof.map((line) => `    - ${inline(line)}`)].join("\n");
}

/** One line, with what Markdown would read as its own made plain. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>#|@]|(?<=www)\.|:(?=\/\/)/gi, String.raw`\$&`);
}
