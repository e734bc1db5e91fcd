import iconv from "iconv-lite";
import type { Colour } from "../hidden/colours.ts";
import type { Token } from "./tokens.ts";

/** Code pages by the number of a font's character set. Symbol fonts (2) have none. */
const codePages: Readonly<Record<number, string>> = {
  77: "macintosh",
  128: "cp932",
  129: "cp949",
  134: "cp936",
  136: "cp950",
  161: "cp1253",
  162: "cp1254",
  163: "cp1258",
  177: "cp1255",
  178: "cp1256",
  186: "cp1257",
  204: "cp1251",
  222: "cp874",
  238: "cp1250",
};
const symbols = 2;
const defaults: Readonly<Record<string, string>> = { mac: "macintosh", pc: "cp437", pca: "cp850" };
const usual = "cp1252";

/** Collects the fonts, colours and styles that a file defines before its text. */
export function startDefinitions() {
  const fonts = new Map<number, string | null>();
  const colours: (Colour | undefined)[] = [];
  const levels = new Map<number, number>();
  let [codePage, font, style, name] = [usual, 0, 0, ""];
  let colour: { red?: number; green?: number; blue?: number } = {};

  function takeFont(word: string, param: number): void {
    if (word === "f") font = param;
    else if (word === "fcharset")
      fonts.set(font, param === symbols ? null : (codePages[param] ?? ""));
    else if (word === "cpg") fonts.set(font, `cp${param}`);
  }

  function takeColour(token: Token): void {
    if (token.type === "control") colour = { ...colour, [token.word]: token.param ?? 0 };
    if (token.type !== "text" || !token.text.includes(";")) return;
    const { red, green, blue } = colour;
    // The first one has no parts: it is the automatic colour.
    const stated = red !== undefined && green !== undefined && blue !== undefined;
    colours.push(stated ? [red, green, blue] : undefined);
    colour = {};
  }

  function takeStyle(token: Token): void {
    if (token.type === "open") [style, name] = [0, ""];
    else if (token.type === "control" && token.word === "s") style = token.param ?? 0;
    else if (token.type === "control" && token.word === "outlinelevel") {
      levels.set(style, (token.param ?? 9) + 1);
    } else if (token.type === "text") {
      name += token.text;
      const level = /^\s*heading (\d)/i.exec(name)?.[1];
      if (level !== undefined) levels.set(style, Number(level));
    }
  }

  return {
    /** Takes a token of one of the tables. */
    take(table: string, token: Token): void {
      if (table === "colortbl") takeColour(token);
      else if (table === "stylesheet") takeStyle(token);
      else if (token.type === "control") takeFont(token.word, token.param ?? 0);
    },
    /** Takes a control word of the file's beginning. */
    takeHeader(word: string, param: number | undefined): void {
      codePage = defaults[word] ?? codePage;
      if (word === "ansicpg" && iconv.encodingExists(`cp${param}`)) codePage = `cp${param}`;
      if (word === "ansicpg" && param === 65_001) codePage = "utf-8";
    },
    /** The level of the headings that have the style; undefined for other styles. */
    levelOf: (number: number | undefined) =>
      number === undefined ? undefined : levels.get(number),
    /** Undefined for the automatic colour, and for one that is not defined. */
    colourOf: (at: number | undefined) => (at === undefined ? undefined : colours[at]),
    /** The text of bytes in a font. Symbols that are no characters become bullets. */
    decode(bytes: string, number: number | undefined): string {
      const own = number === undefined ? undefined : fonts.get(number);
      if (own === null) return bytes.replace(/[^\s\u0020-\u007e]/g, "•");
      const page = own && iconv.encodingExists(own) ? own : codePage;
      return iconv.decode(Buffer.from(bytes, "latin1"), page);
    },
  };
}

export type Definitions = ReturnType<typeof startDefinitions>;
