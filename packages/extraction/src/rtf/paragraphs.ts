import { formatComment } from "../format-comment.ts";
import { formatHidden, type HiddenText } from "../hidden/hidden-text.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";
import { startCellFormatter } from "../tables/format-cells.ts";
import { startHeaderFooterBlocks } from "../word/header-footer-blocks.ts";
import { pageMark } from "../word/page-numbers.ts";
import type { Definitions } from "./definitions.ts";
import type { Destination } from "./groups.ts";

type Text = { text: string; hidden: HiddenText };
type Kind = Destination["kind"];

/** What the open paragraph is. */
type Properties = {
  style: number | undefined;
  level: number | undefined;
  inTable: boolean;
  isShaded: boolean;
};

const pard: Properties = { style: undefined, level: undefined, inTable: false, isShaded: false };
/** A heading's level is below this; body text has the number itself. */
const bodyLevel = 9;
const paragraphEnds = new Set(["par", "sect", "page"]);

export type Paragraphs = ReturnType<typeof startParagraphs>;

type State = {
  definitions: Definitions;
  /** The open paragraph of the body, and those of a note, a comment, a header or a footer. */
  texts: Partial<Record<Kind, Text>>;
  label: string;
  author: string;
  notes: string[];
  properties: Properties;
  /** Of the open row. */
  cells: string[];
  hiddenInRow: Block[];
  shadedCells: boolean;
  rowFrom: number;
  formatRow: ReturnType<typeof startCellFormatter> | undefined;
  numbered: number;
  title: string | null;
  headersFooters: Block[];
  takeHeaderFooter: ReturnType<typeof startHeaderFooterBlocks>;
};

/** Collects the text of a document into paragraphs, rows and notes. */
export function startParagraphs(definitions: Definitions) {
  const state: State = {
    definitions,
    texts: {},
    label: "",
    author: "",
    notes: [],
    properties: pard,
    cells: [],
    hiddenInRow: [],
    shadedCells: false,
    rowFrom: 1,
    formatRow: undefined,
    numbered: 0,
    title: null,
    headersFooters: [],
    takeHeaderFooter: startHeaderFooterBlocks(),
  };
  return {
    /** The open paragraph of a destination. */
    current: ({ kind }: Destination): Text => findText(state, kind),
    addLabel: (text: string) => void (state.label += text),
    addAuthor: (text: string) => void (state.author += text),
    isShaded: () => state.properties.isShaded || state.shadedCells,
    takeControl(control: { word: string; param: number | undefined }, to: Destination): Block[] {
      return takeControl(state, control, to);
    },
    endDestination: ({ kind }: Destination): Block[] => endDestination(state, kind),
    /** The last paragraph, then headers and footers. */
    end(): Block[] {
      const last = endParagraph(state, "body");
      const row = state.cells.length > 0 ? endRow(state) : [];
      return [...last, ...row, ...state.headersFooters];
    },
    title: () => state.title,
  };
}

function findText({ texts }: State, kind: Kind): Text {
  return (texts[kind] ??= { text: "", hidden: new Map() });
}

function takeControl(
  state: State,
  { word, param }: { word: string; param: number | undefined },
  { kind }: Destination,
): Block[] {
  if (paragraphEnds.has(word)) return endParagraph(state, kind);
  if (kind !== "body") return [];
  if (word === "pard") state.properties = pard;
  else if (word === "s") state.properties = { ...state.properties, style: param };
  else if (word === "outlinelevel") {
    state.properties = { ...state.properties, level: (param ?? bodyLevel) + 1 };
  } else if (word === "intbl") state.properties = { ...state.properties, inTable: true };
  else if (word === "cbpat" || word === "shading") {
    state.properties = { ...state.properties, isShaded: true };
  } else if (word === "trowd") state.shadedCells = false;
  else if (word === "clcbpat") state.shadedCells = true;
  else if (word === "cell") endCell(state);
  else if (word === "row") return endRow(state);
  return [];
}

function endDestination(state: State, kind: Kind): Block[] {
  if (kind === "note" || kind === "comment") {
    const { text } = findText(state, kind);
    const shown = text.replace(/\s+/g, " ").trim();
    const note = kind === "note" ? shown : formatComment(shown, { author: state.author.trim() });
    if (note !== "") state.notes.push(note);
    const hidden = formatHidden(findText(state, kind).hidden, anchorOf(state));
    delete state.texts[kind];
    return hidden;
  }
  return kind === "header" || kind === "footer" ? endParagraph(state, kind) : [];
}

function endParagraph(state: State, kind: Kind): Block[] {
  if (kind === "note" || kind === "comment") {
    findText(state, kind).text += " ";
    return [];
  }
  const { text, hidden } = findText(state, kind);
  delete state.texts[kind];
  if (kind === "header" || kind === "footer") {
    const anchor = { kind };
    const blocks = [...asParagraph(text, anchor), ...formatHidden(hidden, anchor)];
    state.headersFooters.push(...blocks.flatMap((block) => state.takeHeaderFooter(block, true)));
    return [];
  }
  if (kind !== "body") return [];
  state.numbered += 1;
  if (state.properties.inTable || state.cells.length > 0) {
    addToCell(state, { text, hidden });
    return [];
  }
  return formatParagraph(state, { text, hidden });
}

function asParagraph(text: string, anchor: Anchor): Block[] {
  return text.trim() === "" ? [] : [{ kind: "paragraph", text: text.trim(), anchor }];
}

function formatParagraph(state: State, { text, hidden }: Text): Block[] {
  const { label, notes, properties, definitions } = state;
  Object.assign(state, { label: "", author: "", notes: [], formatRow: undefined });
  const anchor = anchorOf(state);
  const shown = text.replaceAll(pageMark, "").trim();
  const bullet = label.replace(/\s+/g, " ").trim();
  const after: Block[] = [
    ...notes.map((note) => ({ kind: "paragraph" as const, text: note, anchor })),
    ...formatHidden(hidden, anchor),
  ];
  if (shown === "") return after;
  const labelled = bullet === "" ? shown : `${bullet} ${shown}`;
  const level = properties.level ?? definitions.levelOf(properties.style);
  if (level !== undefined && level <= bodyLevel) {
    if (level === 1) state.title ??= labelled;
    return [{ kind: "heading", level: Math.min(6, level), text: labelled, anchor }, ...after];
  }
  return [{ kind: bullet === "" ? "paragraph" : "list", text: labelled, anchor }, ...after];
}

function addToCell(state: State, { text, hidden }: Text): void {
  const { label, notes, cells } = state;
  const all = [label, text.replaceAll(pageMark, ""), ...notes].map((one) => one.trim());
  Object.assign(state, { label: "", author: "", notes: [] });
  if (cells.length === 0) {
    cells.push("");
    state.rowFrom = state.numbered;
  }
  cells[cells.length - 1] = [cells.at(-1), ...all].filter(Boolean).join(" ");
  state.hiddenInRow.push(...formatHidden(hidden, anchorOf(state)));
}

function endCell(state: State): void {
  state.numbered += 1;
  addToCell(state, findText(state, "body"));
  delete state.texts.body;
  // The next cell; the row takes away the one after the last.
  state.cells.push("");
}

function endRow(state: State): Block[] {
  const anchor: Anchor = {
    kind: "paragraph",
    from: Math.max(1, state.rowFrom),
    to: Math.max(1, state.numbered),
  };
  state.formatRow ??= startCellFormatter();
  const blocks = [...state.formatRow(state.cells.slice(0, -1), anchor), ...state.hiddenInRow];
  Object.assign(state, { cells: [], hiddenInRow: [] });
  return blocks;
}

function anchorOf({ numbered }: State): Anchor {
  return { kind: "paragraph", from: Math.max(1, numbered), to: Math.max(1, numbered) };
}
