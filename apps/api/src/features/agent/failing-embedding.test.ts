import { afterAll, beforeAll, expect, it } from "vitest";
import {
  calling,
  failing,
  type ModelEmulator,
  saying,
  startModelEmulator,
} from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { ask, createTestLibrary } from "../../test/test-library.ts";

let provider: ModelEmulator;
let product: Product;
beforeAll(async () => {
  provider = await startModelEmulator();
  const env = { OPENAI_API_KEY: "k", OPENAI_BASE_URL: provider.baseUrl };
  product = await startProduct({
    env: { ...env, CHAT_MODEL: "talker", EMBEDDING_MODEL: "words" },
  });
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

it("an embedding model that fails is asked once for an answer with several searches", async () => {
  const { client } = await createTestLibrary(product);
  provider.requests.length = 0;
  const query = "lamp of the lighthouse";
  provider.scriptEmbeddings(failing(400, "withdrawn"), failing(400, "withdrawn"));
  provider.scriptChat(
    calling({ name: "search_file_knowledge", arguments: { query } }),
    saying("It was built in 1874 [1]."),
  );
  const { body } = await ask(client, "When was the lighthouse built?");
  expect(body.results.messages[0].content).toContain("1874");
  const embeddings = provider.requests.filter(({ path }) => path.endsWith("/embeddings"));
  const chats = provider.requests.filter(({ path }) => path.endsWith("/chat/completions"));
  expect(chats.length).toBeGreaterThanOrEqual(2);
  expect(embeddings).toHaveLength(1);
});
