import { describe, expect, it } from "vitest";
import { condenseFollowUp, writeFollowUp } from "./follow-up.rules.ts";

describe("condenseFollowUp", () => {
  it.each<[string, string[], string]>([
    ["a first question", ["Who leads Acme?"], "Who leads Acme?"],
    [
      "one that stands alone",
      ["Who leads Acme?", "What is the notice period in the lease?"],
      "What is the notice period in the lease?",
    ],
    [
      "another number",
      ["What was the revenue in 2022?", "And in 2023?"],
      "What was the revenue in? And in 2023?",
    ],
    [
      "a fragment",
      ["What was the revenue in 2022?", "In 2023?"],
      "What was the revenue in? In 2023?",
    ],
    [
      "another question of the same thing",
      ["What is the notice period of the Harbour House lease?", "And when is the rent due?"],
      "Harbour House And when is the rent due?",
    ],
    [
      "another name",
      ["What does the Falcon cost?", "What about the Heron?"],
      "What does the cost? What about the Heron?",
    ],
    [
      "nothing but the question word",
      ["The lift of Harbour House failed twice", "Why?"],
      "The lift of Harbour House failed twice Why?",
    ],
    [
      "a pronoun for a name",
      ["Who is the director of Acme?", "When was it founded?"],
      "Acme When was it founded?",
    ],
    [
      "a pronoun for a thing",
      ["What is the notice period?", "Can it be extended?"],
      "notice period Can it be extended?",
    ],
    [
      "a pronoun for a thing, going on",
      ["What is proof-of-work?", "And why is it needed?"],
      "proof work And why is it needed?",
    ],
    [
      "a chain",
      ["What does the Falcon cost?", "How heavy is it?", "And its range?"],
      "Falcon How heavy is it? And its range?",
    ],
    [
      "there is",
      ["Who leads Acme?", "Is there a canteen in the office?"],
      "Is there a canteen in the office?",
    ],
    [
      "German",
      ["Wie hoch war der Umsatz 2022?", "Und 2023?"],
      "Wie hoch war der Umsatz? Und 2023?",
    ],
    [
      "French",
      ["Combien coûte le modèle Héron ?", "Et le Faucon ?"],
      "Combien coûte le modèle? Et le Faucon ?",
    ],
  ])("%s", (_, questions, standalone) => {
    expect(writeFollowUp(condenseFollowUp(questions))).toBe(standalone);
  });
});

it("reads a question of one endless word", () => {
  // What took the square of its length would not end.
  const word = "a".repeat(1_000_000);
  expect(condenseFollowUp([word, `${word} ${word}`])).toMatchObject({ about: "" });
});
