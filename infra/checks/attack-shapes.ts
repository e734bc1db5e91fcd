// Texts that begin and end as a regular expression wants them and repeat one of its parts in between.
import { type AST, parseRegExpLiteral } from "@eslint-community/regexpp";

/** `before`, then `unit` over and over, then `after`. */
export type AttackShape = {
  readonly before: string;
  readonly unit: string;
  readonly after: string;
};

/** A part of a text that an expression matches, or the place (with an empty text) where it takes a unit many times. */
type Part = { readonly text: string; readonly unit?: string };

/** Repeated less often, a part adds little time. */
const repeatedMin = 20;
const alternativesMax = 12;
const unitsMax = 8;
const beginningMax = 12;
/** What no expression expects. */
const foreign = "\u0001";
const usual = Array.from(' aA1é中.-,\n\t_(["<|か“\u200b\u0300\u0640');
const others = Array.from({ length: 0x30_00 }, (_, code) => String.fromCodePoint(code));

/** Lists the shapes of texts that may slow an expression down: each of its open parts repeated at its place. */
export function listShapes({ source, flags }: RegExp): AttackShape[] {
  const { pattern } = parseRegExpLiteral(`/${source}/${flags}`);
  const shapes = pattern.alternatives.slice(0, alternativesMax).flatMap((alternative) => {
    const parts = sampleAlternative(alternative, flags);
    const units = [...new Set(parts.map(({ text }) => text).filter(Boolean))].slice(0, unitsMax);
    const inPlaces = parts.flatMap(({ unit: own }, at) => {
      if (own === undefined) return [];
      const before = join(parts.slice(0, at));
      const after = join(parts.slice(at));
      return [own, " ", ...units].flatMap((unit) => surround(unit, before, after));
    });
    return [...inPlaces, ...repeatBeginnings(join(parts))];
  });
  return [...new Map(shapes.map((shape) => [Object.values(shape).join("\n"), shape])).values()];
}

/** The beginnings of a text, each over and over: every one could be the start of a match. */
function repeatBeginnings(whole: string): AttackShape[] {
  const lengths = Array.from({ length: Math.min(whole.length, beginningMax) }, (_, at) => at + 1);
  return lengths.map((length) => ({ before: "", unit: whole.slice(0, length), after: "" }));
}

function surround(unit: string, before: string, after: string): AttackShape[] {
  if (unit === "") return [];
  const ends = [...new Set(["", foreign, after, after + foreign])];
  return [...new Set(["", foreign, before])].flatMap((beginning) =>
    ends.map((end) => ({ before: beginning, unit, after: end })),
  );
}

/** A text that an alternative matches, in its parts. Conditions count as if they had to match, and backreferences as empty. */
function sampleAlternative({ elements }: AST.Alternative, flags: string): Part[] {
  return elements.flatMap((element) => sample(element, flags));
}

function sample(element: AST.Element, flags: string): Part[] {
  switch (element.type) {
    case "Group":
    case "CapturingGroup":
      return sampleLongest(element.alternatives, flags);
    case "Assertion":
      if (!("alternatives" in element)) return [];
      return sampleLongest(element.alternatives, flags).map((part) =>
        element.negate ? { ...part, text: "" } : part,
      );
    case "Quantifier": {
      const parts = sample(element.element, flags);
      const one = join(parts);
      const further = one.repeat(Math.max(0, Math.min(element.min, 50) - 1));
      const place = element.max >= repeatedMin && one !== "" ? [{ text: "", unit: one }] : [];
      return [...place, ...parts, { text: further }];
    }
    case "Character":
      return [{ text: String.fromCodePoint(element.value) }];
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return [{ text: findCharacter(element.raw, flags) }];
    default:
      return [];
  }
}

function sampleLongest(alternatives: readonly AST.Alternative[], flags: string): Part[] {
  const sampled = alternatives.map((one) => sampleAlternative(one, flags));
  const open = (parts: readonly Part[]) => parts.filter(({ unit }) => unit !== undefined).length;
  return sampled.reduce((best, next) => (open(next) > open(best) ? next : best), sampled[0] ?? []);
}

function findCharacter(set: string, flags: string): string {
  const unicode = flags.replaceAll(/[^uv]/g, "");
  const one = new RegExp(`^${set}$`, unicode);
  return [...usual, ...others].find((character) => one.test(character)) ?? "";
}

const join = (parts: readonly Part[]) => parts.map(({ text }) => text).join("");
