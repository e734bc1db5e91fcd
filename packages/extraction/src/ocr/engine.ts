import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { z } from "zod";

const unpack = promisify(gunzip);
const require = createRequire(import.meta.url);

const box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const word = z.object({ text: z.string(), confidence: z.number(), bbox: box });
const line = z.object({
  words: z.array(word),
  baseline: box,
  rowAttributes: z.object({ rowHeight: z.number() }),
});
const paragraph = z.object({ lines: z.array(line), is_ltr: z.union([z.boolean(), z.number()]) });
const result = z.object({
  blocks: z.array(z.object({ paragraphs: z.array(paragraph).optional() })).optional(),
});

/** A recognised word, in pixels of the picture. */
export type Word = {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  base: number;
  /** Of the whole line, from the lowest to the highest letters. */
  lineHeight: number;
  rtl: boolean;
};

export type Recognise = (image: Buffer) => {
  words: Word[];
  /** 0 to 100. */
  confidence: number;
};

/** Of 100. Specks and lines of a drawing are recognised as letters with less confidence. */
const leastConfidence = 35;

/** The part of the engine's interface that is used here; the engine comes without type declarations. */
type Engine = {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(dataPath: null, languages: string, mode: number): number;
    SetImageFile(exifOrientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    MeanTextConf(): number;
  };
};

const neuralMode = 1;

/**
 * Starts Tesseract in this process, without the worker thread of its usual wrapper. Throws when the data of a language
 * is not installed.
 */
export async function startEngine(languages: readonly string[]): Promise<Recognise> {
  const load = require("tesseract.js-core/tesseract-core-simd-lstm.js") as (
    options: object,
  ) => Promise<Engine>;
  const engine = await load({});
  for (const language of languages) {
    engine.FS.writeFile(`${language}.traineddata`, await readLanguage(language));
  }
  const api = new engine.TessBaseAPI();
  if (api.Init(null, languages.join("+"), neuralMode) !== 0) throw new Error("Tesseract: no start");
  return (image) => {
    engine.FS.writeFile("/input", image);
    if (api.SetImageFile(1, 0) !== 0) throw new Error("Tesseract: no picture");
    api.Recognize(null);
    const words = listWords(result.parse(JSON.parse(api.GetJSONText())));
    return { words, confidence: api.MeanTextConf() };
  };
}

async function readLanguage(language: string): Promise<Buffer> {
  const name = `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`;
  return unpack(await readFile(require.resolve(name)));
}

function listWords({ blocks = [] }: z.infer<typeof result>): Word[] {
  return blocks
    .flatMap(({ paragraphs = [] }) => paragraphs)
    .flatMap(({ lines, is_ltr: ltr }) => lines.map((recognised) => ({ recognised, rtl: !ltr })))
    .flatMap(({ recognised, rtl }) =>
      recognised.words
        .filter(({ text, confidence }) => confidence >= leastConfidence && text.trim() !== "")
        .map(({ text, bbox }) => ({
          text: text.trim(),
          left: bbox.x0,
          right: bbox.x1,
          top: bbox.y0,
          bottom: bbox.y1,
          base: (recognised.baseline.y0 + recognised.baseline.y1) / 2,
          lineHeight: recognised.rowAttributes.rowHeight,
          rtl,
        })),
    );
}
