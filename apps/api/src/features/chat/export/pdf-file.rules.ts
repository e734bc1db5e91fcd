import type { ExportLanguage } from "@footnote/contracts/chat/conversations";
import PDFDocument from "pdfkit";
import { type Block, readBlocks, type Run } from "./answer-blocks.rules.ts";
import type { CitedPage } from "./cited-pages.rules.ts";
import {
  type ExportedConversation,
  formatUtc,
  type Note,
  type Turn,
} from "./exported-conversation.rules.ts";
import {
  type DescribedNote,
  describeCitedPage,
  describeExport,
  describeNote,
  getTexts,
} from "./export-texts.rules.ts";
import { chooseFont, cleanForPdf, findUncovered, fontFiles } from "./pdf-fonts.rules.ts";

type Pdf = PDFKit.PDFDocument;

const ink = "#221e19";
const muted = "#665d51";
const rubric = "#a8361c";
const margin = 64;
const sizes = { title: 18, question: 13, text: 10.5, note: 8.5 } as const;

/** All text of a conversation that its PDF shows, to be checked before it is written. */
export function findUnwritable(
  conversation: ExportedConversation,
  language: ExportLanguage,
): string[] {
  const texts = conversation.turns.flatMap(({ content, notes }) => [
    content,
    ...[...notes.values()].flatMap((note) => {
      const { name, location, passage, proof } = describeNote(note, language);
      return [name, location, passage, ...proof];
    }),
  ]);
  const head = [conversation.name, describeExport(conversation, language)];
  return findUncovered([...head, ...texts].join("\n"));
}

/** A conversation as a PDF. The notes of an answer follow it, and its numbers lead to them. */
export async function writePdf(
  conversation: ExportedConversation,
  pages: readonly CitedPage[],
  language: ExportLanguage,
): Promise<Buffer> {
  const { name, turns, exportedAt } = conversation;
  const pdf = new PDFDocument({
    size: "A4",
    margin,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: name, Creator: "Footnote", CreationDate: exportedAt },
  });
  const bytes = collect(pdf);
  for (const [font, file] of Object.entries(fontFiles)) pdf.registerFont(font, file);
  writeLine(pdf, name, { font: "bold", size: sizes.title });
  writeLine(pdf, describeExport(conversation, language), { size: sizes.note, color: muted });
  for (const turn of turns) {
    if (turn.role === "user") writeQuestion(pdf, turn, language);
    else writeAnswer(pdf, turn, language);
  }
  writeCitedPages(pdf, pages, language);
  writePageNumbers(pdf, getTexts(language).page);
  pdf.end();
  return bytes;
}

async function collect(pdf: Pdf): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of pdf) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

type LineStyle = { font?: string; size?: number; color?: string; indent?: number };

function writeLine(pdf: Pdf, text: string, style: LineStyle): void {
  const { font = "regular", size = sizes.text, color = ink, indent = 0 } = style;
  pdf.x = margin + indent;
  const clean = cleanForPdf(text);
  const usable = font === "bold" ? chooseFont({ isBold: true }, clean) : font;
  pdf.font(usable).fontSize(size).fillColor(color).text(clean);
  pdf.moveDown(0.3);
}

function writeQuestion(pdf: Pdf, { content, at }: Turn, language: ExportLanguage): void {
  pdf.moveDown(1.2);
  writeLine(pdf, content, { font: "bold", size: sizes.question });
  writeLine(pdf, getTexts(language).asked(formatUtc(at)), { size: sizes.note, color: muted });
}

function writeAnswer(pdf: Pdf, turn: Turn, language: ExportLanguage): void {
  pdf.moveDown(0.4);
  for (const block of readBlocks(turn)) writeBlock(pdf, block);
  const { stopped, sources } = getTexts(language);
  if (turn.stopped) writeLine(pdf, stopped, { color: muted });
  if (turn.notes.size === 0) return;
  pdf.moveDown(0.4);
  pdf
    .lineWidth(0.5)
    .strokeColor(muted)
    .moveTo(margin, pdf.y)
    .lineTo(margin + 120, pdf.y)
    .stroke();
  pdf.moveDown(0.5);
  writeLine(pdf, sources, { font: "bold", size: sizes.note, color: muted });
  for (const note of turn.notes.values()) writeNote(pdf, note, describeNote(note, language));
}

function writeBlock(pdf: Pdf, block: Block): void {
  switch (block.kind) {
    case "paragraph":
      return writeRuns(pdf, block.runs, { indent: 0 });
    case "quote":
      return writeRuns(pdf, block.runs, { indent: 16 });
    case "heading":
      return writeRuns(
        pdf,
        block.runs.map((run) => ({ ...run, isBold: true })),
        { indent: 0 },
      );
    case "item": {
      const indent = 16 * (block.depth + 1);
      if (block.label !== "") {
        pdf.font("regular").fontSize(sizes.text).fillColor(ink);
        // A label at the end of a page would be separated from its text.
        if (pdf.y > pdf.page.height - margin - 16) pdf.addPage();
        const { y } = pdf;
        pdf.text(block.label, margin + indent - 16, y, { lineBreak: false });
        pdf.y = y;
      }
      return writeRuns(pdf, block.runs, { indent });
    }
    case "code":
      return writeRuns(pdf, [{ text: block.text, isCode: true }], { indent: 8 });
    case "table":
      return writeTable(pdf, block.rows);
  }
}

function writeRuns(pdf: Pdf, runs: readonly Run[], { indent }: { indent: number }): void {
  pdf.x = margin + indent;
  pdf.fontSize(sizes.text);
  const width = pdf.page.width - 2 * margin - indent;
  const shown = runs.length === 0 ? [{ text: "" }] : runs;
  for (const [at, run] of shown.entries()) {
    const continued = at < shown.length - 1;
    const options = { continued, width, lineGap: 2.5 };
    if (run.note) {
      pdf.font("regular").fillColor(rubric);
      pdf.text(superscript(run.note.number), { ...options, goTo: destinationOf(run.note) });
    } else {
      const text = cleanForPdf(run.text);
      pdf
        .font(chooseFont(run, text))
        .fillColor(ink)
        .text(text, { ...options, goTo: noTarget });
    }
  }
  pdf.moveDown(0.5);
}

function writeTable(pdf: Pdf, rows: readonly (readonly (readonly Run[])[])[]): void {
  const columns = Math.max(...rows.map((cells) => cells.length));
  const data = rows.map((cells) =>
    // The library fails on rows of different lengths.
    Array.from({ length: columns }, (_, at) => {
      const runs = cells[at] ?? [];
      return runs
        .map(({ text, note }) => (note ? superscript(note.number) : cleanForPdf(text)))
        .join("");
    }),
  );
  pdf.x = margin;
  pdf.font("regular").fontSize(sizes.note).fillColor(ink);
  pdf.table({ data, defaultStyle: { border: 0.5, borderColor: muted, padding: 4 } });
  pdf.moveDown(0.6);
}

function writeNote(pdf: Pdf, note: Note, { name, location, passage, proof }: DescribedNote): void {
  const size = sizes.note;
  pdf.addNamedDestination(destinationOf(note), "XYZ", margin, pdf.y, null);
  const head = `${note.number}  ${name}${location === "" ? "" : `, ${location}`}`;
  writeLine(pdf, head, { size, font: "bold" });
  writeLine(pdf, passage, { size, indent: 14 });
  for (const line of proof) writeLine(pdf, line, { size: 7.5, color: muted, indent: 14 });
  pdf.moveDown(0.4);
}

/** Lines for the pages that are not shown, and the pictures of the others, each on a page of its own. */
function writeCitedPages(pdf: Pdf, pages: readonly CitedPage[], language: ExportLanguage): void {
  if (pages.length === 0) return;
  pdf.addPage();
  writeLine(pdf, getTexts(language).citedPages, { font: "bold", size: sizes.question });
  for (const page of pages) {
    const { image } = page;
    const room = pdf.page.height - margin - pdf.y;
    if (typeof image === "object" && room < pdf.page.height / 2) pdf.addPage();
    writeLine(pdf, describeCitedPage(page, language), { size: sizes.note, color: muted });
    if (typeof image === "object") writePicture(pdf, image);
  }
}

function writePicture(
  pdf: Pdf,
  { jpeg, width, height }: Exclude<CitedPage["image"], string>,
): void {
  const room = { width: pdf.page.width - 2 * margin, height: pdf.page.height - margin - pdf.y };
  const scale = Math.min(room.width / width, room.height / height);
  pdf.image(jpeg, margin, pdf.y, { width: width * scale, height: height * scale });
  pdf.y += height * scale;
}

// Continued text keeps the options of the text before it unless they are null, which the types leave out.
const noTarget = null as unknown as string;
const destinationOf = ({ number }: Note) => `note-${number}`;
const superscript = (number: number) =>
  `${String(number).replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)))}\u2009`;

function writePageNumbers(pdf: Pdf, word: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at);
    // Text in the margin would otherwise begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.font("regular").fontSize(sizes.note).fillColor(muted);
    pdf.text(`${word} ${at + 1} / ${count}`, margin, pdf.page.height - 40, {
      width: pdf.page.width - 2 * margin,
      align: "right",
      lineBreak: false,
    });
  }
}
