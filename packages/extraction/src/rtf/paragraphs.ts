import { formatComment } from "../format-comment.ts";
import { formatHidden, type HiddenText } from "../hidden/hidden-text.ts";
import type { Anchor } from "@footnote/contracts/anchors";
import type { Block } from "../located-text.ts";
import { startHeaderFooterBlocks } from "../word/header-footer-blocks.ts";
import { pageMark } from "../word/page-numbers.ts";
import type { Definitions } from "./definitions.ts";
import type { Destination } from "./groups.ts";
import { startTableRows } from "./table-rows.ts";

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
  table: ReturnType<typeof startTableRows>;
  hiddenInTable: Block[];
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
    table: startTableRows(),
    hiddenInTable: [],
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
    isShaded: () => state.properties.isShaded || state.table.isShaded(),
    takeControl(control: { word: string; param: number | undefined }, to: Destination): Block[] {
      return takeControl(state, control, to);
    },
    endDestination: ({ kind }: Destination): Block[] => endDestination(state, kind),
    /** The last paragraph, then headers and footers. */
    end(): Block[] {
      const last = endParagraph(state, "body");
      if (state.table.hasCells()) state.table.endRow(state.numbered);
      return [...last, ...endTable(state), ...state.headersFooters];
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
  } else if (word === "cell") endCell(state);
  else if (word === "row") state.table.endRow(state.numbered);
  else state.table.define(word, param);
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
  if (state.properties.inTable || state.table.hasCells()) {
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
  Object.assign(state, { label: "", author: "", notes: [] });
  const rows = endTable(state);
  const anchor = anchorOf(state);
  const shown = text.replaceAll(pageMark, "").trim();
  const bullet = label.replace(/\s+/g, " ").trim();
  const after: Block[] = [
    ...notes.map((note) => ({ kind: "paragraph" as const, text: note, anchor })),
    ...formatHidden(hidden, anchor),
  ];
  if (shown === "") return [...rows, ...after];
  const labelled = bullet === "" ? shown : `${bullet} ${shown}`;
  const level = properties.level ?? definitions.levelOf(properties.style);
  if (level !== undefined && level <= bodyLevel) {
    if (level === 1) state.title ??= labelled;
    const heading = { kind: "heading" as const, level: Math.min(6, level), text: labelled, anchor };
    return [...rows, heading, ...after];
  }
  return [
    ...rows,
    { kind: bullet === "" ? "paragraph" : "list", text: labelled, anchor },
    ...after,
  ];
}

function addToCell(state: State, { text, hidden }: Text): void {
  const { label, notes, table } = state;
  const all = [label, text.replaceAll(pageMark, ""), ...notes].map((one) => one.trim());
  Object.assign(state, { label: "", author: "", notes: [] });
  table.add(all.filter(Boolean).join(" "), state.numbered);
  state.hiddenInTable.push(...formatHidden(hidden, anchorOf(state)));
}

function endCell(state: State): void {
  state.numbered += 1;
  addToCell(state, findText(state, "body"));
  delete state.texts.body;
  state.table.endCell();
}

function endTable(state: State): Block[] {
  const blocks = [...state.table.endTable(), ...state.hiddenInTable];
  state.hiddenInTable = [];
  return blocks;
}

function anchorOf({ numbered }: State): Anchor {
  return { kind: "paragraph", from: Math.max(1, numbered), to: Math.max(1, numbered) };
}
