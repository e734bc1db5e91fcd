import { expect, it } from "vitest";
import { citePassage, type Passage } from "../answer.rules.ts";
import { parseClaim, parseSource } from "../claim-facts.rules.ts";
import { compareWithSource } from "../support.rules.ts";
import { applyChecks, checkClaims } from "../verification.rules.ts";

const passage = (chunkId: string, text: string): Passage => ({
  chunkId,
  documentId: `document-${chunkId}`,
  filename: `${chunkId}.txt`,
  headings: [],
  text,
  anchors: [],
  score: 1,
});
const before = passage("before", "The harbour dues of 2023 came to 1,200 euros.");
const after = passage("after", "The harbour dues of 2024 came to 1,344 euros.");
const table = passage("table", "Harbour dues (in thousands of euros)\nYear | Dues\n2024 | 1,344.5");

function checkClaim(content: string, ...cited: Passage[]) {
  const citations = cited.map((one, at) => citePassage(at + 1, one));
  const text = { content, citations };
  const { claims } = applyChecks(
    text,
    checkClaims(text, cited, () => "en"),
    cited,
  );
  return claims.map(({ state, calculation }) => ({ state, calculation }));
}

it("a difference, a sum and a change in per cent over cited numbers are computed, and shown", () => {
  const dues = "The harbour dues of 2023 came to 1,200 euros and of 2024 to 1,344 euros";
  const cases = [
    [`${dues}, a difference of 144 euros [1][2].`, "1,344 − 1,200 = 144"],
    [`${dues}, 2,544 euros in all [1][2].`, "1,200 + 1,344 = 2,544"],
    [`${dues}, 12 % more [1][2].`, "(1,344 − 1,200) / 1,200 = 12 %"],
  ] as const;
  for (const [claim, calculation] of cases) {
    expect(checkClaim(claim, before, after)).toEqual([{ state: "computed", calculation }]);
  }
});

it("another result is not computed, and neither is a rise that only an order of numbers would show", () => {
  const dues = "The harbour dues of 2023 came to 1,200 euros and of 2024 to 1,344 euros";
  for (const claim of [
    `${dues}, a difference of 145 euros [1][2].`,
    `${dues}, 15 % more [1][2].`,
  ]) {
    const [checked] = checkClaim(claim, before, after);
    expect(checked?.state).toMatch(/^(?:unchecked|not_supported)$/);
  }
  const rise = "The harbour dues rose by 144 euros, from 1,200 euros to 1,344 euros [1][2].";
  expect(checkClaim(rise, before, after)).toEqual([{ state: "unchecked", calculation: undefined }]);
});

it.each([
  ["The dues of 2024 were 1.3445 million euros.", "matching"],
  ["The dues of 2024 were 1,344.5 thousand euros.", "matching"],
  ["The dues of 2024 were 1,344.5 million euros.", "open"],
  ["The dues of 2024 were 5 million euros.", "open"],
])("a number is compared with the scale in the header of its table: %s", (claim, finding) => {
  const support = compareWithSource(parseClaim(claim, "en"), parseSource(table, "en"));
  expect(support).toMatchObject({ finding, lacksFacts: finding === "open" });
});
