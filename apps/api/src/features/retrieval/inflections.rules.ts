import { irregularWords } from "@footnote/lexicon/irregular-words";

/** Returns the indexed forms of a word. */
type GetForms = (word: string, language: string | null) => readonly string[];

/**
 * Lists the indexed forms of a word of a query in lower case and of its inflections that a stemmer takes for other words: "kept" for
 * "keep", and in German "gekündigt" for "kündigen". Some of the German inflections are no words.
 */
export function listInflectedForms(
  word: string,
  language: string | null,
  getForms: GetForms,
): string[] {
  const words = language === "de" ? [word, ...listGermanInflections(word)] : [word];
  const forms = words.flatMap((one) => getForms(one, language));
  const irregular = irregularFormsOf(language, getForms);
  return [...new Set([...forms, ...forms.flatMap((form) => irregular.get(form) ?? [])])];
}

const irregularForms = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The indexed forms of each irregular word, by each of them. */
function irregularFormsOf(
  language: string | null,
  getForms: GetForms,
): ReadonlyMap<string, readonly string[]> {
  const known = irregularForms.get(language ?? "");
  if (known !== undefined) return known;
  const lines = irregularWords[language ?? ""]?.trim().split("\n") ?? [];
  const words = lines.map((line) =>
    line
      .trim()
      .split(" ")
      .flatMap((form) => getForms(form, language)),
  );
  const byForm = new Map(words.flatMap((forms) => forms.map((form) => [form, forms] as const)));
  irregularForms.set(language ?? "", byForm);
  return byForm;
}

const infinitive = /^(\p{L}{3,})en$/u;
const participle = /^ge(\p{L}{3,}?)e?t$/u;
const present = /^(\p{L}{4,}?)e?t(?:e|en)?$/u;

function listGermanInflections(word: string): string[] {
  const ofInfinitive = infinitive.exec(word)?.[1];
  if (ofInfinitive !== undefined) return [withT(ofInfinitive), withT(`ge${ofInfinitive}`)];
  const ofParticiple = participle.exec(word)?.[1];
  if (ofParticiple !== undefined) return [`${ofParticiple}en`, withT(ofParticiple)];
  const ofPresent = present.exec(word)?.[1];
  return ofPresent === undefined ? [] : [`${ofPresent}en`, withT(`ge${ofPresent}`)];
}

function withT(stem: string): string {
  return /[td]$/u.test(stem) ? `${stem}et` : `${stem}t`;
}
