import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { ask } from "../../test/test-library.ts";
import { type Product, startProduct } from "../../test/product.ts";

const statutes = (year: number, fee: number, rest: string) => `# Statutes of the rowing club

Version ${year}, valid from 1 April ${year}.

## 1. Fees
The annual fee is ${fee} euros. Children pay nothing.

## 2. Boats
${rest}`;

const documents: Record<string, string> = {
  "Statutes 2022.md": statutes(2022, 40, "Guests may row on Sundays."),
  "Statutes 2024.md": statutes(2024, 55, "Guests may row on Sundays. Boats are washed after use."),
  "Boat hire Heron.md": `# Hire of the boat Heron

Signed on 3 May 2023.

## 1. Price
The hire is 90 euros a week.

## 2. Fuel
Fuel is paid by the hirer.`,
  "Boat hire Heron - Addendum 1.md": `# Addendum 1 to the hire of the boat Heron

Dated 7 February 2024.

## A. Price (changes section 1)
The hire is 120 euros a week from 1 March 2024.

## B. Contact
Please ask Ms Lindqvist.`,
  "Mooring contract.md": `# Mooring contract

Signed on 5 May 2021.

## 4. Payment
Mooring invoices are payable within 30 days.`,
  "Memo.txt": `Memo about the marina

Date: 2 June 2023

Payment: mooring invoices are payable within 45 days.`,
  "Paints 2022.csv":
    "Article,Name,Price EUR\nP-1,Hull red,19.50\nP-2,Deck grey,24.00\nP-3,Mast white,31.00\n",
  "Paints 2023.csv":
    "Article,Name,Price EUR\nP-1,Hull red,17.90\nP-2,Deck grey,26.00\nP-4,Keel blue,28.00\n",
};

describe("an answer that compares documents, without a model", () => {
  let product: Product;
  let client: Client;
  beforeAll(async () => {
    product = await startProduct();
    client = await createTestAdmin(product);
    const folder = await createTestFolder(client, "Club");
    for (const [name, bytes] of Object.entries(documents)) {
      await uploadTestDocument(client, folder, { name, bytes });
    }
  });
  afterAll(() => product.close());

  const answerTo = async (question: string, more: object = {}) => {
    const { body } = await ask(client, question, more);
    const { content, metadata } = body.results.messages[0];
    const files: string[] = metadata.citations.map(
      (one: { payload: { metadata: { filename: string } } }) => one.payload.metadata.filename,
    );
    return { content, metadata, files, conversation: body.results.conversation_id };
  };

  it("shows what changed between two versions, with citations on both sides", async () => {
    const { content, metadata, files } = await answerTo(
      "What changed between the statutes of 2022 and 2024?",
    );
    expect(content).toContain("| Section | Statutes 2022 | Statutes 2024 |");
    expect(content).toMatch(
      /\| Fees \| “The annual fee is \*\*40 euros\*\*.” \[\d\] \| “The annual fee is \*\*55 euros\*\*.” \[\d\] \|/,
    );
    expect(content).toMatch(/#### Only in Statutes 2024\n\n- “Boats are washed after use.” \[\d\]/);
    expect(content).not.toContain("Children");
    expect(new Set(files)).toEqual(new Set(["Statutes 2022.md", "Statutes 2024.md"]));
    expect(metadata.outcome).toBe("answered");
  });

  it("shows the clauses of an amendment beside those that they change", async () => {
    const { content, files } = await answerTo(
      "What does addendum 1 change in the hire of the boat Heron?",
    );
    expect(content).toMatch(
      /\| “The hire is 90 euros a week.” \[\d\] \| \*\*Price \(changes section 1\)\*\* “The hire is 120 euros/,
    );
    expect(content).not.toContain("Fuel");
    expect(files).toHaveLength(2);
  });

  it("computes which rows are new, gone or cheaper", async () => {
    const articles = await answerTo("Which paints were dropped in 2023, and which are new?");
    expect(articles.content).toMatch(
      /#### Only in Paints 2023\n\n\| Article \| Name \| Price EUR \|\n\| --- \| --- \| --- \|\n\| P-4 \| Keel blue \|/,
    );
    expect(articles.content).toMatch(/#### Only in Paints 2022\n[\s\S]*\| P-3 \| Mast white \|/);
    const cheaper = await answerTo("Which paints became cheaper in 2023?");
    expect(cheaper.content).toContain("| P-1 | Hull red | 19.50 | **17.90** [1] |");
    expect(cheaper.content).not.toContain("P-2");
  });

  it("compares what two versions say about one thing", async () => {
    const { content, files } = await answerTo(
      "Compare the annual fee in the statutes of 2022 and 2024",
    );
    expect(content).toMatch(/^They differ:\n\n\| Statutes 2022 \| Statutes 2024 \|/);
    expect(content).toMatch(/\*\*40 euros\*\*.” \[1\] \| “The annual fee is \*\*55 euros\*\*/);
    expect(files).toEqual(["Statutes 2022.md", "Statutes 2024.md"]);
  });

  it("says when both say the same", async () => {
    const { content } = await answerTo(
      "Do the statutes of 2022 and 2024 say the same about the annual fee?",
    );
    expect(content).toMatch(/^They differ:/);
    const guests = await answerTo("Compare the rules for guests in the statutes of 2022 and 2024");
    expect(guests.content.match(/Guests may row on Sundays/g)).toHaveLength(2);
  });

  it("says where documents contradict each other, the newest first", async () => {
    const { content, files, metadata } = await answerTo(
      "Within how many days are mooring invoices payable?",
    );
    expect(content).toMatch(
      /^The documents differ:\n\n\| Memo \(2 June 2023\) \| Mooring contract \(5 May 2021\) \|/,
    );
    expect(content).toMatch(/\*\*45 days\*\*.” \[1\] \| “.*\*\*30 days\*\*.” \[2\] \|$/);
    expect(files).toEqual(["Memo.txt", "Mooring contract.md"]);
    expect(metadata.outcome).toBe("answered");
  });

  it("answers a follow-up", async () => {
    const { conversation } = await answerTo("Which paints became cheaper in 2023?");
    const { content } = await answerTo("And which paints became more expensive?", {
      conversation_id: conversation,
    });
    expect(content).toContain("| P-2 | Deck grey | 24.00 | **26.00** [1] |");
  });

  it("leaves other questions alone", async () => {
    const { content } = await answerTo("Who is the new contact for the boat Heron?");
    expect(content).not.toContain("|");
    expect(content).toContain("[1]");
  });
});
