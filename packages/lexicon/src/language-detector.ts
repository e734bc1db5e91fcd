import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { eld } from "eld/small";

type Detector = Pick<typeof eld, "detect">;
/** By language number, how much a group of letters speaks for the language. */
type Scores = Record<number, number>;
type LanguageData = {
  type: string;
  languages: Record<number, string>;
  ngrams: Readonly<Record<string, Scores | undefined>>;
};
type Library = {
  createEld: () => { instance: Detector; loadData: (data: LanguageData) => void };
};

const require = createRequire(import.meta.url);
const library = fileURLToPath(new URL("..", import.meta.resolve("eld/small")));
const dataFile = join(library, "ngrams/small.js");

/**
 * The language detector of the library on a table of our own. The library's is an object of 81,000 objects, which take a process
 * 150 MB and 0.4 s of processor to load; here it takes 35 MB and half the time.
 */
export function openDetector(): Detector {
  const { createEld } = require(join(library, "languageDetector.js")) as Library;
  const { instance, loadData } = createEld();
  loadData(readLanguageData());
  return instance;
}

/** Reads the data without evaluating it. @throws Error when a new version of the library writes it otherwise */
export function readLanguageData(): LanguageData {
  const text = readFileSync(dataFile, "utf8");
  const start = /type:'(\w+)',languages:\{([^}]+)\},isSubset:false,ngrams:\{/.exec(text);
  if (start === null) throw new Error(`Unknown form of ${dataFile}`);
  const languages = Object.fromEntries<string>(
    Array.from((start[2] ?? "").matchAll(/(\d{1,2}):'(\w{2})'/g), ([, id = "", code = ""]) => [
      id,
      code,
    ]),
  );
  const ngrams = readScores(text, start.index + start[0].length);
  return { type: start[1] ?? "", languages, ngrams };
}

const entry = /(?:'((?:[^'\\]|\\.){1,9})'|([^'":{},]{1,9})):\{([\d:,]{1,600})\}([,}])/uy;

/** Keeps the pairs of language and score one after the other, those of a group of letters behind their number. */
function readScores(text: string, from: number): LanguageData["ngrams"] {
  const places = new Map<string, number>();
  const pairs: number[] = [];
  entry.lastIndex = from;
  for (let last = false; !last;) {
    const found = entry.exec(text);
    if (found === null) throw new Error(`Unknown form of ${dataFile}`);
    const [, quoted, plain = "", scores = "", end] = found;
    places.set(quoted?.replaceAll(/\\(.)/gu, "$1") ?? plain, pairs.length);
    const numbers = scores.split(/[:,]/);
    pairs.push(numbers.length, ...numbers.map(Number));
    last = end === "}";
  }
  const packed = Uint16Array.from(pairs);
  return new Proxy(
    {},
    {
      get(_, letters) {
        const place = typeof letters === "string" ? places.get(letters) : undefined;
        return place === undefined ? undefined : unpack(packed, place);
      },
    },
  );
}

function unpack(packed: Uint16Array, place: number): Scores {
  const scores: Scores = {};
  const end = place + (packed[place] ?? 0);
  for (let at = place + 1; at < end; at += 2) scores[packed[at] ?? 0] = packed[at + 1] ?? 0;
  return scores;
}
