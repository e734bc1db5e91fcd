import { guessLanguage } from "@footnote/lexicon/language";
import { describe, expect, it } from "vitest";
import { splitQuestion } from "./compound.rules.ts";

describe("splitQuestion", () => {
  it.each<[string, string[]]>([
    [
      "Who wrote Free Culture and when was it published?",
      ["Who wrote Free Culture", "when was it published?"],
    ],
    ["Who built the tower? When was it opened?", ["Who built the tower", "When was it opened?"]],
    [
      "Wer baute den Turm, und wie hoch ist die Miete?",
      ["Wer baute den Turm", "wie hoch ist die Miete?"],
    ],
    ["When and where was it built?", ["When and where was it built?"]],
    ["What are the terms and conditions?", ["What are the terms and conditions?"]],
    ["Rent and dogs", ["Rent and dogs"]],
  ])("%s", (question, parts) => {
    expect(splitQuestion(question, guessLanguage(question))).toEqual(parts);
  });
});
