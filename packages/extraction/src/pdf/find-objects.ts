import { inflateSync } from "node:zlib";

/** Bytes, unpacked. Streams of drawing beyond it are rare, and looked at whole in any case. */
const longestStream = 12_000_000;

export type PdfStream = { dictionary: string; from: number };

/** What a file's bytes hold under each object's number; several of one where the file was written on. */
export type PdfObjects = {
  texts: Map<number, string[]>;
  streams: Map<number, PdfStream[]>;
  /** Streams that no number stands before. */
  nameless: number;
};

// Also what looks like an object within a picture's bytes: it only makes more to look at.
const beginnings = /(?<![\d.])(\d{1,10})\s+\d{1,5}\s+obj\b|(?<!end)stream\r?\n/g;

/** Finds the objects by how they begin, wherever the file's own tables say that they are. */
export function findObjects(text: string): PdfObjects {
  const objects: PdfObjects = { texts: new Map(), streams: new Map(), nameless: 0 };
  let open: { number: number; from: number } | undefined;
  const close = (to: number): string => {
    const said = open === undefined ? "" : text.slice(open.from, to);
    if (open !== undefined) addTo(objects.texts, open.number, said);
    return said;
  };
  for (const match of text.matchAll(beginnings)) {
    const from = match.index + match[0].length;
    const dictionary = close(match.index);
    if (match[1] !== undefined) open = { number: Number(match[1]), from };
    else if (open === undefined) objects.nameless += 1;
    else addTo(objects.streams, open.number, { dictionary, from });
    if (match[1] === undefined) open = undefined;
  }
  close(text.length);
  return objects;
}

/** Adds the objects that are packed together into one stream; false where it cannot be read. */
export function addPacked(objects: PdfObjects, dictionary: string, content: string): boolean {
  const count = Number(/\/N\s+(\d+)/.exec(dictionary)?.[1]);
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1]);
  const numbers = content.slice(0, first).match(/\d+/g)?.map(Number) ?? [];
  if (!(count * 2 <= numbers.length)) return false;
  for (let at = 0; at < count; at += 1) {
    const [number = 0, from = 0, , to] = numbers.slice(at * 2, at * 2 + 4);
    const end = at + 1 < count && to !== undefined ? first + to : undefined;
    addTo(objects.texts, number, content.slice(first + from, end));
  }
  return true;
}

/** Undefined where it cannot be unpacked or is too long. */
export function unpack(
  bytes: Buffer,
  text: string,
  { dictionary, from }: PdfStream,
): string | undefined {
  // Written in a way that other programs read and this does not.
  if (/#|\/Filter\s+\d/.test(dictionary)) return undefined;
  if (!/\/(?:FlateDecode|Fl)\b/.test(dictionary)) {
    const end = text.indexOf("endstream", from);
    return text.slice(from, end < 0 ? undefined : end);
  }
  try {
    const options = { maxOutputLength: longestStream, finishFlush: 2 };
    return inflateSync(bytes.subarray(from), options).toString("latin1");
  } catch {
    return undefined;
  }
}

function addTo<Value>(map: Map<number, Value[]>, key: number, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
