import { isSameColour, white } from "../hidden/colours.ts";
import type { HiddenReason } from "@footnote/contracts/hidden-text";
import { addHidden } from "../hidden/hidden-text.ts";
import { type Block, ExtractionError } from "../located-text.ts";
import { pageMark } from "../word/page-numbers.ts";
import { type Definitions, startDefinitions } from "./definitions.ts";
import { type Destination, findDestination, type Format, plain } from "./groups.ts";
import { type Paragraphs, startParagraphs } from "./paragraphs.ts";
import type { Token } from "./tokens.ts";

type Group = {
  destination: Destination;
  format: Format;
  /** Its first control words may name its destination. */
  atStart: boolean;
  isStarred: boolean;
};

type Reader = {
  groups: Group[];
  definitions: Definitions;
  paragraphs: Paragraphs;
  /** Bytes of text that are not decoded yet. */
  bytes: string;
  /** How many bytes are still to be left out after a Unicode character. */
  skipping: number;
  title: string;
  ended: boolean;
};

/** Half points. A smaller letter is smaller than a full stop. */
const tiny = 2;
const deepest = 5_000;

const characters: Readonly<Record<string, string>> = {
  "~": "\u00a0",
  _: "-",
  "\\": "\\",
  "{": "{",
  "}": "}",
  tab: "\t",
  line: "\n",
  emdash: "—",
  endash: "–",
  bullet: "•",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  emspace: " ",
  enspace: " ",
  qmspace: " ",
  nestcell: " ",
  chpgn: pageMark,
};

/** Takes the tokens of a file one by one and returns the blocks that each completes. */
export function startDocument() {
  const definitions = startDefinitions();
  const reader: Reader = {
    groups: [],
    definitions,
    paragraphs: startParagraphs(definitions),
    bytes: "",
    skipping: 0,
    title: "",
    ended: false,
  };
  return {
    take: (token: Token): Block[] => take(reader, token),
    /** The last paragraph, then headers and footers. */
    end: (): Block[] => reader.paragraphs.end(),
    hasEnded: () => reader.ended,
    openGroups: () => reader.groups.length,
    title: () => reader.title.trim() || reader.paragraphs.title(),
  };
}

function take(reader: Reader, token: Token): Block[] {
  const group = reader.groups.at(-1);
  if (token.type === "open") {
    openGroup(reader);
    return [];
  }
  if (group === undefined) return [];
  if (token.type === "text") {
    takeText(reader, group, token.text);
    return [];
  }
  const { destination } = group;
  if (destination.kind === "table") reader.definitions.take(destination.name, token);
  if (token.type === "close") return closeGroup(reader);
  return destination.kind === "table" ? [] : takeControl(reader, group, token);
}

function openGroup(reader: Reader): void {
  flush(reader);
  reader.skipping = 0;
  const outer = reader.groups.at(-1);
  if (reader.groups.length >= deepest) throw new ExtractionError("corrupt", "nested too deep");
  if (outer?.destination.kind === "table") {
    reader.definitions.take(outer.destination.name, { type: "open" });
  }
  reader.groups.push({
    destination: outer?.destination ?? { kind: "body" },
    format: outer?.format ?? plain,
    atStart: true,
    isStarred: false,
  });
}

function closeGroup(reader: Reader): Block[] {
  flush(reader);
  reader.skipping = 0;
  const { destination } = reader.groups.pop() ?? {};
  const outer = reader.groups.at(-1)?.destination;
  if (reader.groups.length === 0) reader.ended = true;
  return destination !== undefined && destination !== outer
    ? reader.paragraphs.endDestination(destination)
    : [];
}

function takeText(reader: Reader, group: Group, text: string): void {
  group.atStart = false;
  const left = text.slice(reader.skipping);
  reader.skipping = Math.max(0, reader.skipping - text.length);
  if (group.destination.kind === "table") {
    reader.definitions.take(group.destination.name, { type: "text", text: left });
  } else if (group.destination.kind !== "skipped") reader.bytes += left;
}

function takeControl(reader: Reader, group: Group, { word, param }: Token & { type: "control" }) {
  if (word === "*" && group.atStart) {
    group.isStarred = true;
    return [];
  }
  const destination = group.atStart ? findDestination(word, group.isStarred) : undefined;
  group.atStart = false;
  if (destination !== undefined) {
    // A shape in a note is a part of the note.
    const stays = destination.kind === "body" && group.destination.kind !== "skipped";
    if (!stays) group.destination = destination;
    return [];
  }
  if (group.destination.kind === "skipped") {
    // Of what is known of a document only its title is read.
    if (word === "title") group.destination = { kind: "title" };
    return [];
  }
  return takeFormat(reader, group, { word, param });
}

type Control = { word: string; param: number | undefined };

function takeFormat(reader: Reader, group: Group, { word, param }: Control): Block[] {
  const character = Object.hasOwn(characters, word) ? characters[word] : undefined;
  if (word === "u") {
    flush(reader);
    addText(reader, toCharacter(param ?? 0));
    reader.skipping = group.format.fallback;
    return [];
  }
  // The replacement of a Unicode character may be a control word.
  if (reader.skipping > 0 && character !== undefined) {
    reader.skipping -= 1;
    return [];
  }
  flush(reader);
  if (character !== undefined) addText(reader, character);
  else {
    group.format = { ...group.format, ...readFormat(word, param) };
    reader.definitions.takeHeader(word, param);
    return reader.paragraphs.takeControl({ word, param }, group.destination);
  }
  return [];
}

function readFormat(word: string, param: number | undefined): Partial<Format> {
  if (word === "plain") {
    const { hidden, font, size, colour, background } = plain;
    return { hidden, font, size, colour, background };
  }
  if (word === "v" || word === "deleted") return { hidden: param !== 0 };
  if (word === "f") return { font: param };
  if (word === "fs") return { size: param };
  if (word === "cf") return { colour: param };
  if (word === "cb" || word === "highlight" || word === "chcbpat") return { background: param };
  if (word === "uc") return { fallback: param ?? 1 };
  return {};
}

/** Numbers above 32,767 are written as negative ones. */
function toCharacter(code: number): string {
  const point = code < 0 ? code + 65_536 : code;
  // The characters of symbol fonts show nothing in another font.
  if (point >= 0xf000 && point <= 0xf0ff) return "•";
  return point >= 0 && point <= 0xffff ? String.fromCharCode(point) : "";
}

function flush(reader: Reader): void {
  if (reader.bytes === "") return;
  const { bytes, definitions } = reader;
  reader.bytes = "";
  addText(reader, definitions.decode(bytes, reader.groups.at(-1)?.format.font));
}

function addText(reader: Reader, text: string): void {
  const group = reader.groups.at(-1);
  if (group === undefined) return;
  const { destination, format } = group;
  if (destination.kind === "title") reader.title += text;
  else if (destination.kind === "label") reader.paragraphs.addLabel(text);
  else if (destination.kind === "author") reader.paragraphs.addAuthor(text);
  else if (destination.kind !== "table" && destination.kind !== "skipped") {
    const paragraph = reader.paragraphs.current(destination);
    const reason = findReason(reader, format);
    if (reason === undefined) paragraph.text += text;
    else addHidden(paragraph.hidden, reason, text);
  }
}

/** Why text with this format is not visible. Of a shaded cell or paragraph the background is not known. */
function findReason({ definitions, paragraphs }: Reader, format: Format): HiddenReason | undefined {
  if (format.hidden) return "switched_off";
  if (format.size !== undefined && format.size < tiny) return "tiny";
  const colour = definitions.colourOf(format.colour);
  const own = definitions.colourOf(format.background);
  const behind = own ?? (paragraphs.isShaded() ? undefined : white);
  return colour && behind && isSameColour(colour, behind) ? "colour" : undefined;
}
