import { afterAll, beforeAll, expect, it } from "vitest";
import { getCurrentClient } from "../../platform/current-client.ts";
import type { Client } from "../../test/client.ts";
import { getOrganizationId } from "../../test/license-terms.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { ask, createTestLibrary } from "../../test/test-library.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { DATABASE_POOL_SIZE: "2" } });
});
afterAll(() => product.close());

const question = "When was the lighthouse built?";

/** Calls whose answer or search is made in the product, beside the chat. */
async function openCalls(client: Client) {
  const { body } = await client.post("/auth/api-keys/", { name: "a program", scopes: ["ask"] });
  const post = async (path: string, sent: object) => {
    const headers = {
      authorization: `Bearer ${body.key}`,
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
    };
    const options = { method: "POST", headers, body: JSON.stringify(sent) };
    const reply = await fetch(`${product.url}${path}`, options);
    return { status: reply.status, text: await reply.text() };
  };
  const useTool = (name: string, input: object) =>
    post("/mcp", {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: input },
    });
  const get = async (path: string) => {
    const { status, body: text } = await client.get(path);
    return { status, text: JSON.stringify(text) };
  };
  return [
    () =>
      post("/v1/chat/completions", {
        model: "footnote",
        messages: [{ role: "user", content: question }],
      }),
    () => useTool("ask", { question }),
    () => useTool("search_documents", { query: question }),
    () => get(`/chatbot/explain/?q=${encodeURIComponent(question)}`),
    () => get("/chatbot/suggested_questions/"),
  ];
}

it("every call that answers or searches waits for a place of its organization, and others do not", async () => {
  const busy = await createTestLibrary(product);
  const other = await createTestLibrary(product);
  const calls = await openCalls(busy.client);
  const take = product.app.answerPlaces;
  const leave = await take(await getOrganizationId(busy.client));
  let waiting = 0;
  const clients = new Set<string | undefined>();
  const counting: typeof take = (...one) => {
    waiting += 1;
    clients.add(getCurrentClient());
    return take(...one);
  };
  Object.assign(product.app, { answerPlaces: counting });
  let done = 0;
  const replies = calls.map(async (call) => {
    const reply = await call();
    done += 1;
    return reply;
  });
  await expect.poll(() => waiting + done, { timeout: 20_000 }).toBe(calls.length);
  expect((await ask(other.client, question)).status).toBe(200);
  expect(done).toBe(0);
  expect([...clients]).toEqual(["127.0.0.1"]);
  leave();
  for (const { status, text } of await Promise.all(replies)) {
    expect(status).toBe(200);
    expect(text).toContain("island.txt");
    expect(text).not.toContain(`"isError":true`);
  }
});
