import { setImmediate } from "node:timers/promises";
import { Parser } from "htmlparser2";

type Markup = {
  readonly text: string;
  readonly isXml: boolean;
  onOpen?(name: string, attributes: Record<string, string>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
  /** Whether the rest need not be parsed. Asked between two parts. */
  hasEnough?(): boolean;
};

/** Short enough that requests do not notice it. */
const partLength = 16 * 1024;
/** The library looks through the open elements at each tag, so that deep ones take the square of their number. */
export const depthMax = 1_000;
/** Longer names of elements mean nothing; a name is used at every tag, and one of a megabyte would stop everybody. */
const nameMax = 200;

/** One element can have millions, whose table of names would be too large for any process. */
const attributesMax = 100;

/**
 * Parses HTML or XML part by part, with other work of the process between. False when its elements are nested too deeply, or
 * when XML ends before its elements do: it has been cut off.
 */
export async function parseMarkup(markup: Markup, signal?: AbortSignal): Promise<boolean> {
  const { text, isXml } = markup;
  let depth = 0;
  let isTooDeep = false;
  let isEnding = false;
  let isCut = false;
  let opened: { name: string; attributes: Map<string, string> } | undefined;
  const reportOpened = () => {
    if (opened) markup.onOpen?.(opened.name, Object.fromEntries(opened.attributes));
    opened = undefined;
  };
  const parser = new Parser(
    {
      // The library's own event for a whole tag collects all attributes first.
      onopentagname(name) {
        reportOpened();
        depth++;
        isTooDeep ||= depth > depthMax;
        opened = { name: name.slice(0, nameMax), attributes: new Map() };
      },
      onattribute(name, value) {
        const attributes = opened?.attributes;
        if (attributes && attributes.size < attributesMax && !attributes.has(name))
          attributes.set(name, value);
      },
      ontext(part) {
        reportOpened();
        markup.onText?.(part);
      },
      onclosetag(name, isImplied) {
        reportOpened();
        depth--;
        isCut ||= isXml && isEnding && isImplied;
        markup.onClose?.(name.slice(0, nameMax));
      },
    },
    { xmlMode: isXml },
  );
  for (let at = 0; at < text.length && !isTooDeep; at += partLength) {
    parser.write(text.slice(at, at + partLength));
    if (markup.hasEnough?.()) return true;
    await setImmediate();
    signal?.throwIfAborted();
  }
  isEnding = true;
  if (!isTooDeep) parser.end();
  return !isTooDeep && !isCut;
}
