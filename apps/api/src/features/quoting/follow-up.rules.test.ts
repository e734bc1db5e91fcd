import { lexicons } from "@footnote/lexicon/lexicon";
import { describe, expect, it } from "vitest";
import { reformatFollowUp, formatFollowUp } from "./follow-up.rules.ts";

describe("reformatFollowUp", () => {
  it.each<[string, string[], string]>([
    ["a first question", ["Who leads Acme?"], "Who leads Acme?"],
    [
      "one that stands alone",
      ["Who leads Acme?", "What is the notice period in the lease?"],
      "What is the notice period in the lease?",
    ],
    [
      "another month, which replaces the earlier one",
      ["Who took the minutes of the board on 14 May 2024?", "Was he there in September too?"],
      "took minutes board Was he there in September too?",
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
      "German nouns, which are no names",
      [
        "Wann wurde der alte Leuchtturm am Hafen der Insel Brae für die Schifffahrt eröffnet?",
        "Und wer baute den Leuchtturm?",
      ],
      "Brae Und wer baute den Leuchtturm?",
    ],
    [
      "a German pronoun for a thing",
      ["Wie hoch ist die Miete der Halle?", "Kann sie erhöht werden?"],
      "Miete Halle Kann sie erhöht werden?",
    ],
    [
      "French",
      ["Combien coûte le modèle Héron ?", "Et le Faucon ?"],
      "Combien coûte le modèle? Et le Faucon ?",
    ],
  ])("%s", (_, questions, standalone) => {
    expect(formatFollowUp(reformatFollowUp(questions))).toBe(standalone);
  });
});

it("reads a question of one endless word", () => {
  // What took the square of its length would not end.
  const word = "a".repeat(1_000_000);
  expect(reformatFollowUp([word, `${word} ${word}`])).toMatchObject({ about: "" });
});

/** One conversation in every listed language: when was the lighthouse of Alder Point opened, and who built it? */
const conversations: Record<
  string,
  { first: string; another: string; pronoun: string; number: string; kept: string }
> = {
  en: {
    first: "When was the old lighthouse of Alder Point opened in 1874?",
    another: "And who built the lighthouse?",
    pronoun: "Who built it?",
    number: "And in 1900?",
    kept: "When was the old lighthouse of Alder Point opened in?",
  },
  de: {
    first: "Wann wurde der alte Leuchtturm von Alder Point 1874 eröffnet?",
    another: "Und wer baute den Leuchtturm?",
    pronoun: "Wer hat ihn gebaut?",
    number: "Und 1900?",
    kept: "Wann wurde der alte Leuchtturm von Alder Point eröffnet?",
  },
  fr: {
    first: "Quand le vieux phare de Alder Point fut-il ouvert en 1874 ?",
    another: "Et qui a construit le phare ?",
    pronoun: "Qui leur a vendu celui-ci ?",
    number: "Et en 1900 ?",
    kept: "Quand le vieux phare de Alder Point fut-il ouvert en?",
  },
  es: {
    first: "¿Cuándo se inauguró el viejo faro de Alder Point en 1874?",
    another: "¿Y quién construyó el faro?",
    pronoun: "¿Quién era su arquitecto?",
    number: "¿Y en 1900?",
    kept: "¿Cuándo se inauguró el viejo faro de Alder Point en?",
  },
  it: {
    first: "Quando fu aperto il vecchio faro di Alder Point nel 1874?",
    another: "E chi ha costruito il faro?",
    pronoun: "Chi era il suo architetto?",
    number: "E nel 1900?",
    kept: "Quando fu aperto il vecchio faro di Alder Point nel?",
  },
  pt: {
    first: "Quando foi inaugurado o velho farol de Alder Point em 1874?",
    another: "E quem construiu o farol?",
    pronoun: "Quem era o seu arquiteto?",
    number: "E em 1900?",
    kept: "Quando foi inaugurado o velho farol de Alder Point em?",
  },
  nl: {
    first: "Wanneer werd de oude vuurtoren van Alder Point in 1874 geopend?",
    another: "En wie bouwde de vuurtoren?",
    pronoun: "Wie heeft hem gebouwd?",
    number: "En in 1900?",
    kept: "Wanneer werd de oude vuurtoren van Alder Point in geopend?",
  },
  ru: {
    first: "Когда старый маяк Олдер Пойнт был открыт в 1874?",
    another: "А кто построил маяк?",
    pronoun: "Кто его построил?",
    number: "А в 1900?",
    kept: "Когда старый маяк Олдер Пойнт был открыт в?",
  },
  zh: {
    first: "Alder Point 的旧灯塔是什么时候在 1874 年开放的？",
    another: "那么灯塔是谁建造的？",
    pronoun: "它是谁建造的？",
    number: "那么 1900 年呢？",
    kept: "Alder Point 的旧灯塔是什么时候在 年开放的？",
  },
  ja: {
    first: "古い灯台 Alder Point は 1874 年のいつ開かれましたか？",
    another: "では灯台は誰が建てましたか？",
    pronoun: "それは誰が建てましたか？",
    number: "では 1900 年は？",
    kept: "古い灯台 Alder Point は 年のいつ開かれましたか？",
  },
};

describe.each(lexicons.map(({ language }) => language))("a conversation in %s", (language) => {
  const { first, another, pronoun, number, kept } = conversations[language] ?? conversations["en"]!;
  const name = language === "ru" ? "Олдер Пойнт" : "Alder Point";
  const write = (...questions: string[]) => formatFollowUp(reformatFollowUp(questions));

  it("carries over the name alone to another question of the same thing", () => {
    expect(write(first, another)).toBe(`${name} ${another}`);
  });

  it("carries over the name that a pronoun stands for", () => {
    expect(write(first, pronoun)).toBe(`${name} ${pronoun}`);
  });

  it("repeats the question with another number", () => {
    expect(write(first, number)).toBe(`${kept} ${number}`);
  });

  it("leaves a question alone that stands by itself", () => {
    expect(write(another, first)).toBe(first);
  });
});
