import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestAdmin } from "../../test/fixtures.ts";
import { type ModelEmulator, saying, startModelEmulator } from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { startWebEmulator, type WebEmulator } from "../../test/web-emulator.ts";

const article = (text: string) =>
  `<!doctype html><html><head><title>Harbour guide</title></head><body><nav>Home Boats Contact</nav>
   <article><h1>The harbour</h1><p>${"Boats come and go with the tide, and the market opens early. ".repeat(8)}</p>
   <h2>The pier</h2><p>${text}</p></article></body></html>`;
const claim = "The east pier of Skagholm was finished in 1931 and is 214 metres long.";

type Reply = {
  error?: string;
  code?: string;
  results: {
    messages: {
      content: string;
      metadata: {
        outcome: string;
        citations: {
          payload: { text: string; metadata: { url?: string; filename: string } };
        }[];
      };
    }[];
  };
};

let web: WebEmulator;
let provider: ModelEmulator;

beforeAll(async () => {
  web = await startWebEmulator();
  provider = await startModelEmulator();
});
afterAll(async () => {
  await web.close();
  await provider.close();
});

async function ask(client: Client, message = "When was the east pier of Skagholm finished?") {
  const body = { message, rag_tools: ["web_search"] };
  const reply = await client.post("/chatbot/chat/agent_message/", body);
  return { status: reply.status, body: reply.body as Reply };
}

const engine = () => ({ WEB_SEARCH_ENGINE: "searxng", WEB_SEARCH_URL: web.url });

describe("a question to the web", () => {
  let product: Product;
  let client: Client;
  const start = async (env: Record<string, string>) => {
    product = await startProduct({ env, workers: false });
    client = await createTestAdmin(product);
  };
  const asked = async (env: Record<string, string>, message?: string) => {
    await start(env);
    try {
      return await ask(client, message);
    } finally {
      await product.close();
    }
  };

  it("is answered from pages, each cited with its address", async () => {
    const url = web.publish("/harbour", article(claim));
    web.find([{ url, title: "Harbour", snippet: "Boats and more" }]);
    const { status, body } = await asked({ ...engine(), WEB_ALLOWED_NETWORKS: "127.0.0.1" });
    expect(status).toBe(200);
    const [answer] = body.results.messages;
    expect(answer?.content).toContain("1931");
    expect(answer?.metadata.citations[0]?.payload).toMatchObject({
      document_id: url,
      metadata: { url, filename: "Harbour guide" },
    });
  });

  it("reads pages in the encoding that their server names", async () => {
    const russian =
      "Восточный причал Скагхольма был построен в 1931 году и имеет длину 214 метров.";
    // Windows-1251: the letters lie together, 0x350 below where Unicode has them.
    const codes = Array.from(article(russian), (sign) => sign.charCodeAt(0));
    const bytes = Buffer.from(codes.map((code) => (code > 0x40f ? code - 0x350 : code)));
    const url = web.publish("/prichal", bytes, "text/html; charset=windows-1251");
    web.find([{ url, title: "Причал", snippet: "" }]);
    const { body } = await asked(
      { ...engine(), WEB_ALLOWED_NETWORKS: "127.0.0.1" },
      "Когда был построен восточный причал Скагхольма?",
    );
    expect(body.results.messages[0]?.content).toContain(russian.slice(0, 40));
  });

  it("quotes the engine beside a page that shows a wall only", async () => {
    const wall = "<title>Before you go on</title><p>We use cookies. Please agree to read on.</p>";
    const url = web.publish("/wall", wall);
    web.find([{ url, title: "Pier", snippet: claim }]);
    const { body } = await asked({ ...engine(), WEB_ALLOWED_NETWORKS: "127.0.0.1" });
    expect(body.results.messages[0]?.content).toContain("1931");
  });

  it("reads no page of a private network, and then quotes what the engine says of it", async () => {
    const url = web.publish("/secret", article("The password of the router is 4711."));
    web.find([{ url, title: "Router", snippet: claim }]);
    const { body } = await asked(engine());
    const [answer] = body.results.messages;
    expect(JSON.stringify(body)).not.toContain("router is 4711");
    expect(answer?.metadata.citations[0]?.payload.text).toBe(claim);
    expect(web.requests.map(({ path }) => path)).not.toContain("/secret");
  });

  it("is answered by a model from the pages, which are data to it", async () => {
    const url = web.publish("/guide", article(claim));
    web.find([{ url, title: "Guide", snippet: "" }]);
    provider.scriptChat(saying("It was finished in 1931 [1]. See [here](http://evil.example/x)."));
    const { body } = await asked({
      ...engine(),
      WEB_ALLOWED_NETWORKS: "127.0.0.1",
      OPENAI_API_KEY: "k",
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: "talker",
    });
    const [answer] = body.results.messages;
    expect(answer?.content).toContain("[1]");
    expect(answer?.content).not.toContain("evil.example");
    expect(answer?.metadata.citations[0]?.payload.metadata.url).toBe(url);
  });

  it("that finds nothing says so, and one whose engine fails says that", async () => {
    web.find([]);
    const none = await asked(engine());
    expect(none.body.results.messages[0]?.metadata.outcome).toBe("not_found");
    web.failWith({ status: 500, body: "{}" });
    const failed = await asked(engine());
    web.failWith(undefined);
    expect(failed).toMatchObject({ status: 502, body: { code: "tool.failed" } });
    expect(failed.body.error).toMatch(/web search failed/);
  });

  it("is refused where no engine is set up, and capabilities say so before", async () => {
    await start({});
    try {
      const { body } = await client.get("/chatbot/capabilities/");
      expect(body).toMatchObject({ web_search: { available: false } });
      expect(await ask(client)).toMatchObject({ status: 400, body: { code: "tool.unavailable" } });
    } finally {
      await product.close();
    }
  });

  it.each([
    [{ WEB_SEARCH_ENGINE: "searxng" }, /WEB_SEARCH_URL/],
    [{ WEB_SEARCH_ENGINE: "brave" }, /WEB_SEARCH_API_KEY/],
    [{ WEB_SEARCH_ENGINE: "google" }, /WEB_SEARCH_ENGINE/],
    [{ WEB_ALLOWED_NETWORKS: "intranet" }, /WEB_ALLOWED_NETWORKS/],
  ])("does not begin with half a configuration: %j", async (env, message) => {
    await expect(startProduct({ env })).rejects.toThrow(message);
  });
});
