import type { ExportLanguage } from "@footnote/contracts/chat/conversations";
import * as docx from "docx";
import { type Block, readBlocks, type Run } from "./answer-blocks.rules.ts";
import type { CitedPage } from "./cited-pages.rules.ts";
import {
  type ExportedConversation,
  formatUtc,
  type Note,
  type Turn,
} from "./exported-conversation.rules.ts";
import { describeCitedPage, describeExport, describeNote, getTexts } from "./export-texts.rules.ts";

const { Paragraph, TextRun } = docx;

/** A conversation as a Word document. Its citations are the footnotes of Word, which Word numbers. */
export function writeDocx(
  conversation: ExportedConversation,
  pages: readonly CitedPage[],
  language: ExportLanguage,
): Promise<Buffer> {
  const { name, turns } = conversation;
  const notes = openNotes(language);
  const children = turns.flatMap((turn) =>
    turn.role === "user" ? writeQuestion(turn, language) : writeAnswer(turn, language, notes.refer),
  );
  const head = [
    new Paragraph({ text: name, heading: docx.HeadingLevel.TITLE }),
    muted(describeExport(conversation, language)),
  ];
  const document = new docx.Document({
    title: name,
    footnotes: notes.footnotes,
    sections: [{ children: [...head, ...children, ...writeCitedPages(pages, language)] }],
  });
  return docx.Packer.toBuffer(document);
}

type Refer = (note: Note) => docx.FootnoteReferenceRun;

/** Each mark has a footnote of its own; a passage that is cited again refers to its first footnote. */
function openNotes(language: ExportLanguage) {
  const footnotes: Record<number, { children: docx.Paragraph[] }> = {};
  const numbers = new Map<Note, number>();
  let count = 0;
  const refer: Refer = (note) => {
    const first = numbers.get(note);
    count += 1;
    if (first === undefined) numbers.set(note, count);
    footnotes[count] = { children: writeNote(note, language, first) };
    return new docx.FootnoteReferenceRun(count);
  };
  return { footnotes, refer };
}

function writeQuestion({ content, at }: Turn, language: ExportLanguage) {
  return [
    new Paragraph({
      heading: docx.HeadingLevel.HEADING_1,
      spacing: { before: 360 },
      children: writeLines(content, {}),
    }),
    muted(getTexts(language).asked(formatUtc(at))),
  ];
}

function writeAnswer(turn: Turn, language: ExportLanguage, refer: Refer) {
  const blocks = readBlocks(turn).map((block) => writeBlock(block, refer));
  return turn.stopped ? [...blocks, muted(getTexts(language).stopped)] : blocks;
}

const spacing = { after: 140 };

function writeBlock(block: Block, refer: Refer): docx.Paragraph | docx.Table {
  switch (block.kind) {
    case "paragraph":
      return new Paragraph({ spacing, children: writeRuns(block.runs, refer) });
    case "quote":
      return new Paragraph({
        spacing,
        indent: { left: 500 },
        children: writeRuns(block.runs, refer),
      });
    case "heading":
      return new Paragraph({
        heading: docx.HeadingLevel.HEADING_2,
        children: writeRuns(block.runs, refer),
      });
    case "item": {
      const label = block.label === "" ? [] : [new TextRun(`${block.label}\t`)];
      const left = 400 * (block.depth + 1);
      return new Paragraph({
        spacing: { after: 80 },
        indent: { left, ...(block.label !== "" && { hanging: 400 }) },
        tabStops: [{ type: docx.TabStopType.LEFT, position: left }],
        children: [...label, ...writeRuns(block.runs, refer)],
      });
    }
    case "code":
      return new Paragraph({ spacing, children: writeLines(block.text, { isCode: true }) });
    case "table":
      return new docx.Table({
        width: { size: 100, type: docx.WidthType.PERCENTAGE },
        rows: block.rows.map(
          (cells, at) =>
            new docx.TableRow({
              tableHeader: at === 0,
              children: cells.map(
                (runs) =>
                  new docx.TableCell({
                    children: [
                      new Paragraph({
                        children: writeRuns(
                          at === 0 ? runs.map((run) => ({ ...run, isBold: true })) : runs,
                          refer,
                        ),
                      }),
                    ],
                  }),
              ),
            }),
        ),
      });
  }
}

function writeRuns(runs: readonly Run[], refer: Refer): docx.ParagraphChild[] {
  return runs.flatMap((run) => (run.note ? [refer(run.note)] : writeLines(run.text, run)));
}

function writeLines(text: string, style: Omit<Run, "text" | "note">): docx.TextRun[] {
  const { isBold, isItalic, isCode } = style;
  return text.split("\n").map(
    (line, at) =>
      new TextRun({
        text: line,
        ...(at > 0 && { break: 1 }),
        ...(isBold && { bold: true }),
        ...(isItalic && { italics: true }),
        ...(isCode && { font: "Courier New" }),
      }),
  );
}

function writeNote(
  note: Note,
  language: ExportLanguage,
  first: number | undefined,
): docx.Paragraph[] {
  const { name, location, passage, proof } = describeNote(note, language);
  const size = 18;
  const seen = first === undefined ? "" : `, ${getTexts(language).see(first)}`;
  const head = new Paragraph({
    children: [
      new TextRun({ text: ` ${name}`, bold: true, size }),
      new TextRun({ text: (location === "" ? "" : `, ${location}`) + seen, size }),
    ],
  });
  if (first !== undefined) return [head];
  return [
    head,
    ...passage
      .split("\n")
      .map(
        (line) =>
          new Paragraph({ indent: { left: 300 }, children: [new TextRun({ text: line, size })] }),
      ),
    ...proof.map((line) => muted(line, 16)),
  ];
}

/** Pixels at 96 an inch: the text area of an A4 sheet with a line above the picture. */
const pictureRoom = { width: 600, height: 820 } as const;

function writeCitedPages(pages: readonly CitedPage[], language: ExportLanguage): docx.Paragraph[] {
  if (pages.length === 0) return [];
  const title = new Paragraph({
    text: getTexts(language).citedPages,
    heading: docx.HeadingLevel.HEADING_1,
    pageBreakBefore: true,
  });
  return [title, ...pages.flatMap((page) => writeCitedPage(page, language))];
}

function writeCitedPage(page: CitedPage, language: ExportLanguage): docx.Paragraph[] {
  const text = describeCitedPage(page, language);
  const { image } = page;
  if (typeof image !== "object") return [muted(text)];
  const scale = Math.min(pictureRoom.width / image.width, pictureRoom.height / image.height);
  const picture = new docx.ImageRun({
    type: "jpg",
    data: image.jpeg,
    transformation: { width: image.width * scale, height: image.height * scale },
    altText: { name: text, title: text, description: text },
  });
  return [
    new Paragraph({ keepNext: true, children: [new TextRun({ text, size: 20, color: "665D51" })] }),
    new Paragraph({ spacing: { after: 240 }, children: [picture] }),
  ];
}

function muted(text: string, size = 20): docx.Paragraph {
  return new Paragraph({
    spacing: { after: 60 },
    children: [new TextRun({ text, size, color: "665D51" })],
  });
}
