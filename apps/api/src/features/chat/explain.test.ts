import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { ask, createTestLibrary, type TestLibrary } from "../../test/test-library.ts";

describe("the explanation of a search", () => {
  let product: Product;
  let library: TestLibrary;
  let client: Client;
  beforeAll(async () => {
    product = await startProduct();
    library = await createTestLibrary(product);
    client = library.client;
    await uploadTestDocument(client, library.papers, {
      name: "ferry-2018.txt",
      bytes: "The ferry to Brae leaves at nine. Bicycles travel free on the ferry.",
    });
  });
  afterAll(() => product.close());

  const explain = (question: string, more = "") =>
    client.get(`/chatbot/explain/?q=${encodeURIComponent(question)}${more}`);

  it("names the words with their weights, what was corrected and what was left out", async () => {
    const { status, body } = await explain(
      "You are a sailor. When does the fery to Brae leave in FY2018? -lighthouse",
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      instructions: ["You are a sailor."],
      excluded: ["lighthouse"],
      ranking: "words",
      is_complete: true,
    });
    const wordOf = (word: string) =>
      body.words.find((one: { word: string }) => one.word === word) ?? {};
    expect(wordOf("fery")).toMatchObject({ origin: "typed", corrected_to: ["ferry"], passages: 1 });
    expect(wordOf("brae").weight).toBeGreaterThan(wordOf("the").weight ?? 0);
    const [best] = body.passages;
    expect(best).toMatchObject({
      filename: "ferry-2018.txt",
      rank_by_words: 1,
      rank_by_vectors: null,
      also_in: [],
    });
    expect(best.words).toEqual(expect.arrayContaining(["fery", "brae", "fy2018"]));
    expect(best.excerpt).toContain("The ferry to Brae");
    expect(body.searched_passages).toBeLessThanOrEqual(body.all_passages);
  });

  it("says with an answer which words were corrected, and corrects no quoted one", async () => {
    const correctionsFor = async (question: string) => {
      const { body } = await ask(client, question);
      const { steps } = body.results.messages[0].metadata;
      return steps.flatMap((step: { corrections?: object[] }) => step.corrections ?? []);
    };
    const question = "When does the fery to Brae leave?";
    expect(await correctionsFor(question)).toEqual([{ word: "fery", searched_for: ["ferry"] }]);
    expect(await correctionsFor(question.replace("fery", '"fery"'))).toEqual([]);
    expect(await correctionsFor(question.replace("fery", "ferry"))).toEqual([]);
  });

  it("finds a document by the name of the folder that it lies in", async () => {
    const terms = (months: number) =>
      `The contract runs for ${months} months. Either side may end it.`;
    for (const [name, months] of [
      ["Helios", 18],
      ["Selene", 30],
      ["Aurora", 42],
    ] as const) {
      const parent = await createTestFolder(client, name);
      const folder = await createTestFolder(client, "Signed", parent);
      await uploadTestDocument(client, folder, { name: "contract.txt", bytes: terms(months) });
    }
    const question = "How long does the Selene contract run?";
    const { body } = await explain(question);
    expect(body.folders).toEqual(["Selene"]);
    expect(body.passages[0].excerpt).toContain("30 months");
    const answer = await ask(client, question);
    expect(answer.body.results.messages[0].content).toMatch(/^The contract runs for 30 months/);
    expect((await explain("When does the ferry leave?")).body.folders).toEqual([]);
  });

  it.each([
    ["Żółw", "Who pays for the Żółw boat?"],
    ["合同", "合同"],
  ])("knows the folder %s by its name", async (name, question) => {
    const folder = await createTestFolder(client, name);
    const bytes = "The boat is paid by the club. 合同";
    await uploadTestDocument(client, folder, { name: "boat.txt", bytes });
    expect((await explain(question)).body.folders).toEqual([name]);
  });

  it("searches only the chosen folders", async () => {
    const { body } = await explain("ferry", `&folders=${library.papers}`);
    expect(body.passages.length).toBeGreaterThan(0);
    const foreign = await explain("ferry", "&folders=0192d5b0-0000-7000-8000-000000000000");
    expect(foreign).toMatchObject({ status: 404, body: { code: "folder.not_found" } });
  });

  it.each([
    ["no question", "", "", 400],
    ["a folder that is no id", "ferry", "&folders=x", 400],
    ["a question of signs", "?!", "", 200],
  ])("takes %s", async (_, question, more, status) => {
    expect((await explain(question, more)).status).toBe(status);
  });
});
