import { stopwords as danish } from "@orama/stopwords/danish";
import { stopwords as dutch } from "@orama/stopwords/dutch";
import { stopwords as english } from "@orama/stopwords/english";
import { stopwords as finnish } from "@orama/stopwords/finnish";
import { stopwords as french } from "@orama/stopwords/french";
import { stopwords as german } from "@orama/stopwords/german";
import { stopwords as italian } from "@orama/stopwords/italian";
import { stopwords as japanese } from "@orama/stopwords/japanese";
import { stopwords as mandarin } from "@orama/stopwords/mandarin";
import { stopwords as norwegian } from "@orama/stopwords/norwegian";
import { stopwords as portuguese } from "@orama/stopwords/portuguese";
import { stopwords as russian } from "@orama/stopwords/russian";
import { stopwords as spanish } from "@orama/stopwords/spanish";
import { stopwords as swedish } from "@orama/stopwords/swedish";
import { stopwords as turkish } from "@orama/stopwords/turkish";
import { stopwords as ukrainian } from "@orama/stopwords/ukrainian";

/** Words that ask or command rather than name what is asked for, which the common lists leave out. */
const askingWords: Readonly<Record<string, string>> = {
  en: `a whose much many long often kind kinds type sort name named names called number amount percentage percent year
    tell give show list find please explain describe say says does according also us get does within document
    documents file files`,
  de: `wer wen wem wessen wann wo woher wohin wie wieso weshalb warum viel viele welche welcher welches welchem welchen
    wofür womit wodurch wovon wozu woran worauf worin wogegen woraus wonach worüber worum worunter wobei weswegen wieviel
    wieviele heißt heißen hieß nenne nennen nennt nannte genannt bezeichnet lautet lauten zeige gib finde bitte erkläre
    beschreibe sagt steht laut gemäß jahr prozent prozentsatz anzahl zahl menge name namen namens art arten sorte typ
    wurde wurden dokument dokumente dokumenten datei dateien`,
  fr: `qui quand où comment combien pourquoi quel quelle quels quelles quoi est-ce nombre année selon donne nom été
    était sont est`,
  es: `quién quiénes cuándo dónde cómo cuánto cuánta cuántos cuántas cuál cuáles qué por año según nombre número`,
  it: `chi quando dove come quanto quanta quanti quante quale quali che cosa perché anno nome numero secondo`,
  pt: `quem quando onde como quanto quanta quantos quantas qual quais que porquê ano nome número segundo`,
  nl: `wie wanneer waar hoe hoeveel welke welk waarom wat jaar noem volgens`,
  ru: `кто кого кому когда где куда сколько какой какая какое какие каких каким какова каков каково почему зачем чей год
    году назовите является являются`,
  zh: "什么 什么时候 什么样 时候 时间 多少 多久 多大 多高 多长 哪 哪个 哪些 哪里 哪年 哪一年 谁 何时 何 为何 为什么 怎么 如何 几 吗 呢 是 了 名字 叫 叫做 被 年",
  ja: "何 誰 いつ どこ どの どれ いくつ なぜ どう どのように ですか ますか でし まし",
};

const stopWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    da: danish,
    de: german,
    en: english,
    es: spanish,
    fi: finnish,
    fr: french,
    it: italian,
    ja: japanese,
    nl: dutch,
    no: norwegian,
    pt: portuguese,
    ru: russian,
    sv: swedish,
    tr: turkish,
    uk: ukrainian,
    zh: mandarin,
  }).map(([language, words]) => {
    const asking = askingWords[language]?.split(/\s+/) ?? [];
    return [language, new Set([...words, ...asking])] as const;
  }),
);

const words = new Intl.Segmenter("und", { granularity: "word" });

/** The words of a text, lower case, with their places. */
export function* segmentWords(
  text: string,
): Generator<{ word: string; start: number; end: number }> {
  for (const { segment, index, isWordLike } of words.segment(text)) {
    if (isWordLike)
      yield { word: segment.toLowerCase(), start: index, end: index + segment.length };
  }
}

/** The language, as ISO 639-1, most of whose common words stand in the text; null when none stands out. */
export function guessLanguage(text: string): string | null {
  const seen = Array.from(segmentWords(text.slice(0, 5_000)), ({ word }) => word);
  let best: string | null = null;
  let most = 0;
  for (const [language, list] of Object.entries(stopWords)) {
    const count = seen.filter((word) => list.has(word)).length;
    if (count > most) {
      most = count;
      best = language;
    }
  }
  return most >= 2 || most >= seen.length / 5 ? best : null;
}

/** True for words that say nothing about what is asked for. */
export function isStopWord(word: string, language: string | null): boolean {
  return stopWords[language ?? "en"]?.has(word) ?? false;
}
