import { detectLanguage, guessLanguage } from "@footnote/lexicon/language";
import { describe, expect, it } from "vitest";
import { reformatFollowUp } from "./follow-up.rules.ts";
import { holdsAnswer } from "./answer-checks.rules.ts";
import { readQuestion } from "./question.rules.ts";

const read = (text: string, language = "en") => readQuestion(reformatFollowUp([text]), [language]);

describe("readQuestion", () => {
  it.each<[string, string, string[]]>([
    ["What is the notice period?", "en", ["notic", "period"]],
    ["How tall is the lighthouse?", "en", ["lighthous"]],
    ["Wie hoch war die Besucherzahl?", "de", ["besucherzahl"]],
    ["灯塔是什么时候建造的？", "zh", ["灯塔", "建造"]],
    ["Tell me about the documents", "en", []],
    ["Rent and rent", "en", ["rent"]],
  ])("keeps the content words of a question: %s", (text, language, terms) => {
    expect(read(text, language).terms.map(({ forms }) => forms[0])).toEqual(
      expect.arrayContaining(terms),
    );
    expect(read(text, language).terms.length).toBe(terms.length);
  });

  it("distinguishes names and numbers from other words", () => {
    const names = read("When did Agnes leave room 12 of the tower?").terms.filter(
      ({ name }) => name,
    );
    expect(names.map(({ forms }) => forms[0])).toEqual(expect.arrayContaining(["12"]));
    expect(names).toHaveLength(2);
  });

  const kinds = ["number", "date", "person", "definition", undefined] as const;
  const questions: Record<string, Record<string, string>> = {
    en: {
      number: "How many steps does the tower have?",
      date: "In what year was it built?",
      person: "Who built the lighthouse?",
      definition: "What is proof-of-work?",
      undefined: "What is the notice period?",
    },
    de: {
      number: "Wie viele Stufen hat der Turm?",
      date: "Wann wurde er gebaut?",
      person: "Wer hat den Leuchtturm gebaut?",
      definition: "Was ist ein Blatthornkäfer?",
      undefined: "Was ist die Farbe des Turms?",
    },
    fr: {
      number: "Combien de marches y a-t-il dans la tour ?",
      date: "Quand le phare a-t-il été construit ?",
      person: "Qui a construit le phare ?",
      definition: "Qu'est-ce qu'un bail ?",
      undefined: "Quelle est la couleur du phare ?",
    },
    es: {
      number: "¿Cuántos escalones tiene la torre?",
      date: "¿Cuándo se construyó el faro?",
      person: "¿Quién construyó el faro?",
      definition: "¿Qué es un arrendamiento?",
      undefined: "¿De qué color es el faro?",
    },
    it: {
      number: "Quanti gradini ha la torre?",
      date: "Quando è stato costruito il faro?",
      person: "Chi ha costruito il faro?",
      definition: "Che cos'è un contratto di locazione?",
      undefined: "Di che colore è il faro?",
    },
    pt: {
      number: "Quantos degraus tem a torre?",
      date: "Quando foi construído o farol?",
      person: "Quem construiu o farol?",
      definition: "O que é um arrendamento?",
      undefined: "De que cor é o farol?",
    },
    nl: {
      number: "Hoeveel treden heeft de toren?",
      date: "Wanneer werd de vuurtoren gebouwd?",
      person: "Wie heeft de vuurtoren gebouwd?",
      definition: "Wat is een huurovereenkomst?",
      undefined: "Welke kleur heeft de vuurtoren?",
    },
    ru: {
      number: "Сколько ступеней в башне?",
      date: "Когда был построен маяк?",
      person: "Кто построил маяк?",
      definition: "Что такое аренда?",
      undefined: "Какого цвета маяк?",
    },
    zh: {
      number: "灯塔有多少级台阶？",
      date: "灯塔是什么时候建造的？",
      person: "谁建造了灯塔？",
      definition: "区块链是什么？",
      undefined: "灯塔的高度是什么？",
    },
    ja: {
      number: "灯台には階段がいくつありますか？",
      date: "灯台はいつ建てられましたか？",
      person: "誰が灯台を建てましたか？",
      definition: "ブロックチェーンとは何ですか？",
      undefined: "灯台はどんな色ですか？",
    },
  };
  it.each(
    Object.entries(questions).flatMap(([language, texts]) =>
      kinds.map((kind) => ({ language, kind, text: texts[String(kind)] ?? "" })),
    ),
  )("finds the kind of answer in $language: $text $kind", ({ language, kind, text }) => {
    expect(guessLanguage(text)).toBe(language);
    expect(read(text, language).asks).toBe(kind);
  });

  it.each([
    ["When was it built?", "date"],
    ["What colour is it?", undefined],
    ['What does "partly" mean?', "definition"],
    ["What's a lease?", "definition"],
    ["How heavy is the kiln?", "weight"],
    ["How wide is the door?", "length"],
    ["How high is the tower?", "number"],
    ["What is Ada's number?", undefined],
    ["What is Ada’s number?", undefined],
  ])("finds the kind of answer: %s", (text, kind) => {
    expect(read(text).asks).toBe(kind);
  });
});

it.each([
  ["en", "What is Ada Thorne's e-mail address?", "email", ["Ada", "Thorne"]],
  ["en", "What is the phone number of the keeper?", "phone", ["keeper"]],
  ["en", "May I cancel by e-mail?", undefined, ["cancel", "e", "mail"]],
  ["en", "What does a mobile phone cost?", "money", ["mobile", "phone", "cost"]],
  ["de", "Wie kann ich Frau Kessler per E-Mail erreichen?", "email", ["Frau", "Kessler"]],
  ["de", "Wie lautet die Telefonnummer der Vermieterin?", "phone", ["Vermieterin"]],
  ["fr", "Quelle est l'adresse e-mail du port ?", "email", ["port"]],
  ["fr", "Quel est le numéro de téléphone du port ?", "phone", ["port"]],
  ["es", "¿Cuál es la dirección de correo electrónico del puerto?", "email", ["puerto"]],
  ["es", "¿Cuál es el número de teléfono del puerto?", "phone", ["puerto"]],
  ["it", "Qual è l'indirizzo e-mail del porto?", "email", ["porto"]],
  ["it", "Qual è il numero di telefono del porto?", "phone", ["porto"]],
  ["pt", "Qual é o endereço de e-mail do porto?", "email", ["porto"]],
  ["pt", "Qual é o número de telefone do porto?", "phone", ["porto"]],
  ["nl", "Wat is het e-mailadres van de haven?", "email", ["haven"]],
  ["nl", "Wat is het telefoonnummer van de haven?", "phone", ["haven"]],
  ["ru", "Какой адрес электронной почты у порта?", "email", ["порта"]],
  ["ru", "Какой номер телефона у порта?", "phone", ["порта"]],
])("reads what is asked of a contact: %s %s", (language, question, kind, surfaces) => {
  const { asks, terms } = read(question, language);
  expect({ asks, surfaces: terms.map(({ surface }) => surface) }).toEqual({
    asks: kind,
    surfaces: expect.arrayContaining(surfaces),
  });
  expect(terms.length).toBeLessThanOrEqual(surfaces.length);
});

it.each([
  ["港口的电子邮箱是什么？", "email"],
  ["港口的电话号码是多少？", "phone"],
  ["港のメールアドレスは何ですか？", "email"],
  ["港の電話番号は何番ですか？", "phone"],
])("reads what is asked of a contact: %s", (question, kind) => {
  expect(read(question, guessLanguage(question) ?? undefined).asks).toBe(kind);
});

it.each([
  ["How much was spent by May 2026?", ["spent", "May", "2026"]],
  ["Who may enter?", ["enter"]],
  ["Who leads IT?", ["leads", "IT"]],
  ["WHO LEADS IT?", ["LEADS"]],
  ["In 2019 who left?", ["2019", "left"]],
])("keeps names that look like function words: %s", (question, surfaces) => {
  expect(
    read(question)
      .terms.map(({ surface }) => surface)
      .toSorted(),
  ).toEqual(surfaces.toSorted());
});

describe("holdsAnswer", () => {
  it.each([
    ["How heavy is the kiln?", "The kiln is heated to 1,050 °C for an hour.", false],
    ["How heavy is the kiln?", "The kiln weighs 520 kg.", true],
    ["How heavy is the mug?", "Name: Mug; Weight g: 350", true],
    ["Wie schwer ist der Ofen?", "Der Ofen wiegt eine halbe Tonne, also 500 Kilogramm.", true],
    ["How wide is the door?", "The door has 2 locks.", false],
    ["How wide is the door?", "The door measures 90 cm.", true],
    ["When was the tower of 1900 built?", "The tower of 1900 was built in 1874.", true],
    ["When was the tower of 1900 built?", "The tower of 1900 was built then.", false],
    ["How many lamps are there?", "There are three lamps.", true],
    ["How many lamps are there?", "There are lamps.", false],
    ["What is Ada's e-mail address?", "Ada (ada.thorne@harbour.example) is in.", true],
    ["What is Ada's e-mail address?", "Ada has had an e-mail address since 2019.", false],
    ["What is Ada's phone number?", "Call Ada on 07700 900412.", true],
    ["What is Ada's phone number?", "Ada: (0117) 496-0321", true],
    [
      "What is Ada's phone number?",
      "Ada came on 2019-04-12 with 12 boxes for 1,200 pounds.",
      false,
    ],
    ["Who built the tower?", "The tower was built by Agnes Thorne.", true],
    ["Who built the tower?", "The tower was built by masons.", false],
    ["Who built the tower?", "塔由工匠建造。", undefined],
    ["Who opens the gate?", "The gate is opened by the duty manager.", undefined],
    ["Who opens the gate?", "The gate is opened in the morning.", false],
    ["Qui ouvre le port ?", "Le port est ouvert par le gardien de nuit.", undefined],
    ["Кто открыл ворота?", "Ворота были открыты утром.", false],
    ["What is the tower?", "It is high.", undefined],
    ["What is a lease?", "A lease is a contract for the use of a house.", true],
    ["What is a lease?", "Who signs a lease is bound by it for a year.", false],
  ])("%s %s", (question, sentence, holds) => {
    expect(holdsAnswer(sentence, read(question), detectLanguage([sentence]))).toBe(holds);
  });
});

it("asks for no word that the question excludes", () => {
  const surfaces = (text: string) => read(text).terms.map(({ surface }) => surface);
  expect(surfaces("the ferry fee -bicycle")).toEqual(surfaces("the ferry fee"));
});
