import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { uploadTestDocument } from "../../test/fixtures.ts";
import { ask, type TestLibrary, createTestLibrary } from "../../test/test-library.ts";
import { type Product, startProduct } from "../../test/product.ts";

describe("an answer that quotes, without a model", () => {
  let product: Product;
  let library: TestLibrary;
  let client: Client;
  beforeAll(async () => {
    product = await startProduct();
    library = await createTestLibrary(product);
    client = library.client;
    const rules = "The notice period of a member is four weeks. Dogs are welcome at the club.";
    await uploadTestDocument(client, library.papers, { name: "club rules.txt", bytes: rules });
  });
  afterAll(() => product.close());

  const answerTo = async (question: string, more: object = {}) => {
    const { body } = await ask(client, question, more);
    return { ...body.results.messages[0], conversation: body.results.conversation_id };
  };

  it("answers each of two questions asked at once", async () => {
    const { content, metadata } = await answerTo(
      "Who built the lighthouse on Gull Island and what is the notice period of the Harbour House lease?",
    );
    expect(content).toMatch(/Agnes Thorne\\?\. \[1\]\n\n.*six months\\?\. \[2\]/);
    expect(metadata).toMatchObject({ outcome: "answered", missing: null });
  });

  it("writes a list as one", async () => {
    const steps =
      "The steps to close the club are as follows:\n\n1) Put out the lamps.\n2) Lock the door.\n\nSo be it.";
    await uploadTestDocument(client, library.papers, { name: "closing.txt", bytes: steps });
    const { content } = await answerTo("What are the steps to close the club?");
    expect(content).toContain(
      "as follows: [1]\n\n1. Put out the lamps. [1]\n2. Lock the door. [1]",
    );
  });

  it("takes a word of one file's name for it, and asks which is meant where none is named", async () => {
    expect((await answerTo("Summarise the closing")).content).toMatch(/^\*\*closing\.txt\*\*/);
    expect((await answerTo("Summarise this file")).content).toMatch(
      /^Several files could be meant/,
    );
    expect((await answerTo("Fasse diese Datei zusammen")).content).toMatch(/^Mehrere Dateien/);
  });

  it("names the one of them that it cannot answer", async () => {
    const { content, metadata } = await answerTo(
      "Who built the lighthouse on Gull Island and what colour is the submarine?",
    );
    expect(content).toContain("Agnes Thorne");
    expect(metadata).toMatchObject({
      outcome: "partly",
      missing: "Nothing was found for: “what colour is the submarine?”",
    });
  });

  it("says what of the question it does not hold", async () => {
    const { metadata } = await answerTo("When was the lighthouse on Gull Island sold to Oslo?");
    expect(metadata.outcome).toBe("partly");
    expect(metadata.missing).toMatch(/^What is quoted does not mention “sold” or “Oslo”\./);
  });

  it("shows the value of a label first, whole and once cited", async () => {
    const bytes = "Boat house fees\n\nYearly deposit: 40 euros.\nSurety: 300 euros.";
    await uploadTestDocument(client, library.papers, { name: "boat house.txt", bytes });
    const { content, metadata } = await answerTo("What is the yearly deposit of the boat house?");
    expect(content).toBe("Yearly deposit: **40 euros** [1]");
    expect(metadata.claims).toMatchObject([{ state: "quoted", citations: ["1"] }]);
  });

  it("understands a misspelt word", async () => {
    const { content } = await answerTo("Who built the lighhouse on Gull Island?");
    expect(content).toContain("Agnes Thorne");
  });

  it("answers from the file that is named", async () => {
    const { content, metadata } = await answerTo(
      'What does "club rules.txt" say about the notice period?',
    );
    expect(content).toContain("four weeks");
    expect(content).not.toContain("six months");
    const names = metadata.citations.map(
      (one: { payload: { metadata: { filename: string } } }) => one.payload.metadata.filename,
    );
    expect(new Set(names)).toEqual(new Set(["club rules.txt"]));
  });

  it("summarizes a file", async () => {
    const { content } = await answerTo("What is in island.txt?");
    expect(content).toMatch(/^\*\*island\.txt\*\*\n\n- .*lighthouse/);
  });

  it("refuses in the language of the question", async () => {
    const { content, metadata } = await answerTo("Wie viele Planeten hat die Sonne?");
    expect(metadata.outcome).toBe("not_found");
    expect(content).toMatch(/^Nichts in den durchsuchten Dokumenten/);
  });

  it("computes a follow-up with what it leaves out", async () => {
    const fees = "Berth,Fee,Year\nNorth,10.5,2013\nSouth,20,2013\nNorth,31,2014\n";
    await uploadTestDocument(client, library.papers, { name: "fees.csv", bytes: fees });
    const first = await answerTo("What is the average fee?");
    expect(first.content).toBe("Average of Fee: **20.5** [1]");
    const next = await answerTo("And in 2013?", { conversation_id: first.conversation });
    expect(next.content).toBe("Average of Fee where Year is 2013: **15.25** [1]");
  });
});
