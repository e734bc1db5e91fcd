import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Passage } from "./answer.rules.ts";
import { verifyClaims } from "./citations.service.ts";

it("lets requests have their turn while an answer of many sentences is checked", async () => {
  const passage: Passage = {
    chunkId: "fees",
    documentId: "harbour",
    filename: "fees.txt",
    headings: [],
    text: "The harbour fee is 40 euros.",
    anchors: [],
    score: 1,
  };
  const content = "The harbour fee is 40 euros. ".repeat(200);
  let isChecked = false;
  const checking = Promise.resolve(verifyClaims({ content, citations: [] }, [passage]));
  const checked = checking.finally(() => (isChecked = true));
  let turns = 0;
  for (; !isChecked; turns++) await setImmediate();
  expect(turns).toBeGreaterThan(5);
  expect(await checked).toHaveLength(200);
});
