import { describe, expect, it } from "vitest";
import { functionWords } from "./function-words.ts";
import { lexicons } from "./lexicon.ts";
import { listWords } from "./match-words.ts";
import type { Lexicon } from "./types.ts";

const languages = lexicons.map((lexicon): [string, Lexicon] => [lexicon.language, lexicon]);

/** All lists of a lexicon with their paths. */
function listsOf(value: object, path = ""): [string, string][] {
  return Object.entries(value).flatMap(([key, inside]): [string, string][] => {
    const name = path === "" ? key : `${path}.${key}`;
    if (typeof inside === "string") return [[name, inside]];
    return typeof inside === "object" ? listsOf(inside as object, name) : [];
  });
}

describe.each(languages)("the lexicon of %s", (language, lexicon) => {
  it("has words in every list, each once", () => {
    const lists = listsOf(lexicon).map(([name, list]) => ({ name, items: listWords(list) }));
    expect(lists.filter(({ items }) => items.length === 0)).toEqual([]);
    expect(lists.filter(({ items }) => new Set(items).size < items.length)).toEqual([]);
  });

  it("counts from zero to twenty, then by tens", () => {
    expect(listWords(lexicon.cardinals)).toHaveLength(28);
    const forms = listWords(lexicon.cardinals).flatMap((item) => item.split("/"));
    expect(new Set(forms).size).toBe(forms.length);
  });

  it("gives each word of a unit one meaning", () => {
    const names = Object.values(lexicon.units).flatMap(listWords);
    expect(new Set(names).size).toBe(names.length);
  });

  it("counts question words and what opens a follow-up among the function words", () => {
    const words = [lexicon.questionWords, lexicon.followUpOpeners].flatMap(listWords);
    const plain = words.filter((word) => /^\p{L}+$/u.test(word));
    const missing = plain.filter((word) => !functionWords.get(language)?.has(word));
    expect(missing).toEqual([]);
  });

  it("gives no word two roles that contradict each other", () => {
    const roles: [string, string][][] = [
      [
        ["questionWords", lexicon.questionWords],
        ["pronouns", lexicon.pronouns],
        ["followUpOpeners", lexicon.followUpOpeners],
        ["negations", lexicon.negations],
      ],
      Object.entries(lexicon.scales),
      (["sum", "average", "median", "highest", "lowest", "count", "rows"] as const).map((cue) => [
        cue,
        lexicon.tables[cue],
      ]),
    ];
    for (const group of roles) {
      const seen = new Map<string, string>();
      for (const [role, list] of group) {
        for (const word of listWords(list)) {
          expect({ word, role, alsoAs: seen.get(word) }).toEqual({ word, role });
          seen.set(word, role);
        }
      }
    }
  });
});

it("lists each language once", () => {
  expect(new Set(lexicons.map(({ language }) => language)).size).toBe(lexicons.length);
});
