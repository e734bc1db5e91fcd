import { describe, expect, it } from "vitest";
import { tokenize, tokenizeQuery } from "./tokenization.rules.ts";

const termsOf = (text: string, language: string | null) =>
  tokenize(text, language).map(({ term }) => term);

describe("tokenize", () => {
  it.each<[what: string, text: string, language: string | null, terms: string[]]>([
    ["stems English", "Vacation policies were running", "en", ["vacat", "polici", "were", "run"]],
    ["stems German", "Die Häuser der Straße", "de", ["die", "haus", "der", "strass"]],
    ["stems Russian", "красивые дома", "ru", ["красив", "дом"]],
    ["keeps words of an unknown language", "Vacation policies", null, ["vacation", "policies"]],
    ["keeps words without a stemmer", "Zażółć gęślą", "pl", ["zazolc", "gesla"]],
    ["takes compatibility forms as one", "ﬁnal ＡＢＣ x²", null, ["final", "abc", "x2"]],
    ["composes accents before stripping them", "re\u0301sume\u0301", null, ["resume"]],
    ["keeps the marks that make a letter", "йод हिन्दी", null, ["йод", "हिन्दी"]],
    ["drops the points of Hebrew and Arabic", "שָׁלוֹם مُحَمَّد", null, ["שלום", "محمد"]],
    ["finds digits of other scripts by our own too", "١٩٧٠ ८५", null, ["١٩٧٠", "1970", "८५", "85"]],
    // The stemmer throws at this word.
    ["keeps a word that the Bulgarian stemmer cannot stem", "времени", "bg", ["времени"]],
    ["drops a possessive", "the patient's charts", "en", ["the", "patient", "chart"]],
    ["splits elisions", "l’assurance", null, ["l", "assurance"]],
    ["finds an id whole and in parts", "AB-1234", null, ["ab", "1234", "ab1234"]],
    ["stems no ids", "word39 H3K4s", "en", ["word39", "h3k4s"]],
    ["joins thousands", "1,000", null, ["1", "000", "1000"]],
    ["joins thousands after spaces", "12\u00a0500 t", null, ["12", "500", "12500", "t"]],
    ["joins thousands after dots", "1.000", null, ["1", "000", "1.000", "1000"]],
    ["keeps decimals and times", "3.14 12:30", null, ["3", "14", "3.14", "12", "30", "12:30"]],
    [
      "finds an address whole and in parts",
      "Jane.Doe@example.org",
      null,
      ["jane", "doe", "example", "org", "jane.doe@example.org"],
    ],
    ["finds a snake-cased name", "max_retry", null, ["max", "retry", "max_retry"]],
    ["keeps lists apart", "red, green: blue.", null, ["red", "green", "blue"]],
    [
      "pairs Chinese characters, and knows each",
      "防守分",
      "zh",
      ["防守", "防", "守分", "守", "分"],
    ],
    ["pairs kana", "コピー", "ja", ["コピ", "ピー"]],
    ["pairs Hangul", "한국어", "ko", ["한국", "국어"]],
    ["takes numbers out of Chinese", "丢了308分", "zh", ["丢了", "丢", "了", "308", "分"]],
    ["splits Thai by dictionary", "ฉันรักภาษาไทย", "th", ["ฉัน", "รัก", "ภาษา", "ไทย"]],
    ["finds nothing in signs", "🎉 --- … ''", "en", []],
    ["finds nothing in nothing", "", null, []],
  ])("%s", (_what, text, language, terms) => {
    expect(termsOf(text, language)).toEqual(terms);
  });

  it("counts words and lets the forms of one share its position", () => {
    expect(tokenize("see AB-12 now", null)).toEqual([
      { term: "see", position: 1 },
      { term: "ab", position: 2 },
      { term: "12", position: 3 },
      { term: "ab12", position: 2 },
      { term: "now", position: 4 },
    ]);
  });

  it("cuts what no database takes, without half a character at the end", () => {
    const [term = ""] = termsOf("𝒜".repeat(40) + "b".repeat(5_000) + "𠮷".repeat(300), null);
    expect(Buffer.byteLength(term)).toBeLessThan(2_046);
    const [letters = ""] = termsOf(`a${"𐐨".repeat(300)}`, null);
    expect(letters.isWellFormed()).toBe(true);
    expect(Buffer.byteLength(letters)).toBeLessThan(2_046);
  });

  // The Tamil and the Arabic stemmer leave nothing of some words.
  it.each([
    ["ta", "கொண்டிருக்க"],
    ["ar", "ات"],
    ["ar", "ها"],
    ["en", "'s s"],
  ])("gives no empty term in %s", (language, text) => {
    expect(termsOf(text, language)).not.toContain("");
  });
});

describe("tokenizeQuery", () => {
  it("gives for each word the stems of every language", () => {
    const groups = tokenizeQuery("vacation policies", ["en", "fr"]);
    expect(groups).toEqual([["vacat"], ["polici", "polic"]]);
  });

  it("asks once for a word that stands twice", () => {
    expect(tokenizeQuery("tea, Tea and teas", ["en"])).toEqual([["tea"], ["and"]]);
  });

  it.each(["fr", "es", "pt", "it", "de"])(
    "meets accented words without the accents in %s",
    (language) => {
      const words = {
        fr: "sécurité",
        es: "condición",
        pt: "situação",
        it: "attività",
        de: "Länder",
      };
      const accented = words[language as keyof typeof words];
      const plain = accented.normalize("NFD").replace(/\p{Mn}/gu, "");
      const indexed = termsOf(accented, language);
      for (const typed of [accented, plain]) {
        expect(tokenizeQuery(typed, [language]).flat()).toEqual(
          expect.arrayContaining([expect.toBeOneOf(indexed)]),
        );
      }
    },
  );

  it("asks for one Chinese character alone, but not beside pairs", () => {
    expect(tokenizeQuery("茶", ["zh"])).toEqual([["茶"]]);
    expect(tokenizeQuery("绿茶", ["zh"])).toEqual([["绿茶"]]);
    expect(termsOf("我喝绿茶", "zh")).toContain("茶");
  });
});

describe("tokenizeQuery in Arabic", () => {
  it("finds a verb of either gender of its subject", () => {
    const [forms = []] = tokenizeQuery("يقطف", ["ar"]);
    const [indexed = ""] = tokenize("تُقطف", "ar").map(({ term }) => term);
    expect(forms).toContain(indexed);
  });
});
