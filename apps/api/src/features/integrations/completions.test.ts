import { OpenAI } from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { failing, hanging, saying, startModelEmulator } from "../../test/model-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";

const island =
  "The lighthouse on Gull Island was built in 1874 by Agnes Thorne. Its lamp turns once in 14 seconds.";
const question = "When was the lighthouse on Gull Island built?";

let product: Product;
let member: Client;
let stranger: Client;
let folder = "";
let file = "";

beforeAll(async () => {
  product = await startProduct();
  member = await createTestAdmin(product);
  stranger = await createTestAdmin(product);
  folder = await createTestFolder(member, "Places");
  const frame = await uploadTestDocument(member, folder, { name: "island.txt", bytes: island });
  file = frame.result.file.id;
});
afterAll(() => product.close());

async function keyOf(client: Client, scopes: string[]): Promise<string> {
  const { body } = await client.post("/auth/api-keys/", { name: "a program", scopes });
  return String(body.key);
}

describe("chat completions", () => {
  const openAi = (apiKey: string) =>
    new OpenAI({ apiKey, baseURL: `${product.url}/v1`, maxRetries: 0 });

  it("are answered from the documents, with their sources", async () => {
    const client = openAi(await keyOf(member, ["ask"]));
    const models = await client.models.list();
    expect(models.data.map(({ id }) => id)).toEqual(["footnote"]);
    expect(await client.models.retrieve("footnote")).toEqual(models.data[0]);
    await expect(client.models.retrieve("gpt-5")).rejects.toMatchObject({ status: 404 });
    const reply = await client.chat.completions.create({
      model: "footnote",
      messages: [
        { role: "system", content: "Be brief." },
        { role: "user", content: [{ type: "text", text: question }] },
      ],
    });
    const [choice] = reply.choices;
    expect(choice?.message.content).toMatch(/1874[^]*\[1\]\n\nSources:\n\n- \[1\] \[island\.txt\]/);
    const link = `http://localhost:3000/chat?source=${file}.`;
    const [note] = choice?.message.annotations ?? [];
    expect(choice?.message.content).toContain(`](${link}`);
    expect(note?.url_citation).toMatchObject({
      title: "island.txt",
      url: expect.stringContaining(link),
    });
    const marker = choice?.message.content?.slice(
      note?.url_citation.start_index,
      note?.url_citation.end_index,
    );
    expect(marker).toBe("[1]");
    expect(reply).toMatchObject({
      object: "chat.completion",
      outcome: "answered",
      citations: [{ id: "1", payload: { document_id: file } }],
      statements: [{ citations: ["1"], state: "quoted", text: expect.stringContaining("1874") }],
    });
  });

  it("stream the same text, and end", async () => {
    const client = openAi(await keyOf(member, ["ask"]));
    const stream = await client.chat.completions.create({
      model: "footnote",
      stream: true,
      stream_options: { include_usage: true },
      messages: [{ role: "user", content: question }],
    });
    const chunks = await Array.fromAsync(stream);
    const text = chunks.map(({ choices }) => choices[0]?.delta.content ?? "").join("");
    expect(text).toMatch(/1874[^]*Sources:/);
    expect(chunks.at(-2)?.choices[0]).toMatchObject({
      finish_reason: "stop",
      delta: { annotations: [{ url_citation: { title: "island.txt" } }] },
    });
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: 0 } });
  });

  it("count as requests, keep no conversation, and know what was said before", async () => {
    const usage = async () => (await member.get("/auth/users/r2r-usage/")).body.current_usage;
    const before = await usage();
    const reply = await member.post("/v1/chat/completions", {
      model: "footnote",
      messages: [
        { role: "user", content: question },
        { role: "assistant", content: "In 1874 [1]." },
        { role: "user", content: "And who built it?" },
      ],
    });
    expect(reply.body.choices[0].message.content).toContain("Agnes Thorne");
    expect((await usage()).monthly_limit_used).toBe(before.monthly_limit_used + 1);
    const { body } = await member.get("/chatbot/chat/get_recent_conversations/");
    expect(body).toEqual([]);
  });

  it("take what clients send besides, and refuse what they would rely on", async () => {
    const client = openAi(await keyOf(member, ["ask"]));
    const asked = { model: "footnote", messages: [{ role: "user", content: question }] };
    const create = (more: object) =>
      client.chat.completions.create({ ...asked, ...more } as never) as Promise<{
        choices: { message: { content: string } }[];
      }>;
    const tools = [{ type: "function", function: { name: "f", parameters: {} } }];
    const usual = { n: 1, temperature: 0, max_tokens: 9, stop: ["x"], user: "u", tools };
    expect((await create({ ...usual, tool_choice: "auto" })).choices[0]?.message.content).toContain(
      "1874",
    );
    const picture = {
      type: "image_url",
      image_url: { url: `data:image/png;base64,${"A".repeat(500_000)}` },
    };
    const long = Array.from({ length: 150 }, (_, at) => [
      {
        role: "user",
        content: [{ type: "text", text: `Question ${at}` }, picture].slice(0, at === 0 ? 2 : 1),
      },
      { role: "assistant", content: `Answer ${at}` },
    ]).flat();
    const system = { role: "system", content: "Be brief. ".repeat(3_000) };
    const messages = [system, ...long, ...asked.messages];
    expect((await create({ messages })).choices[0]?.message.content).toContain("1874");
    for (const [name, value] of Object.entries({
      n: 2,
      tool_choice: "required",
      response_format: { type: "json_object" },
    })) {
      await expect(create({ [name]: value })).rejects.toMatchObject({
        status: 400,
        param: expect.stringContaining(name),
        message: expect.stringContaining("leave"),
      });
    }
  });

  it("say by their status that a limit is reached, streaming or not, and not to try at once", async () => {
    const limited = await startProduct({
      env: { ORGANIZATION_MONTHLY_REQUESTS: "1" },
      workers: false,
    });
    try {
      const apiKey = await keyOf(await createTestAdmin(limited), ["ask"]);
      // With its own tries, none of which it makes.
      const client = new OpenAI({ apiKey, baseURL: `${limited.url}/v1` });
      const ask = (stream: boolean) =>
        client.chat.completions.create({
          model: "footnote",
          stream,
          messages: [{ role: "user", content: question }],
        });
      await ask(false);
      for (const stream of [false, true]) {
        await expect(ask(stream)).rejects.toMatchObject({
          status: 429,
          type: "insufficient_quota",
          code: "license.monthly_limit_reached",
        });
      }
    } finally {
      await limited.close();
    }
  });

  it("quote where a model fails, with its usage, and stop it when the client leaves", async () => {
    const provider = await startModelEmulator();
    const env = { OPENAI_API_KEY: "k", OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: "writer" };
    const written = await startProduct({ env });
    try {
      const author = await createTestAdmin(written);
      const places = await createTestFolder(author, "Places");
      await uploadTestDocument(author, places, { name: "a](http:x) island.txt", bytes: island });
      const apiKey = await keyOf(author, ["ask"]);
      const client = new OpenAI({ apiKey, baseURL: `${written.url}/v1`, maxRetries: 0 });
      const asked = { model: "footnote", messages: [{ role: "user" as const, content: question }] };
      provider.scriptChat(saying("The lighthouse was built in 1874 [1]."));
      const { usage, choices } = await client.chat.completions.create(asked);
      expect(usage?.prompt_tokens).toBeGreaterThan(100);
      expect(usage?.completion_tokens).toBeGreaterThan(0);
      expect(choices[0]?.message.content).toContain(
        String.raw`- [1] [a\](http:x) island.txt](http`,
      );
      const said = Array.from({ length: 5_000 }, (_, at) => ({
        role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
        content: `Remark ${at}.`,
      }));
      provider.scriptChat(
        saying("lighthouse Gull Island"),
        saying("The lighthouse was built in 1874 [1]."),
      );
      await client.chat.completions.create({ ...asked, messages: [...said, ...asked.messages] });
      const sent = JSON.stringify(provider.requests.map(({ body }) => body));
      expect(sent).toContain("Remark 4999.");
      expect(sent).not.toContain("Remark 4979.");
      provider.scriptChat(failing(400, "no"));
      const failed = await client.chat.completions.create({ ...asked, stream: true });
      const pieces = await Array.fromAsync(failed);
      const quoted = pieces.map(({ choices: [one] }) => one?.delta.content ?? "").join("");
      expect(quoted).toMatch(/^\*The language model did not answer, so .*1874/s);
      const before = provider.requests.length;
      provider.scriptChat(hanging);
      const stopped = await client.chat.completions.create({ ...asked, stream: true });
      await expect.poll(() => provider.requests.length).toBe(before + 1);
      stopped.controller.abort();
      await provider.requests[before]?.hungUp;
    } finally {
      await written.close();
      await provider.close();
    }
  });

  it("are refused in the form that clients read", async () => {
    const create = (apiKey: string, body: object) =>
      openAi(apiKey).chat.completions.create(body as never);
    const asked = { model: "footnote", messages: [{ role: "user", content: question }] };
    const key = await keyOf(member, ["ask"]);
    await expect(create("fn_wrong", asked)).rejects.toMatchObject({ status: 401 });
    const reader = await keyOf(member, ["read"]);
    await expect(create(reader, asked)).rejects.toMatchObject({
      status: 403,
      code: "api_key.scope",
    });
    await expect(create(key, { ...asked, model: "gpt-5" })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("footnote"),
    });
    await expect(create(key, { ...asked, model: "footnote-web" })).rejects.toMatchObject({
      status: 400,
      code: "tool.unavailable",
    });
    await expect(create(key, { ...asked, messages: [] })).rejects.toMatchObject({ status: 400 });
    const elsewhere = openAi(key).embeddings.create({ model: "footnote", input: "x" });
    await expect(elsewhere).rejects.toMatchObject({ status: 404, code: "request.not_found" });
    const abroad = { collection_ids: { $overlap: [folder] } };
    const foreign = await keyOf(stranger, ["ask"]);
    await expect(create(foreign, { ...asked, search_settings: abroad })).rejects.toMatchObject({
      status: 404,
      code: "folder.not_found",
    });
  });
});
