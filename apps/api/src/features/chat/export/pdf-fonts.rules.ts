import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import type { Run } from "./answer-blocks.rules.ts";

/** The fonts of a PDF, which are embedded in it: they cover Latin, Greek, Cyrillic, Armenian and Georgian script. */
export const fontFiles = {
  regular: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf")),
  bold: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf")),
  italic: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf")),
  boldItalic: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf")),
  code: fileURLToPath(import.meta.resolve("dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf")),
} as const;
export type FontName = keyof typeof fontFiles;

const opened = new Map<FontName, Font>();

function openFont(name: FontName): Font {
  let font = opened.get(name);
  if (!font) {
    font = create(readFileSync(fontFiles[name])) as Font;
    opened.set(name, font);
  }
  return font;
}

/** Written from right to left or joined by rules that the PDF writer does not have, whatever glyphs a font has. */
const unwritable =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const isCovered = (name: FontName, character: string) =>
  /\s/.test(character) || openFont(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** The first characters, each once, that a PDF cannot show. */
export function findUncovered(text: string, most = 10): string[] {
  const characters = new Set(cleanForPdf(text));
  const uncovered = [...characters].filter(
    (one) => unwritable.test(one) || !isCovered("regular", one),
  );
  return uncovered.slice(0, most);
}

/** The font of a style, or the regular one where the style's font has not all characters. */
export function chooseFont(
  { isBold, isItalic, isCode }: Omit<Run, "text">,
  text: string,
): FontName {
  const name = isCode
    ? "code"
    : isBold
      ? isItalic
        ? "boldItalic"
        : "bold"
      : isItalic
        ? "italic"
        : "regular";
  return Array.from(text).every((character) => isCovered(name, character)) ? name : "regular";
}

/** Composes accents, and removes what has no width: joiners, soft hyphens, marks of direction and variation selectors. */
export function cleanForPdf(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\t/g, "  ")
    .replace(/\p{Default_Ignorable_Code_Point}|(?!\n)\p{Cc}/gu, "");
}
