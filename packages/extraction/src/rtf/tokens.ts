/** A piece of an .rtf file. Bytes of text are the characters up to U+00FF of `text`. */
export type Token =
  | { type: "open" }
  | { type: "close" }
  | { type: "text"; text: string }
  | { type: "control"; word: string; param: number | undefined };

const pattern =
  /([{}])|\\'([\da-f]{2})|\\([a-z]{1,32})(-?\d{1,10})? ?|\\([^a-z])|([^\\{}\r\n]+)|[\r\n]+|\\$/giy;

/** The tokens of a file that is decoded as Latin-1, so that each character is a byte. */
export function* readTokens(source: string): Generator<Token> {
  const next = new RegExp(pattern);
  for (let match = next.exec(source); match !== null; match = next.exec(source)) {
    const [, brace, hex, word, param, symbol, text] = match;
    if (brace !== undefined) yield brace === "{" ? { type: "open" } : { type: "close" };
    else if (hex !== undefined) {
      yield { type: "text", text: String.fromCharCode(Number.parseInt(hex, 16)) };
    } else if (word === "bin") next.lastIndex += Math.max(0, Number(param ?? 0));
    else if (word !== undefined) {
      yield { type: "control", word, param: param === undefined ? undefined : Number(param) };
    } else if (symbol !== undefined) yield { type: "control", word: symbol, param: undefined };
    else if (text !== undefined) yield { type: "text", text };
    if (next.lastIndex >= source.length) return;
  }
}
