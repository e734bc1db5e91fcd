/** Texts that the user wrote, and texts of documents or of answers that may quote them. */
export type QuerySources = { readonly own: readonly string[]; readonly read: readonly string[] };

export type LimitedQuery = {
  readonly query: string;
  /** The model's own words in the query: neither the user wrote them nor does a document contain them. */
  readonly added: readonly string[];
};

const longestQuery = 200;
const longestWord = 20;
const separators = /[\s"'“”„«»‘’`()[\]{}<>|,;!?]+/u;

/**
 * Limits a web query so that it cannot carry out what was read: once documents were read, it keeps the words that the user
 * wrote and at most `spare` plain words that no document contains. Numbers, addresses and other tokens must be the user's
 * own. If none of the user's words is left, the question itself is the query.
 */
export function limitWebQuery(wanted: string, grounds: QuerySources, spare: number): LimitedQuery {
  const own = wordsOf(grounds.own);
  const read = wordsOf(grounds.read);
  const added: string[] = [];
  let kept = 0;
  // Each word once: repetitions could encode something.
  const said = grounds.read.length > 0 ? [...new Set(split(wanted))] : split(wanted);
  const words = said.filter((word) => {
    const plain = fold(word);
    if (own.has(plain) || isKin(plain, own)) {
      // "The" alone asks nothing.
      if (plain.length > 3 || !/^[a-z]+$/.test(plain)) kept += 1;
      return true;
    }
    if (grounds.read.length === 0) return !isAddress(word);
    const isPlainWord = /^\p{L}[\p{Ll}\p{Lo}\p{M}-]*$/u.test(word) && word.length <= longestWord;
    if (!isPlainWord || read.has(plain) || isKin(plain, read)) return false;
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
  const bare = word.replace(/^[.:…-]+|(?<![.:…-])[.:…-]+$/gu, "");
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

/** Returns whether a word is another form of one of the words: harbour of harbours, Bremer of Bremen. */
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
