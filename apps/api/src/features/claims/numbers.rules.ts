/** A number as a text has it: the values it may mean ("1.000" is a thousand or one), and its unit where one is known. */
export type NumberFact = {
  readonly surface: string;
  readonly values: readonly number[];
  readonly unit: string | undefined;
};

// Digits in groups or not, with a decimal part or not; not those inside a code like AB-1234 or a version like 1.2.3.4.
// Chinese and its neighbours write digits without a space before them.
const inWord = String.raw`(?<![\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{N}_]|\p{L}-|\d[-.])`;
const digits = new RegExp(
  String.raw`${inWord}\d{1,3}(?:[ \u00a0\u202f'’.,]\d{3})+(?:[.,]\d+)?(?!\d)|${inWord}\d+(?:[.,]\d+)?(?!\d)`,
  "gu",
);
const chinese =
  /[〇零一二两三四五六七八九十百千万亿]{2,}|[二两三四五六七八九十](?=[个名次人位种座条年月日岁])/gu;

const scales: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:thousand|tausend|mille|mila|mil|duizend|тыс(?:яч\p{L}*|\.)?|千)(?!\p{L})/iu, 1e3],
  [/^\s?万/u, 1e4],
  [
    /^[\s-]?(?:millions?|million\p{L}*|mio\.?|millones|millón|milion\p{L}*|milhões|milhão|miljoen|млн\.?|миллион\p{L}*)(?!\p{L})/iu,
    1e6,
  ],
  [/^\s?亿/u, 1e8],
  [
    /^[\s-]?(?:billions?|bn|mrd\.?|milliarden?|milliards?|miliard\p{L}*|miljard|млрд\.?|миллиард\p{L}*)(?!\p{L})/iu,
    1e9,
  ],
];

const units: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    "%": "% ％ percent percentage prozent procent процентов процента",
    "€": "€ euro euros eur евро 欧元",
    $: "$ dollar dollars usd долларов 美元",
    "£": "£ pound pounds gbp pfund",
    km: "km kilometer kilometers kilometre kilometres kilometern kilómetros километров 公里 千米",
    m: "m meter meters metre metres metern metros mètres метров 米",
    cm: "cm centimeter centimeters centimetre centimetres zentimeter",
    mm: "mm millimeter millimeters millimetre millimetres",
    mi: "mi mile miles meilen миль 英里",
    ft: "ft foot feet fuß 英尺",
    in: "inch inches zoll",
    kg: "kg kilo kilos kilogram kilograms kilogramm килограммов 公斤 千克",
    g: "g gram grams gramm",
    t: "t ton tons tonne tonnes tonnen тонн 吨",
    s: "s sec second seconds sekunde sekunden secondes segundos секунд 秒",
    min: "min minute minutes minuten minutos минут 分钟",
    h: "h hour hours stunde stunden heures horas часов 小时",
    d: "day days tag tage tagen jours días дней 天",
    w: "week weeks woche wochen semaines semanas недель 周",
    mo: "month months monat monate monaten mois meses месяцев 个月",
    y: "year years jahr jahre jahren ans años лет",
    l: "l liter liters litre litres литров 升",
    ha: "ha hectare hectares hektar гектаров 公顷",
    "°C": "°c celsius",
    "°F": "°f fahrenheit",
    kB: "kb kilobytes",
    MB: "mb megabytes",
    GB: "gb gigabytes",
  }).flatMap(([unit, names]) => names.split(" ").map((name) => [name, unit])),
);
const unitAfter = /^[\s\u00a0-]?(?:[%％€$£]|°[cf]|\p{L}+)/iu;

const words: readonly string[] = [
  // zero to twenty, then the tens, in each language in this order
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety",
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix",
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
  "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто",
];
const wordValues = new Map(
  words.flatMap((list) =>
    list.split(" ").map((word, at) => [word, at <= 20 ? at : (at - 18) * 10] as const),
  ),
);
/** Words that are something else as often: "one", "once", "neuf". */
const ambiguous = new Set(["one", "eins", "un", "uno", "один", "once", "neuf", "six", "onze"]);

/** The numbers of a text, in digits and in words. */
export function readNumbers(text: string): NumberFact[] {
  const plain = text.normalize("NFKC").replaceAll("−", "-");
  const found: NumberFact[] = [];
  for (const match of plain.matchAll(digits)) {
    found.push(withScale(match[0], valuesOf(match[0]), { plain, at: match.index }));
  }
  for (const match of plain.matchAll(chinese)) {
    found.push(withScale(match[0], [chineseValue(match[0])], { plain, at: match.index }));
  }
  for (const match of plain.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*/gu)) {
    const value = wordValue(match[0]);
    if (value !== undefined) found.push(withScale(match[0], [value], { plain, at: match.index }));
  }
  return found;
}

/** Whether a word of a claim is sure to be a number. */
export function isSureNumber({ surface }: NumberFact): boolean {
  return !ambiguous.has(surface.toLowerCase());
}

function withScale(
  surface: string,
  values: readonly number[],
  { plain, at }: { plain: string; at: number },
): NumberFact {
  const after = plain.slice(at + surface.length, at + surface.length + 40);
  const scale = scales.find(([pattern]) => pattern.test(after));
  const factor = scale?.[1] ?? 1;
  const rest = scale ? after.replace(scale[0], "") : after;
  const before = /[€$£]\s?$/u.exec(plain.slice(Math.max(at - 2, 0), at))?.[0].trim();
  const name = before ?? unitAfter.exec(rest)?.[0].replace(/^[\s\u00a0-]/u, "");
  return {
    surface,
    values: values.map((value) => value * factor),
    unit: units[name?.toLowerCase() ?? ""] ?? unitBegun(name),
  };
}

/** Chinese writes what follows a unit without a space. */
function unitBegun(name: string | undefined): string | undefined {
  if (!name || !/^\p{sc=Han}/u.test(name)) return undefined;
  return units[name.slice(0, 2)] ?? units[name.slice(0, 1)];
}

function valuesOf(token: string): number[] {
  const bare = token.replace(/[ \u00a0\u202f'’]/gu, "");
  const separators = bare.match(/[.,]/g) ?? [];
  const [first] = separators;
  if (first === undefined) return [Number(bare)];
  const last = bare.search(/[.,]\d*$/);
  const asDecimal = Number(`${bare.slice(0, last).replace(/[.,]/g, "")}.${bare.slice(last + 1)}`);
  const asGroups = Number(bare.replace(/[.,]/g, ""));
  if (new Set(separators).size > 1) return [asDecimal];
  if (separators.length > 1) return [asGroups];
  return bare.length - last === 4 ? [asGroups, asDecimal] : [asDecimal];
}

function wordValue(word: string): number | undefined {
  const [tens = "", ones] = word.split("-");
  const whole = wordValues.get(word);
  if (whole !== undefined || ones === undefined) return whole;
  const [high, low] = [wordValues.get(tens), wordValues.get(ones)];
  return high !== undefined && low !== undefined && high >= 20 && low < 10 ? high + low : undefined;
}

const chineseDigits = "〇一二三四五六七八九";

function chineseValue(text: string): number {
  const plain = text.replaceAll("零", "〇").replaceAll("两", "二");
  if (!/[十百千万亿]/u.test(plain)) {
    return Number(Array.from(plain, (digit) => chineseDigits.indexOf(digit)).join(""));
  }
  let total = 0;
  let section = 0;
  let digit = 0;
  for (const sign of plain) {
    const power = { 十: 10, 百: 100, 千: 1_000 }[sign];
    const large = { 万: 1e4, 亿: 1e8 }[sign];
    if (large) {
      total += (section + digit) * large;
      section = 0;
      digit = 0;
    } else if (power) {
      section += (digit || 1) * power;
      digit = 0;
    } else digit = chineseDigits.indexOf(sign);
  }
  return total + section + digit;
}
