import { isUtf8 } from "node:buffer";
import yauzl, { type Entry } from "yauzl";
import { openDecoder } from "../text/encoding.ts";
import { guessLegacyEncoding } from "../text/encodings/guess-legacy-encoding.ts";

const utf8Flag = 0x800;
/** The field in which Info-ZIP repeats a name in UTF-8. */
const unicodePath = 0x70_75;

/**
 * The names of an archive's entries. One that says no encoding is in UTF-8 or in that of the computer that made it, which
 * all of these names together show.
 */
export function decodeNames(entries: readonly Entry[]): string[] {
  const unnamed = entries.filter((entry) => !statesEncoding(entry)).map(rawName);
  const encoding = unnamed.every((name) => isUtf8(name))
    ? "utf-8"
    : guessLegacyEncoding(Buffer.concat(unnamed.flatMap((name) => [name, Buffer.from("\n")])));
  return entries.map((entry) => {
    if (!statesEncoding(entry)) return decode(rawName(entry), encoding);
    const { generalPurposeBitFlag, extraFields } = entry;
    return yauzl.getFileNameLowLevel(generalPurposeBitFlag, rawName(entry), extraFields, true);
  });
}

function decode(bytes: Buffer, encoding: string): string {
  const decoder = openDecoder(encoding);
  return decoder.write(bytes) + decoder.end();
}

function statesEncoding({ generalPurposeBitFlag, extraFields }: Entry): boolean {
  return (
    (generalPurposeBitFlag & utf8Flag) !== 0 || extraFields.some(({ id }) => id === unicodePath)
  );
}

function rawName({ fileNameRaw }: Entry): Buffer {
  return fileNameRaw;
}

/** The folders and the name of an entry; undefined for a path that leads out of the archive. */
export function splitPath(name: string): string[] | undefined {
  if (/^[/\\]|^[a-z]:|\0/i.test(name)) return undefined;
  const parts = name.split(/[/\\]/).filter((part) => part !== "" && part !== ".");
  return parts.length === 0 || parts.some((part) => /^\s*\.\.+\s*$/.test(part)) ? undefined : parts;
}

const ofSystems = /^(?:__MACOSX|\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i;

/** Whether the entry is one that an operating system adds to archives: nobody misses it. */
export function isOfSystem(path: readonly string[]): boolean {
  return ofSystems.test(path[0] ?? "") || ofSystems.test(path.at(-1) ?? "");
}
