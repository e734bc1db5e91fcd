/** Texts that the person wrote, and texts of documents, or of answers that may quote them. */
export type QuerySources = { readonly own: readonly string[]; readonly read: readonly string[] };

export type LimitedQuery = {
  readonly query: string;
  /** Words of the model's own in it: those that neither the person wrote nor a document holds. */
  readonly added: readonly string[];
};

const longestQuery = 200;
const longestWord = 20;
const separators = /[\s"'“”„«»‘’`()[\]{}<>|,;!?]+/u;

/**
 * A query for a web search that cannot carry out what was read: after documents were shown, only words that the person
 * wrote and `spare` further ones that are plain words and stand in none of the documents. Numbers, addresses and what is
 * no word must be the person's own. Falls back on the question where nothing of the person's words is left.
 */
export function limitWebQuery(wanted: string, grounds: QuerySources, spare: number): LimitedQuery {
  const own = wordsOf(grounds.own);
  const read = wordsOf(grounds.read);
  const added: string[] = [];
  let kept = 0;
  // Each word once: repeating them could spell something.
  const said = grounds.read.length > 0 ? [...new Set(split(wanted))] : split(wanted);
  const words = said.filter((word) => {
    const plain = fold(word);
    if (own.has(plain) || isKin(plain, own)) {
      // "The" alone asks nothing.
      if (plain.length > 3 || !/^[a-z]+$/.test(plain)) kept += 1;
      return true;
    }
    if (grounds.read.length === 0) return !isAddress(word);
    const spoken = /^\p{L}[\p{Ll}\p{Lo}\p{M}-]*$/u.test(word) && word.length <= longestWord;
    if (!spoken || read.has(plain) || isKin(plain, read)) return false;
    if (added.length === spare) return false;
    added.push(word);
    return true;
  });
  const nothingOwn = grounds.read.length > 0 && kept === 0;
  if (words.length > 0 && !nothingOwn) return { query: shorten(words), added };
  return { query: shorten(split(grounds.own.at(-1) ?? "")), added: [] };
}

function split(text: string): string[] {
  return text.normalize("NFKC").split(separators).flatMap(trim);
}

function trim(word: string): string[] {
  const bare = word.replace(/^[.:…-]+|[.:…-]+$/gu, "");
  return bare === "" ? [] : [bare];
}

function isAddress(word: string): boolean {
  return /:\/\/|@|^www\.|^data:|\p{L}\.\p{L}{2,}\//iu.test(word) || word.length > longestWord * 2;
}

function fold(word: string): string {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => split(text).map(fold)));
}

/** Another form of one of the words: harbour for harbours, Bremer for Bremen. */
function isKin(word: string, words: ReadonlySet<string>): boolean {
  if (word.length < 4 || !/^[\p{L}-]+$/u.test(word)) return false;
  return [1, 2, 3].some((cut) => {
    const stem = word.slice(0, -cut);
    return (
      stem.length >= 4 && (words.has(stem) || endings.some((ending) => words.has(stem + ending)))
    );
  });
}

const endings = ["s", "e", "en", "er", "es", "n", "ing", "ed"];

function shorten(words: readonly string[]): string {
  let query = "";
  for (const word of words) {
    if (query.length + word.length + 1 > longestQuery) break;
    query += query === "" ? word : ` ${word}`;
  }
  return query;
}
