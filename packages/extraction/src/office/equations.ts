import type { XmlEvent } from "./read-xml.ts";

/** Placeholders for brackets that are needed around more than one symbol only. */
const [opening, closing] = ["\uE000", "\uE001"];

const before: Readonly<Record<string, string>> = {
  "m:num": opening,
  "m:den": `/${opening}`,
  "m:sup": `^${opening}`,
  "m:sub": `_${opening}`,
  "m:lim": `_${opening}`,
};

type EquationElement = { name: string; begin: string; end: string; symbol: string; parts: number };

/**
 * Follows an equation's elements and returns the symbols that replace its layout, as people type them: "(a+b)/2",
 * "x^2", "√x". Without them the parts of a fraction or a power would read as another number.
 */
export function startEquations(): (event: XmlEvent) => string {
  const open: EquationElement[] = [];
  return (event) => {
    if (event.type === "text" || !event.name.startsWith("m:")) return "";
    const { name } = event;
    if (event.type === "close") {
      const part = open.pop();
      return part === undefined ? "" : symbolAfter(part, open.at(-1));
    }
    const around = open.at(-1);
    open.push({ name, begin: "(", end: ")", symbol: "∫", parts: 0 });
    readSymbol(open.at(-3), name, event.attributes["val"], open.at(-2));
    return symbolBefore(name, around);
  };
}

/** The symbol of a sum or a bracket is among its properties. */
function readSymbol(
  whole: EquationElement | undefined,
  name: string,
  value: string | undefined,
  properties: EquationElement | undefined,
): void {
  if (whole === undefined || value === undefined) return;
  if (name === "m:chr" && properties?.name === "m:naryPr") whole.symbol = value;
  if (name === "m:begChr") whole.begin = value;
  if (name === "m:endChr") whole.end = value;
}

function symbolBefore(name: string, around: EquationElement | undefined): string {
  if (name === "m:e" && around?.name === "m:rad") return `√${opening}`;
  if (name !== "m:e" || around?.name !== "m:d") return before[name] ?? "";
  around.parts += 1;
  return around.parts === 1 ? around.begin : "|";
}

function symbolAfter(
  { name, end, parts }: EquationElement,
  around: EquationElement | undefined,
): string {
  if (name in before || (name === "m:e" && around?.name === "m:rad")) return closing;
  if (name === "m:naryPr") return around?.symbol ?? "";
  if (name === "m:d" && parts > 0) return end;
  // What follows a fraction is not part of its denominator, and a matrix continues with its next cell.
  return name === "m:f" || (name === "m:e" && around?.name === "m:mr") ? " " : "";
}

/** The text with brackets where they are needed. */
export function withBrackets(text: string): string {
  if (!text.includes(opening)) return text;
  let [shown, last] = [text, ""];
  while (shown !== last) {
    last = shown;
    shown = shown.replace(/\uE000([^\uE000\uE001]*)\uE001/g, (_, inside: string) =>
      /^[\p{L}\p{N}]*$/u.test(inside.trim()) ? inside.trim() : `(${inside.trim()})`,
    );
  }
  return shown.replace(/[\uE000\uE001]/g, "");
}
