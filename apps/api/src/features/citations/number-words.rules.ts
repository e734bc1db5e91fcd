/** Words that multiply the number before them. */
export const scales: readonly (readonly [RegExp, number])[] = [
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

/** What a unit is called, to its sign. */
export const units: Readonly<Record<string, string>> = Object.fromEntries(
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
export const ambiguous = new Set([
  "one",
  "eins",
  "un",
  "uno",
  "один",
  "once",
  "neuf",
  "six",
  "onze",
]);

/** The value of a number written in words; undefined for any other word. */
export function wordValue(word: string): number | undefined {
  const [tens = "", ones] = word.split("-");
  const whole = wordValues.get(word);
  if (whole !== undefined || ones === undefined) return whole;
  const [high, low] = [wordValues.get(tens), wordValues.get(ones)];
  return high !== undefined && low !== undefined && high >= 20 && low < 10 ? high + low : undefined;
}

const chineseDigits = "〇一二三四五六七八九";

/** The value of a number in Chinese signs. */
export function chineseValue(text: string): number {
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
