import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { ask } from "../../test/test-library.ts";

const guide = `# Boat hire

## Deposit

The deposit is forty euros for each boat. It is returned when the boat is back.

## Life jackets

Life jackets are included in the price, and children wear life jackets at all times.

## Contents

See the pages that follow for everything else that is written in this guide.
`;
const lease = `# Mietvertrag

## Kaution

Die Kaution beträgt drei Monatsmieten und wird auf ein Sparkonto eingezahlt.
`;
const fees = "Berth,Ship,Fee (EUR)\nNorth,Alba,120\nSouth,Brina,80\nNorth,Cora,45\n";

describe("suggested questions", () => {
  let product: Product;
  let client: Client;
  let boats: string;
  let papers: string;
  beforeAll(async () => {
    product = await startProduct();
    client = await createTestAdmin(product);
    boats = await createTestFolder(client, "Boats");
    papers = await createTestFolder(client, "Papers");
    await uploadTestDocument(client, boats, { name: "boat-hire.md", bytes: guide });
    await uploadTestDocument(client, boats, { name: "berths.csv", bytes: fees });
    await uploadTestDocument(client, papers, { name: "mietvertrag.md", bytes: lease });
  });
  afterAll(() => product.close());

  const suggest = async (by: Client, query = "") => {
    const { status, body } = await by.get(`/chatbot/suggested_questions/${query}`);
    expect(status).toBe(200);
    return body.questions as string[];
  };

  it("come from tables and headings, and each is answered from its own document", async () => {
    const questions = await suggest(client);
    expect(questions).toEqual([
      "What is the total Fee (EUR) in berths.csv?",
      "What does “mietvertrag.md” say about “Kaution”?",
      "What does “boat-hire.md” say about “Deposit”?",
    ]);
    for (const question of questions) {
      const { body } = await ask(client, question);
      const [{ metadata }] = body.results.messages;
      expect(metadata.outcome).toBe("answered");
      const [citation] = metadata.citations;
      expect(question).toContain(citation.payload.metadata.filename);
    }
  });

  it("come from the chosen folders only, several from one document where there are few", async () => {
    expect(await suggest(client, `?folders=${papers}`)).toEqual([
      "What does “mietvertrag.md” say about “Kaution”?",
    ]);
    expect(await suggest(client, `?folders=${boats}`)).toEqual([
      "What is the total Fee (EUR) in berths.csv?",
      "What does “boat-hire.md” say about “Deposit”?",
      "What does “boat-hire.md” say about “Life jackets”?",
    ]);
  });

  it("are asked in the language of the screen", async () => {
    const questions = await suggest(client, `?folders=${papers}&language=de`);
    expect(questions).toEqual(["Was steht in „mietvertrag.md“ über „Kaution“?"]);
  });

  it("count as no request, and there are none without documents", async () => {
    const used = async () => (await client.get("/auth/users/r2r-usage/")).body.current_usage;
    const before = await used();
    await suggest(client);
    expect(await used()).toEqual(before);
    expect(await suggest(await createTestAdmin(product))).toEqual([]);
  });
});
