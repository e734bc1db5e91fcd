import { english } from "./irregular-words/en.ts";
import { french } from "./irregular-words/fr.ts";
import { german } from "./irregular-words/de.ts";
import { spanish } from "./irregular-words/es.ts";

/**
 * The forms of irregular words by language (ISO 639-1), for which stemmers do not suffice: they only cut endings. Each line has the
 * forms of one word, without those that are more often another word: "lay", "bore", "ground".
 */
export const irregularWords: Readonly<Record<string, string>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
