import type { Message } from "@footnote/contracts/chat/chat";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { ask, inFolder } from "../../test/test-library.ts";

const rules = [
  "# Lending",
  "A member may borrow twelve books.",
  "The fine for a late book is thirty cents a day.",
  "The reading room opens at nine.",
].join("\n\n");
const question = "What is the fine for a late book?";

let product: Product;
let client: Client;
let folder: string;
beforeAll(async () => {
  product = await startProduct();
  client = await createTestAdmin(product);
  folder = await createTestFolder(client, "Rules");
  await uploadTestDocument(client, folder, { name: "rules.md", bytes: rules });
});
afterAll(() => product.close());

/** The first citation of an answer and what its claims rest on. */
async function answerTo(text: string) {
  const { body } = await ask(client, text);
  const message: Message = body.results.messages[0];
  const [citation] = message.metadata.citations;
  if (!citation) throw new Error(`not cited: ${message.content}`);
  const spans = message.metadata.claims.flatMap(({ cited_spans: all }) => all ?? []);
  return {
    citation,
    passage: citation.payload.text,
    spans,
    anchors: citation.payload.metadata.anchors,
  };
}

it("locates a citation and its claim at the line that was quoted", async () => {
  const { citation, passage, spans, anchors } = await answerTo(question);
  const [span, ...others] = spans;
  expect(others).toEqual([]);
  expect(passage.slice(span?.start, span?.end)).toBe(
    "The fine for a late book is thirty cents a day.",
  );
  expect(passage.length).toBeGreaterThan(100);
  expect(span).toMatchObject({
    citation: citation.id,
    anchors: [{ kind: "lines", from: 5, to: 5 }],
  });
  expect(anchors).toEqual([{ kind: "lines", from: 5, to: 5 }]);
});

it("takes a copy of a document to have the same locations", async () => {
  const copies = await createTestFolder(client, "Copies");
  await uploadTestDocument(client, copies, { name: "copy.md", bytes: rules });
  const { body } = await ask(client, question, inFolder(copies));
  const [citation] = (body.results.messages[0] as Message).metadata.citations;
  expect(citation?.payload.metadata).toMatchObject({
    filename: "copy.md",
    anchors: [{ kind: "lines", from: 5, to: 5 }],
  });
});

it("keeps the anchors of passages that an earlier version has stored, and finds their sentence", async () => {
  await product.app.db.$executeRaw`update chunk set spans = null`;
  const { passage, spans, anchors } = await answerTo(question);
  const [span] = spans;
  expect(passage.slice(span?.start, span?.end)).toBe(
    "The fine for a late book is thirty cents a day.",
  );
  expect(anchors).toEqual([{ kind: "lines", from: 1, to: 7 }]);
  expect(span?.anchors).toEqual(anchors);
});
