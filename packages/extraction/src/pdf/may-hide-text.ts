import { inflateSync } from "node:zlib";
import { drawsSuspiciously } from "./scan-content.ts";

/** Bytes, unpacked. Streams of drawing beyond it are rare, and looked at whole in any case. */
const longestScan = 12_000_000;
const fewestShown = 0.9;
/** Written in a way that is not unpacked here, or encrypted: then nothing can be told from outside. */
const unreadable =
  /\/(?:LZWDecode|LZW|ASCII85Decode|A85|ASCIIHexDecode|AHx|RunLengthDecode|Encrypt)\b/;
/** Ink that lets everything through, as a setting somewhere in the file. */
const noInk = /\/ca\s+(?:0?\.0\d*|0)(?![\d.])/;

/**
 * Whether a PDF may draw text that is not seen, told from its streams without reading its pages: true where it cannot
 * be told. Saves most documents the second look at every page, which takes half as long again as reading them.
 */
export function mayHideText(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  if (unreadable.test(text) || noInk.test(text)) return true;
  for (const { dictionary, from } of findStreams(text)) {
    if (/\/(?:DCTDecode|JPXDecode|CCITTFaxDecode|JBIG2Decode)\b/.test(dictionary)) continue;
    const content = unpack(bytes, text, { dictionary, from });
    if (content === undefined) return true;
    if (noInk.test(content)) return true;
    if (looksWritten(content) && drawsSuspiciously(content)) return true;
  }
  return false;
}

type Found = { dictionary: string; from: number };

function* findStreams(text: string): Generator<Found> {
  for (const match of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const before = text.slice(Math.max(0, match.index - 3_000), match.index);
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(" obj")));
    yield { dictionary, from: match.index + match[0].length };
  }
}

/** Undefined where it cannot be unpacked or is too long; "" for what holds no drawing. */
function unpack(bytes: Buffer, text: string, { dictionary, from }: Found): string | undefined {
  if (!/\/(?:FlateDecode|Fl)\b/.test(dictionary)) {
    const end = text.indexOf("endstream", from);
    return text.slice(from, end < 0 ? undefined : end);
  }
  try {
    const options = { maxOutputLength: longestScan, finishFlush: 2 };
    return inflateSync(bytes.subarray(from), options).toString("latin1");
  } catch {
    // A picture or a font that is longer, or damaged, draws no text.
    return isOther(dictionary) ? "" : undefined;
  }
}

function isOther(dictionary: string): boolean {
  return /\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType)\b|\/Length[123]\b/.test(dictionary);
}

/** Operators are written in plain signs; fonts, pictures and tables of places are not. */
function looksWritten(content: string): boolean {
  const sample = content.slice(0, 2_000);
  const plain = sample.match(/[\t\n\r\x20-\x7e]/g)?.length ?? 0;
  return plain >= sample.length * fewestShown || /\bBT\b/.test(content);
}
