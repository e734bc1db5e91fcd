import { expect, it, vi } from "vitest";
import { adaptFetch } from "./adapted-fetch.ts";
import { everyAdaptation } from "./adaptations.ts";

const address = "http://provider.test/v1/chat/completions";
const limited = (details: object[], headers: Record<string, string> = {}) =>
  new Response(JSON.stringify([{ error: { code: 429, message: "Exhausted", details } }]), {
    status: 429,
    headers: { "content-type": "application/json", ...headers },
  });
const retryInfo = { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "34.5s" };

const ask = async (reply: Response, adaptations = everyAdaptation) =>
  await adaptFetch(
    vi.fn<typeof fetch>(async () => reply),
    adaptations,
  )(address);

it("puts the wait that a body asks for into the header that the client reads", async () => {
  const adapted = await ask(limited([retryInfo]));
  expect(adapted.headers.get("retry-after")).toBe("34.5");
  expect(await adapted.json()).toMatchObject([{ error: { message: "Exhausted" } }]);
  expect((await ask(limited([retryInfo]), new Set())).headers.has("retry-after")).toBe(false);
});

it("keeps the header of a provider that sends one", async () => {
  const adapted = await ask(limited([retryInfo], { "retry-after": "2" }));
  expect(adapted.headers.get("retry-after")).toBe("2");
});

it("leaves every other reply as it is", async () => {
  const plain = new Response("{}", { headers: { "content-type": "application/json" } });
  const other = adaptFetch(
    vi.fn<typeof fetch>(async () => plain),
    everyAdaptation,
  );
  expect(await other("http://provider.test/v1/embeddings")).toBe(plain);
});
