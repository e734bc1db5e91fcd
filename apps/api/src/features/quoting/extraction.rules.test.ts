import { reformatFollowUp } from "./follow-up.rules.ts";
import { describe, expect, it } from "vitest";
import { tokenize } from "../retrieval/tokenization.rules.ts";
import { type Candidate, extractAnswer } from "./extraction.rules.ts";
import { readQuestion } from "./question.rules.ts";

const handbook = `The lighthouse on Gull Island was built in 1874. It was designed by Agnes Thorne, who also drew the \
harbour wall. The lamp turns once in 14 seconds. Visitors may climb the 212 steps between May and October.`;
const ferry = `The ferry to Gull Island leaves Port Ellery every two hours. A return ticket costs 18.50 and bicycles \
travel free. Dogs must be kept on a lead.`;
const office = `Invoices are paid within thirty days. The notice period of the lease is six months. Rent is due on the \
third working day.`;
const german = `Der Leuchtturm wurde im Jahr 1874 gebaut. Die Besucherzahl lag zuletzt bei 9000 im Jahr. Der Turm ist \
von Mai bis Oktober geöffnet.`;

const texts = { handbook, ferry, office, german };
const candidates = Object.entries(texts).map(([name, text], index): Candidate => ({
  text,
  filename: `${name}.txt`,
  headings: [],
  score: 10 - index,
  language: name === "german" ? "de" : "en",
}));
const terms = candidates.map(
  ({ text, language }) => new Set(tokenize(text, language).map(({ term }) => term)),
);
const of = new Map<string, number>();
for (const term of terms.flatMap((set) => [...set])) of.set(term, (of.get(term) ?? 0) + 1);
const counts = { total: 200, of };

function ask(question: string) {
  const { quotes } = extractAnswer(
    readQuestion(reformatFollowUp([question]), ["en", "de"]),
    candidates,
    counts,
  );
  return quotes.map(({ at, sentences }) => ({
    from: candidates[at]?.filename,
    text: sentences.join(" "),
  }));
}

const guide = `Contents\nHarbour patrol . . . . . . . . . . 4\n
Harbour patrol\nThe harbour patrol is a crew of six that watches the quays.\n
The harbour patrol met on Monday. The duties of the patrol are as follows:\n1) to light the lamps\n2) to ring the bell\n
It ends here.`;

describe("a quote", () => {
  const only = [{ text: guide, filename: "guide.txt", headings: [], score: 1, language: "en" }];
  const first = (question: string) =>
    extractAnswer(readQuestion(reformatFollowUp([question]), ["en"]), only, counts).quotes[0]
      ?.sentences;

  it("of a definition says what a thing is, and is no heading or line of contents", () => {
    expect(first("What is the harbour patrol?")?.join(" ")).not.toMatch(/^Harbour patrol/);
    expect(first("What is a harbour patrol?")).toEqual([
      "The harbour patrol is a crew of six that watches the quays.",
    ]);
  });

  it("goes on with the list that it announces", () => {
    expect(first("What are the duties of the patrol?")).toEqual([
      "The duties of the patrol are as follows:",
      "1) to light the lamps",
      "2) to ring the bell",
    ]);
  });
});

describe("extractAnswer", () => {
  it.each([
    ["When was the lighthouse built?", "handbook.txt", "built in 1874."],
    ["Who designed the lighthouse on Gull Island?", "handbook.txt", "designed by Agnes Thorne"],
    ["How many steps can visitors climb?", "handbook.txt", "the 212 steps"],
    ["What does a return ticket for the ferry cost?", "ferry.txt", "costs 18.50"],
    ["what is the notice period of the lease", "office.txt", "six months"],
    ["Within how many days are invoices paid?", "office.txt", "thirty days"],
    ["Wie hoch war die Besucherzahl?", "german.txt", "bei 9000"],
  ])("%s", (question, file, answer) => {
    const [best] = ask(question);
    expect(best?.from).toBe(file);
    expect(best?.text).toContain(answer);
  });

  it.each([
    "Who is the mayor of Lisbon?",
    "How many employees does Brightwater have?",
    "When was the lighthouse on Cormorant Rock painted?",
    "What is the boiling point of ethanol?",
    "Wer war der erste Bundeskanzler?",
    "Hello!",
    "???",
    "",
  ])("finds nothing for: %s", (question) => {
    expect(ask(question)).toEqual([]);
  });

  it("quotes a sentence that leans on the one before together with it", () => {
    const [best] = ask("Who designed the harbour wall?");
    expect(best?.text).toMatch(
      /^The lighthouse on Gull Island was built in 1874\. It was designed/,
    );
  });

  it("quotes nothing twice when passages overlap", () => {
    const twice = [...candidates, ...candidates];
    const { quotes } = extractAnswer(
      readQuestion(reformatFollowUp(["When was the lighthouse built?"]), ["en"]),
      twice,
      counts,
    );
    const sentences = quotes.flatMap((quote) => quote.sentences);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it("takes a pasted page in its stride", () => {
    const page = Array.from({ length: 3_000 }, (_, index) => `word${index}`).join(" ");
    const started = performance.now();
    expect(ask(page)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it("knows what to do with no passages at all", () => {
    const none = { total: 0, of: new Map<string, number>() };
    expect(extractAnswer(readQuestion(reformatFollowUp(["When?"]), []), [], none).quotes).toEqual(
      [],
    );
    expect(
      extractAnswer(readQuestion(reformatFollowUp(["When was it built?"]), []), [], none).quotes,
    ).toEqual([]);
  });
});
