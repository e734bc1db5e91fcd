import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { ask } from "../../test/test-library.ts";

const samples = fileURLToPath(
  new URL("../../../../web/src/features/documents/start/sample-library/", import.meta.url),
);

describe("suggested questions", () => {
  let product: Product;
  let client: Client;
  let library: string;
  let empty: string;
  beforeAll(async () => {
    product = await startProduct();
    client = await createTestAdmin(product);
    library = await createTestFolder(client, "Sample library");
    empty = await createTestFolder(client, "Empty");
    for (const name of readdirSync(samples)) {
      await uploadTestDocument(client, library, { name, bytes: readFileSync(samples + name) });
    }
  });
  afterAll(() => product.close());

  const suggest = async (by: Client, query = "") => {
    const { status, body } = await by.get(`/chatbot/suggested_questions/${query}`);
    expect(status).toBe(200);
    return body.questions as string[];
  };

  it("come from the tables and headings of the sample library, which answers them", async () => {
    const questions = await suggest(client);
    expect(questions).toHaveLength(3);
    expect(questions[0]).toBe("What is the total Amount in school-visits.csv?");
    for (const question of questions) {
      const { body } = await ask(client, question);
      const [{ metadata }] = body.results.messages;
      expect(metadata.outcome).toBe("answered");
      expect(question).toContain(metadata.citations[0].payload.metadata.filename);
    }
  });

  it("are asked in the language of the screen", async () => {
    const questions = await suggest(client, "?language=de");
    expect(questions).toHaveLength(3);
    for (const question of questions)
      expect(question).toMatch(/^(?:Was steht in|Wie hoch ist|Fasse) /);
  });

  it("come from the chosen folders only", async () => {
    expect(await suggest(client, `?folders=${empty}`)).toEqual([]);
    expect(await suggest(client, `?folders=${library}`)).toHaveLength(3);
  });

  it("count as no request, and there are none without documents", async () => {
    const used = async () => (await client.get("/auth/users/r2r-usage/")).body.current_usage;
    const before = await used();
    await suggest(client);
    expect(await used()).toEqual(before);
    expect(await suggest(await createTestAdmin(product))).toEqual([]);
  });
});
