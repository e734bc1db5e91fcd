import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client, Wire } from "../../test/client.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { ask, createTestLibrary, inFolder, type TestLibrary } from "../../test/test-library.ts";

const rules = `# House rules

## Quiet hours

Quiet hours last from ten in the evening until seven in the morning.

## Bicycle cellar

The bicycle cellar is locked at night; every tenant has a key to it.

## Waste separation

Waste separation is required by the town: paper, glass and the rest have bins of their own.
`;

describe("questions about the documents themselves", () => {
  let product: Product;
  let library: TestLibrary;
  let client: Client;
  beforeAll(async () => {
    product = await startProduct();
    library = await createTestLibrary(product);
    client = library.client;
    await uploadTestDocument(client, library.papers, { name: "house rules.md", bytes: rules });
    await uploadTestDocument(client, library.papers, { name: "broken.pdf", bytes: "%PDF-1.4 no" });
  });
  afterAll(() => product.close());

  const answerTo = async (question: string, more: object = {}): Promise<Wire> => {
    const { body } = await ask(client, question, more);
    return body.results.messages[0];
  };
  const plain = { outcome: "answered", claims: [], citations: [], nearest: [], missing: null };

  it.each([
    ["How many documents do I have?", /There are \*\*4 documents\*\* \(1 could not be read\)\./],
    ["Wie viele Dokumente habe ich?", /Es gibt \*\*4 Dokumente\*\*/],
    ["How many PDFs are there?", /\*\*1 document\*\* of the type \.pdf/],
    ["How many documents are in Papers?", /\*\*3 documents\*\* in \[Papers\]/],
    ["Which files are in the folder papers/contracts?", /1 document.*\n\n- \[lease\.txt\]/],
    ["What is in the Contracts folder?", /- \[lease\.txt\]\(\/chat\?source=[\da-f-]{36}\)/],
    ["What is my newest document?", /newest document is \*\*\[broken\.pdf\]/],
    ["Which files were uploaded today?", /- \[broken\.pdf\][^]*- \[island\.txt\]/],
    ["Which files were uploaded last month?", /There are no documents added from /],
    ["What is still indexing?", /Nothing is being indexed/],
    [
      "Which files failed?",
      /\*\*1\*\* of the documents could not be read:\n\n- \[broken\.pdf\].*incomplete/,
    ],
    ["Are all documents ready?", /3 of 4 documents are ready/],
    [
      "Which folders are there?",
      /\[Papers \/ Contracts\]\(\/database\?folder=[\da-f-]{36}\): 1 document/,
    ],
    [
      "Which document is about a lighthouse?",
      /1 document mentions “lighthouse”:\n\n- \[island\.txt\]/,
    ],
    ["Is there a file about submarines?", /No document mentions “submarines”\./],
    ["Which document is about lighthouses and submarines?", /mentions all of[^]*- \[island\.txt\]/],
    ["Where is the file lease.txt?", /\[lease\.txt\].* is in the folder \[Papers \/ Contracts\]/],
  ])("%s", async (question, expected) => {
    const { content, metadata } = await answerTo(question);
    expect(content).toMatch(expected);
    expect(metadata).toMatchObject(plain);
  });

  it("counts and lists within the chosen folders only", async () => {
    const places = inFolder(library.places);
    const counted = await answerTo("How many documents do I have?", places);
    expect(counted.content).toBe("There is **1 document** in the chosen folders.");
    const listed = await answerTo("List all my documents", places);
    expect(listed.content).toMatch(/island\.txt/);
    expect(listed.content).not.toMatch(/lease|rules|broken/);
    const about = await answerTo("Which document is about the notice period?", places);
    expect(about.content).toBe("No document in the chosen folders mentions “notice period”.");
    const outside = await answerTo("Which files are in the folder Contracts?", places);
    expect(outside.content).not.toContain("lease.txt");
  });

  it("does not list more than a person reads, and says how many there are", async () => {
    const admin = await createTestAdmin(product);
    const folder = await createTestFolder(admin, "Notes");
    for (const number of Array.from({ length: 22 }, (_, at) => at + 1)) {
      await admin.upload(folder, { name: `note ${number}.txt`, bytes: `N ${number}` });
    }
    const { body } = await ask(admin, "Which files are in Notes?");
    const { content } = body.results.messages[0];
    expect(content.match(/^- \[/gm)).toHaveLength(20);
    expect(content).toContain("**22 documents**");
    expect(content).toContain("and 2 more in [the database](/database)");
  });

  it("names some of many folders that have one name", async () => {
    const admin = await createTestAdmin(product);
    for (const year of [2021, 2022, 2023, 2024, 2025]) {
      const parent = await createTestFolder(admin, `Year ${year}`);
      await createTestFolder(admin, "Invoices", parent);
    }
    const { body } = await ask(admin, "How many documents are in Invoices?");
    const { content } = body.results.messages[0];
    expect(content.match(/\(\/database\?folder=/g)).toHaveLength(3);
    expect(content).toMatch(
      /^There are no documents in \[Year 2021 \/ Invoices\].*, 2 other folders\.$/,
    );
  });

  it("shows the name of a file letter by letter", async () => {
    const name = "[x](http:__evil.example) *new*.txt";
    await uploadTestDocument(client, library.places, { name, bytes: "A note on herons." });
    const { content } = await answerTo("Which document is about herons?");
    expect(content).toContain(
      String.raw`- [\[x\](http:\_\_evil.example) \*new\*.txt](/chat?source=`,
    );
  });

  it.each(["Hello", "Thanks!", "What can you do?", "Guten Tag", "你好"])(
    "replies to %s with three questions that the documents answer",
    async (message) => {
      const { content, metadata } = await answerTo(message);
      expect(metadata).toMatchObject({ ...plain, steps: [] });
      const questions = [...content.matchAll(/^- (.+)$/gm)].map(([, one]) => one);
      expect(questions).toHaveLength(3);
      for (const question of questions) {
        const { metadata: answered } = await answerTo(question.replaceAll("\\", ""));
        expect({ question, outcome: answered.outcome }).toEqual({ question, outcome: "answered" });
      }
    },
  );

  it("leads a user without documents to the database", async () => {
    const { body } = await ask(await createTestAdmin(product), "Hello");
    expect(body.results.messages[0].content).toMatch(
      /^Hello!.*\n\nUpload documents in \[the database\]/,
    );
  });

  it("answers a question behind a greeting from the documents", async () => {
    const { content, metadata } = await answerTo("Hello, who built the lighthouse on Gull Island?");
    expect(content).toContain("Agnes Thorne");
    expect(metadata.citations).not.toEqual([]);
  });

  it("gives clients outside of the web app absolute links", async () => {
    const { body } = await client.post("/auth/api-keys/", { name: "a bot", scopes: ["ask"] });
    const answer = await fetch(new URL("/v1/chat/completions", product.url), {
      method: "POST",
      headers: { authorization: `Bearer ${body.key}`, "content-type": "application/json" },
      body: JSON.stringify({
        model: "footnote",
        messages: [{ role: "user", content: "Where is the\u200b file lease.txt?" }],
      }),
    });
    const { choices } = (await answer.json()) as Wire;
    expect(choices[0].message.content).toMatch(
      /^\[lease\.txt\]\(http:\/\/[^)]+\/chat\?source=[\da-f-]{36}\) is in the folder \[Papers \/ Contracts\]\(http:/,
    );
  });
});
