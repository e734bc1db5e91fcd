import { stemmer as arabic } from "@orama/stemmers/arabic";
import { stemmer as armenian } from "@orama/stemmers/armenian";
import { stemmer as bulgarian } from "@orama/stemmers/bulgarian";
import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as finnish } from "@orama/stemmers/finnish";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as greek } from "@orama/stemmers/greek";
import { stemmer as hungarian } from "@orama/stemmers/hungarian";
import { stemmer as hindi } from "@orama/stemmers/indian";
import { stemmer as indonesian } from "@orama/stemmers/indonesian";
import { stemmer as irish } from "@orama/stemmers/irish";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as lithuanian } from "@orama/stemmers/lithuanian";
import { stemmer as nepali } from "@orama/stemmers/nepali";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as romanian } from "@orama/stemmers/romanian";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as serbian } from "@orama/stemmers/serbian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { stemmer as tamil } from "@orama/stemmers/tamil";
import { stemmer as turkish } from "@orama/stemmers/turkish";
import { stemmer as ukrainian } from "@orama/stemmers/ukrainian";
// Snowball's English (Porter 2); the English of @orama/stemmers is the older Porter stemmer.
import english from "wink-porter2-stemmer";

/** Snowball stemmers by ISO 639-1 code; words of other languages are not stemmed. */
const stemmers: Readonly<Record<string, (word: string) => string>> = {
  ar: arabic,
  bg: stemBulgarian,
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  ga: irish,
  hi: hindi,
  hu: hungarian,
  hy: armenian,
  id: indonesian,
  it: italian,
  lt: lithuanian,
  nb: norwegian,
  ne: nepali,
  nl: dutch,
  nn: norwegian,
  no: norwegian,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sr: serbian,
  sv: swedish,
  ta: tamil,
  tr: turkish,
  uk: ukrainian,
};

/** The Bulgarian stemmer of @orama/stemmers 3.1 changes letters inside some words, which throws: they stay as they are. */
function stemBulgarian(word: string): string {
  try {
    return bulgarian(word);
  } catch (error) {
    if (error instanceof TypeError) return word;
    throw error;
  }
}

/** A cache by language, since texts repeat their words; cleared when it is full. */
const stems = new Map<string, Map<string, string>>();
const cacheSize = 20_000;

/**
 * Stems a lower-case word with its accents, as the stemmers expect it. Returns the word itself if the language has no
 * stemmer or the stemmer leaves nothing, as the Tamil and Arabic ones do.
 */
export function stem(word: string, language: string | null): string {
  // Not a word, and the English stemmer uses digits as its own marks.
  if (language === null || /\p{N}/u.test(word)) return word;
  const stemmer = stemmers[language];
  if (!stemmer) return word;
  const known = stems.get(language) ?? new Map<string, string>();
  const found = known.get(word);
  if (found !== undefined) return found;
  const made = stemmer(word) || word;
  if (known.size >= cacheSize) known.clear();
  stems.set(language, known.set(word, made));
  return made;
}
