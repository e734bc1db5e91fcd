import type { ModelledLanguage } from "./letter-model.ts";

export type LegacyEncoding = {
  /** In iconv-lite, or of the standard "Encoding" of the web. */
  readonly name: string;
  /** Whose texts are written in it. */
  readonly languages: readonly ModelledLanguage[];
  /** How much less usual than others it is, in natural logarithms of probabilities: it decides where texts are the same. */
  readonly handicap: number;
};

const western: ModelledLanguage[] = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "nl",
  "pt",
  "sv",
  "da",
  "no",
  "fi",
  "is",
  "ca",
  "id",
  "sq",
];
const central: ModelledLanguage[] = ["pl", "cs", "sk", "hu", "ro", "hr", "sl", "sq", "de"];
const baltic: ModelledLanguage[] = ["lt", "lv", "et"];
const cyrillic: ModelledLanguage[] = ["ru", "uk", "be", "bg", "sr", "mk"];

const beyondLatin: ModelledLanguage[] = [
  ...cyrillic,
  "el",
  "he",
  "ar",
  "fa",
  "th",
  "ja",
  "zh",
  "zh-Hant",
  "ko",
];

/** UTF-16 without a mark, of texts that have few zeros: those in Latin letters have one in every other byte. */
export const wideEncodings: readonly LegacyEncoding[] = [
  { name: "utf-16le", languages: beyondLatin, handicap: 4 },
  { name: "utf-16be", languages: beyondLatin, handicap: 4 },
];

/** Supersets are listed in place of their subsets: windows-1252 for ISO 8859-1, windows-1254 for ISO 8859-9, cp932 for Shift JIS. */
export const legacyEncodings: readonly LegacyEncoding[] = [
  { name: "windows-1252", languages: western, handicap: 0 },
  { name: "windows-1250", languages: central, handicap: 1 },
  { name: "windows-1251", languages: cyrillic, handicap: 1 },
  { name: "windows-1253", languages: ["el"], handicap: 1 },
  { name: "windows-1254", languages: ["tr"], handicap: 1 },
  { name: "windows-1255", languages: ["he"], handicap: 1 },
  { name: "windows-1256", languages: ["ar", "fa"], handicap: 1 },
  { name: "windows-1257", languages: baltic, handicap: 1 },
  { name: "windows-1258", languages: ["vi"], handicap: 1 },
  { name: "windows-874", languages: ["th"], handicap: 1 },
  { name: "iso-8859-2", languages: central, handicap: 2 },
  { name: "iso-8859-4", languages: baltic, handicap: 4 },
  { name: "iso-8859-5", languages: cyrillic, handicap: 3 },
  { name: "iso-8859-6", languages: ["ar"], handicap: 3 },
  { name: "iso-8859-7", languages: ["el"], handicap: 2 },
  { name: "iso-8859-8", languages: ["he"], handicap: 2 },
  { name: "iso-8859-13", languages: baltic, handicap: 3 },
  { name: "iso-8859-15", languages: western, handicap: 2 },
  { name: "iso-8859-16", languages: ["ro"], handicap: 4 },
  { name: "koi8-r", languages: ["ru", "bg"], handicap: 1 },
  { name: "koi8-u", languages: ["uk"], handicap: 1 },
  { name: "macintosh", languages: western, handicap: 3 },
  { name: "maccenteuro", languages: central, handicap: 4 },
  { name: "maccyrillic", languages: cyrillic, handicap: 4 },
  { name: "cp437", languages: western, handicap: 3 },
  { name: "cp737", languages: ["el"], handicap: 3 },
  { name: "cp775", languages: baltic, handicap: 4 },
  { name: "cp850", languages: western, handicap: 2 },
  { name: "cp852", languages: central, handicap: 2 },
  { name: "cp855", languages: ["bg", "sr", "mk"], handicap: 4 },
  { name: "cp857", languages: ["tr"], handicap: 3 },
  { name: "cp862", languages: ["he"], handicap: 3 },
  { name: "cp865", languages: ["da", "no"], handicap: 4 },
  { name: "cp866", languages: ["ru", "uk", "be", "bg"], handicap: 1 },
  { name: "cp932", languages: ["ja"], handicap: 0 },
  { name: "euc-jp", languages: ["ja"], handicap: 1 },
  { name: "gb18030", languages: ["zh"], handicap: 0 },
  { name: "big5", languages: ["zh-Hant"], handicap: 0 },
  { name: "cp949", languages: ["ko"], handicap: 0 },
  ...wideEncodings,
];
