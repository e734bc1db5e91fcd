import { guessLanguage } from "@footnote/lexicon/language";
import { giveWay, mapGivingWay } from "../../platform/give-way.ts";
import { contentWords } from "../citations/content-words.rules.ts";
import { tokenize } from "../retrieval/tokenization.rules.ts";
import type { NamedTable } from "../tables/table-names.rules.ts";
import { understoodLanguages } from "./table-words.rules.ts";

/** Tables described for one search. */
const tablesAtOnce = 6;
/** Tables of one document among them, if there are others: a workbook may have dozens. */
const tablesOfOne = 3;
/** The weight of a document that the search found. */
const foundWeight = 0.5;
/** The weight of a word that only values contain: "sales" as a department is no column of sales. */
const valueWeight = 0.4;

/** Words of a query that are looked for. A model may write thousands. */
const wordsMax = 60;
const tablesPerPiece = 50;

/** Chooses the tables that share most words with a query, weighing rare words higher, and those of the documents found. */
export async function chooseTables<Table extends NamedTable>(
  tables: readonly Table[],
  query: string,
  found: ReadonlySet<string>,
): Promise<Table[]> {
  const language = guessLanguage(query);
  const words = [...new Set(contentWords(query, language).map(({ surface }) => surface))]
    .slice(0, wordsMax)
    .map((word) => beginningOf(word, understoodLanguages(language)));
  const texts = await mapGivingWay(tables, tablesPerPiece, textsOf);
  const held: number[][] = [];
  for (const word of words) {
    await giveWay();
    held.push(texts.map((text) => weighWord(text, word)));
  }
  const rarity = held.map((weights) => 1 / Math.max(sum(weights), 1));
  const ranked = tables
    .map((table, at) => {
      const shared = held.map((weights, word) => (weights[at] ?? 0) * (rarity[word] ?? 0));
      return { table, score: sum(shared) + (found.has(table.documentId) ? foundWeight : 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ table }) => table);
  const isFirst = (table: Table) =>
    ranked.filter(({ documentId }) => documentId === table.documentId).indexOf(table) < tablesOfOne;
  const first = ranked.filter(isFirst);
  return [...first, ...ranked.filter((table) => !first.includes(table))].slice(0, tablesAtOnce);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Matches words that begin like a word or one of its stems. */
function beginningOf(word: string, languages: readonly string[]): RegExp {
  const stems = languages.map((language) => tokenize(word, language)[0]?.term ?? word);
  // English stems end on "i" where words end on "y": "countries" begins like "country".
  const forms = [word, ...stems.map((stem) => (stem.length > 4 ? stem.replace(/i$/, "") : stem))];
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${forms.map((form) => RegExp.escape(form)).join("|")})`,
    "iu",
  );
}

/** The names and the values of a table, with blanks between the words of "LineId". */
type TableTexts = { readonly names: string; readonly values: string };

function textsOf({ filename, outline, columns }: NamedTable): TableTexts {
  const join = (texts: readonly string[]) =>
    texts.join("\n").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  return {
    names: join([filename, outline.sheet, outline.title ?? "", ...columns.map(({ name }) => name)]),
    values: join(columns.flatMap(({ values }) => values ?? [])),
  };
}

/** Weighs whether words in a table's names or values start like a word. */
function weighWord({ names, values }: TableTexts, begins: RegExp): number {
  if (begins.test(names)) return 1;
  return begins.test(values) ? valueWeight : 0;
}
