import { isFunctionWord } from "@footnote/lexicon/function-words";
import { guessLanguage } from "@footnote/lexicon/language";
import { tokenize } from "../retrieval/tokenization.rules.ts";

/** A word of a question about a table. */
export type QuestionWord = {
  readonly surface: string;
  /** Its stems, English and German. */
  readonly forms: readonly string[];
  /** Says nothing that a computation would have to do: it may be part of a name, and need not. */
  readonly generic: boolean;
  /** Asks for more than a sum, unless it is part of a column's name. */
  readonly beyond: boolean;
};

/** What a question wants to have computed, as its words tell. */
export type Cue = {
  readonly language: "en" | "de";
  readonly aggregate: "sum" | "avg" | "median" | "min" | "max" | "count";
  readonly superlative: "most" | "least" | undefined;
  /** Where the name of the column begins by which the rows are to be grouped. */
  readonly groupAt: number | undefined;
  /** It asks for rows, in so many words. */
  readonly rows: boolean;
};

const aggregates = {
  sum: /^(?:sum|total|totals|totaling|altogether|overall|combined|summe|summiert|gesamt|gesamtsumme|gesamtbetrag|insgesamt|zusammen)$/,
  avg: /^(?:average|averages|avg|mean|durchschnitt|durchschnittlich\p{L}*|mittelwert|schnitt|mittel)$/u,
  median: /^(?:median|medianwert|zentralwert)$/,
} as const;
const superlatives = {
  most: /^(?:most|meiste[nrsm]?)$/,
  least: /^(?:fewest|least|wenigste[nrsm]?)$/,
  highest:
    /^(?:highest|largest|biggest|greatest|maximum|max|maximal\p{L}*|höchste[nrsm]?|größte[nrsm]?)$/u,
  lowest:
    /^(?:lowest|smallest|minimum|min|minimal\p{L}*|niedrigste[nrsm]?|kleinste[nrsm]?|geringste[nrsm]?)$/u,
} as const;
const countCue = /\bhow many\b|\bnumber of\b|\bcount\b|\bwie ?viele?\b|\banzahl\b/i;
const rowCue =
  /^(?:rows?|entries|entry|records?|lines?|zeilen?|einträge?|eintrag|datensätze?|datensatz)$/u;
const groupCue = /^(?:per|by|je|pro|nach)$/;
/** Words of comparison, order, denial and span: what they ask for is more than a sum. */
const beyond =
  /^(?:not|no|none|never|without|except|excluding|excl|but|other|than|more|less|fewer|over|above|under|below|between|before|after|since|until|till|to|through|versus|vs|compared?|difference|ratio|share|percent|percentage|proportion|growth|grew|change[ds]?|increased?|decreased?|trend|if|would|forecast|expected|first|second|third|last|next|previous|latest|top|bottom|why|when|ohne|außer|nicht|kein\p{L}*|als|mehr|weniger|über|unter|zwischen|vor|seit|bis|ab|unterschied|differenz|verhältnis|anteil|prozent|wachstum|veränderung|erste\p{L}*|zweite\p{L}*|dritte\p{L}*|letzte\p{L}*|nächste\p{L}*|warum|wann)$/u;
const filler =
  /^(?:table|tables|spreadsheet|sheet|workbook|file|csv|column|columns|value|values|amount|number|numbers|figure|figures|data|dataset|list|different|distinct|unique|all|every|many|much|how|what|whats|which|who|calculate|compute|give|show|tell|me|please|made|tabelle|tabellenblatt|datei|spalte|spalten|wert|werte|betrag|zahl|daten|liste|verschiedene|unterschiedliche|alle|aller|allen|wie|viel|hoch|groß|viele|wieviele|was|welche|welcher|welches|welchem|berechne|nenne|zeige|bitte|gibt|beträgt|lautet|hat|haben|hatte|hatten|ist|war|waren|sind|für|aus|im|in|der|die|das|des|dem|den|von|vom|und|oder|s|anzahl|count)$/u;

/** What is to be computed; undefined for a question that asks for something else, or for two things at once. */
export function findCues(question: string): Cue | undefined {
  const words = surfaces(question);
  const said = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const kinds = (["sum", "avg", "median"] as const).filter((kind) => said(aggregates[kind]));
  const ranks = (["most", "least", "highest", "lowest"] as const).filter((kind) =>
    said(superlatives[kind]),
  );
  const groups = words.flatMap((word, at) => (groupCue.test(word) || isEach(word) ? [at + 1] : []));
  if (ranks.length > 1 || groups.length > 1 || kinds.length > 1) return undefined;
  const aggregate = chooseAggregate(kinds[0], ranks[0], countCue.test(question));
  if (aggregate === undefined) return undefined;
  return {
    language: guessLanguage(question) === "de" ? "de" : "en",
    aggregate,
    superlative: superlativeOf[ranks[0] ?? "none"],
    groupAt: groups[0],
    rows: said(rowCue),
  };
}

const superlativeOf = {
  most: "most",
  highest: "most",
  least: "least",
  lowest: "least",
  none: undefined,
} as const;

function chooseAggregate(
  kind: "sum" | "avg" | "median" | undefined,
  rank: keyof typeof superlatives | undefined,
  counts: boolean,
): Cue["aggregate"] | undefined {
  // "The total number of" counts as well; an average of a number of things is something else.
  if (counts) return kind === undefined || kind === "sum" ? "count" : undefined;
  if (kind !== undefined || rank === undefined) return kind;
  if (rank === "highest" || rank === "lowest") return rank === "highest" ? "max" : "min";
  return "sum";
}

/** "for each country", "für jedes Land". */
function isEach(word: string): boolean {
  return /^(?:each|jede[nrsm]?)$/.test(word);
}

/** All words of a question, in order. */
export function readWords(question: string, language: "en" | "de"): QuestionWord[] {
  return surfaces(question).map((surface) => {
    const cue = [
      ...Object.values(aggregates),
      ...Object.values(superlatives),
      rowCue,
      groupCue,
      filler,
    ];
    const asks = cue.some((pattern) => pattern.test(surface)) || isEach(surface);
    const stop = !/\p{N}/u.test(surface) && isFunctionWord(surface, language);
    const isBeyond = beyond.test(surface);
    // "Lowest" is no value "Low": what asks for something stands for itself alone.
    const forms = asks || isBeyond ? [surface] : formsOf(surface);
    return { surface, forms, generic: (asks || stop) && !isBeyond, beyond: isBeyond };
  });
}

/** A name's words, each with its stems; what stands in brackets at its end, a unit, need not be said. */
export function nameTerms(name: string): string[][] {
  const plain = name.replace(/[([][^)\]]*[)\]]\s*$/u, "").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  return surfaces(plain).slice(0, 12).map(formsOf);
}

/** A value's words, to be said just so. */
export function valueTerms(value: string): string[] {
  return surfaces(value).slice(0, 12);
}

function surfaces(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<=\p{L})['’]s(?!\p{L})/gu, "");
  return Array.from(plain.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ([word]) => word);
}

function formsOf(word: string): string[] {
  const stems = ["en", "de"].flatMap((language) =>
    tokenize(word, language).map(({ term }) => term),
  );
  return [...new Set([word, ...stems])];
}
