import { expect, it } from "vitest";
import { foldCopies } from "./folding.rules.ts";
import type { FoundChunk } from "./found-chunk.rules.ts";

const chunk = (
  documentId: string,
  text: string,
  headings: readonly string[] = [],
  place = text.length,
): FoundChunk => ({
  chunkId: `${documentId}-${place}`,
  documentId,
  filename: `${documentId}.pdf`,
  headings,
  text,
  anchors: [],
  score: 1,
});

const fold = (...chunks: FoundChunk[]) =>
  foldCopies(chunks).map(({ documentId, copies = [] }) => [
    documentId,
    ...copies.map((copy) => copy.filename),
  ]);

it("keeps the first of equal texts and names the other documents", () => {
  const copies = ["a", "b", "c"].map((name) => chunk(name, "The ferry leaves at nine."));
  const [first, second, third] = copies as [FoundChunk, FoundChunk, FoundChunk];
  const other = chunk("d", "The bus leaves at ten.");
  expect(fold(first, other, second, third)).toEqual([["a", "b.pdf", "c.pdf"], ["d"]]);
});

it("takes texts that differ in white space or width of letters for equal", () => {
  expect(fold(chunk("a", "Fee: 5 €\n\nper day"), chunk("b", "Fee:  5 €  per day"))).toEqual([
    ["a", "b.pdf"],
  ]);
});

it("keeps texts that differ in a number, a sign, a capital or their headings", () => {
  const texts = ["Rises by 5 °C", "Rises by 6 °C", "Rises by -5 °C", "RISES by 5 °C"];
  expect(fold(...texts.map((text) => chunk("a", text)))).toHaveLength(4);
  const lines = ["Fees", "Deposits"].map((heading) => chunk("a", "None.", [heading]));
  expect(fold(...lines)).toHaveLength(2);
});

it("does not name the document itself, nor one twice", () => {
  const text = "Page left blank.";
  const repeated = [chunk("a", text, [], 1), chunk("a", text, [], 2), chunk("b", text, [], 3)];
  expect(fold(...repeated, chunk("b", text, [], 4))).toEqual([["a", "b.pdf"]]);
  const [folded] = foldCopies(repeated);
  expect(foldCopies([folded, folded, chunk("c", text)].filter((one) => one !== undefined))).toEqual(
    [{ ...folded, copies: [...(folded?.copies ?? []), { documentId: "c", filename: "c.pdf" }] }],
  );
});
