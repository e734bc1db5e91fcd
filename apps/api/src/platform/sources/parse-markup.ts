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

/** Parses HTML or XML part by part, with other work of the process between. False when its elements are nested too deeply. */
export async function parseMarkup(markup: Markup, signal?: AbortSignal): Promise<boolean> {
  const { text, isXml } = markup;
  let depth = 0;
  let isTooDeep = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++;
        isTooDeep ||= depth > depthMax;
        markup.onOpen?.(name.slice(0, nameMax), attributes);
      },
      ontext: (part) => markup.onText?.(part),
      onclosetag(name) {
        depth--;
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
  if (!isTooDeep) parser.end();
  return !isTooDeep;
}
