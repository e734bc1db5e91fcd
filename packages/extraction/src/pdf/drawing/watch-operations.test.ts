import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { watchOperations } from "./watch-operations.ts";

type Step = [operation: number, ...args: unknown[]];

const page = [0, 0, 600, 800];
const show: Step = [OPS.showText, "Fees"];
const named = (name: string) => ({ name });
const resources: Record<string, Map<string, unknown>> = {
  ColorSpace: new Map<string, unknown>([
    ["Rgb", [named("ICCBased"), {}]],
    ["Spot", [named("Separation"), {}]],
  ]),
  ExtGState: new Map<string, unknown>([
    ["Clear", new Map([["ca", 0]])],
    ["Wide", new Map([["LW", 3]])],
  ]),
};

function mayHide(steps: readonly Step[]): boolean {
  const watched = watchOperations(page);
  const known = { ctm: [1, 0, 0, 1, 0, 0], resources: { get: (name: string) => resources[name] } };
  for (const [operation, ...args] of steps) watched.see(operation, args, known);
  return watched.mayHide();
}

describe("a page whose text may be hidden", () => {
  it.each<[string, Step[]]>([
    ["white text", [[OPS.setFillGray, 1], show]],
    ["light text", [[OPS.setFillRGBColor, 0.9, 0.9, 0.7], show]],
    ["text without ink", [[OPS.setTextRenderingMode, 3], show]],
    ["transparent text", [[OPS.setGState, named("Clear")], show]],
    [
      "no ink in an unknown colour space",
      [[OPS.setFillColorSpace, named("Spot")], [OPS.setFillColorN, 0], show],
    ],
    ["printing inks", [[OPS.setFillCMYKColor, 0.1, 0, 0, 0], show]],
    ["a dark rectangle behind the text", [[OPS.rectangle, 0, 0, 9, 9], [OPS.fill], show]],
    [
      "a white rectangle over the text",
      [show, [OPS.setFillGray, 1], [OPS.rectangle, 0, 0, 9, 9], [OPS.fill]],
    ],
    ["a clipping area", [[OPS.rectangle, 0, 0, 300, 800], [OPS.clip], show]],
    ["a layer", [[OPS.beginMarkedContentProps, named("OC"), named("Notes")], show]],
    ["a form", [[OPS.paintFormXObjectBegin], show]],
    [
      "a state that is restored",
      [[OPS.setFillGray, 1], [OPS.save], [OPS.setFillGray, 0], [OPS.restore], show],
    ],
  ])("%s", (_, steps) => expect(mayHide(steps)).toBe(true));
});

describe("a page whose text is all visible", () => {
  it.each<[string, Step[]]>([
    ["black text", [show, [OPS.setFillGray, 0], show]],
    ["blue text", [[OPS.setFillRGBColor, 0, 0, 1], show]],
    [
      "black in a known colour space",
      [[OPS.setFillColorSpace, named("Rgb")], [OPS.setFillColorN, 0, 0, 0], show],
    ],
    ["black ink", [[OPS.setFillCMYKColor, 0, 0, 0, 1], show]],
    [
      "a light background",
      [
        [OPS.setFillGray, 0.9],
        [OPS.rectangle, 0, 0, 600, 800],
        [OPS.fill],
        [OPS.setFillGray, 0],
        show,
      ],
    ],
    ["the page as clipping area", [[OPS.rectangle, 0, 0, 600, 800], [OPS.clip], show]],
    [
      "a picture with a clipping area",
      [
        [OPS.save],
        [OPS.rectangle, 9, 9, 9, 9],
        [OPS.clip],
        [OPS.paintXObject, named("Image")],
        [OPS.restore],
        show,
      ],
    ],
    ["another state", [[OPS.setGState, named("Wide")], show]],
    ["lines", [show, [OPS.moveTo, 0, 0], [OPS.lineTo, 600, 0], [OPS.stroke]]],
  ])("%s", (_, steps) => expect(mayHide(steps)).toBe(false));
});
