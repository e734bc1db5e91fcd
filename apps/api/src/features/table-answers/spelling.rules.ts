import { editDistance } from "@footnote/lexicon/edit-distance";
import { giveWay } from "../../platform/give-way.ts";
import type { NamedTable } from "../tables/table-names.rules.ts";
import { knownWords, spreadName, type TableQuestion, termsOf } from "./table-words.rules.ts";

const shortest = 5;
/** From this length on, two letters may differ. */
const longWord = 8;
/** Read at a time, while others wait. */
const columnsAtOnce = 20;

/**
 * Replaces misspelt words by those of a table and of questions about tables that differ from them by a letter, or by two in
 * a long word. Undefined if nothing is replaced.
 */
export async function correctSpelling(
  table: NamedTable,
  { words, language }: TableQuestion,
): Promise<string | undefined> {
  const own = await longWordsOf(table);
  const asking = askingWords(language);
  const text: string[] = [];
  for (const { surface, written, stop } of words) {
    const may = !stop && surface.length >= shortest && /^\p{L}+$/u.test(surface);
    if (!may || own.has(surface) || asking.has(surface)) {
      text.push(written);
      continue;
    }
    await giveWay();
    const isMeant = (word: string) => isMisspelt(surface, word);
    text.push(own.values().find(isMeant) ?? asking.values().find(isMeant) ?? written);
  }
  return text.some((word, at) => word !== words[at]?.written) ? text.join(" ") : undefined;
}

/** The words of the names and values of a table that can be misspelt. */
async function longWordsOf({ outline, filename, columns }: NamedTable): Promise<Set<string>> {
  const own = new Set<string>();
  const add = (text: string) => {
    for (const word of termsOf(spreadName(text))) if (word.length >= shortest) own.add(word);
  };
  for (const name of [filename, outline.sheet, outline.title ?? ""]) add(name);
  for (const [at, { name, values }] of columns.entries()) {
    if (at % columnsAtOnce === 0) await giveWay();
    for (const text of [name, ...(values ?? [])]) add(text);
  }
  return own;
}

const asking = new Map<string | null, ReadonlySet<string>>();

/** The words of questions about tables that can be misspelt. */
function askingWords(language: string | null): ReadonlySet<string> {
  const before = asking.get(language);
  if (before) return before;
  const made = new Set(knownWords(language).filter((word) => word.length >= shortest));
  asking.set(language, made);
  return made;
}

function isMisspelt(word: string, meant: string): boolean {
  const most = Math.min(word.length, meant.length) >= longWord ? 2 : 1;
  return word[0] === meant[0] && editDistance(word, meant, most) <= most;
}
