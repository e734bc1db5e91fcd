import { chinese } from "./languages/zh.ts";
import { dutch } from "./languages/nl.ts";
import { english } from "./languages/en.ts";
import { french } from "./languages/fr.ts";
import { german } from "./languages/de.ts";
import { italian } from "./languages/it.ts";
import { japanese } from "./languages/ja.ts";
import { portuguese } from "./languages/pt.ts";
import { russian } from "./languages/ru.ts";
import { spanish } from "./languages/es.ts";
import type { Lexicon } from "./types.ts";

/** The languages that questions and answers are read in. Of others only function words are known (function-words.ts). */
export const lexicons: readonly Lexicon[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  russian,
  chinese,
  japanese,
];

const byLanguage = new Map(lexicons.map((lexicon) => [lexicon.language, lexicon]));

/** The lexicon of a language (ISO 639-1); undefined where the language is unknown or not listed. */
export function lexiconOf(language: string | null): Lexicon | undefined {
  return language === null ? undefined : byLanguage.get(language);
}

/**
 * Builds a value from the lexicon of a language, once for each language. A text whose language is unknown or not listed
 * gets the value built from all lexicons.
 */
export function perLanguage<Value>(
  build: (lexicons: readonly Lexicon[]) => Value,
): (language: string | null) => Value {
  const built = new Map<string, Value>();
  return (language) => {
    const lexicon = lexiconOf(language);
    const key = lexicon?.language ?? "all";
    const known = built.get(key);
    if (known !== undefined) return known;
    const value = build(lexicon ? [lexicon] : lexicons);
    built.set(key, value);
    return value;
  };
}

/** Of the languages without a lexicon. */
const alsoJoiningNouns = new Set(["da", "fi", "no", "sv"]);

/** Whether a language joins nouns to one word whose last part says what the thing is. */
export function joinsNouns(language: string | null): boolean {
  const listed = lexiconOf(language);
  return listed ? listed.grammar.joinsNouns : alsoJoiningNouns.has(language ?? "");
}
