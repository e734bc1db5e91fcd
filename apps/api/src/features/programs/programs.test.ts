import { Client as McpClient, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { OpenAI } from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../test/client.ts";
import { givenDocument, givenFolder, givenMember } from "../../test/given.ts";
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
  member = await givenMember(product);
  stranger = await givenMember(product);
  folder = await givenFolder(member, "Places");
  const frame = await givenDocument(member, folder, { name: "island.txt", bytes: island });
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
    const client = openAi(await keyOf(member, ["ask", "read"]));
    const models = await client.models.list();
    expect(models.data.map(({ id }) => id)).toEqual(["footnote"]);
    const reply = await client.chat.completions.create({
      model: "footnote",
      messages: [
        { role: "system", content: "Be brief." },
        { role: "user", content: [{ type: "text", text: question }] },
      ],
    });
    const [choice] = reply.choices;
    expect(choice?.message.content).toMatch(/1874[^]*\[1\]\n\nSources:\n\[1\] island\.txt$/);
    expect(reply).toMatchObject({
      object: "chat.completion",
      outcome: "answered",
      citations: [{ id: "1", payload: { document_id: file } }],
    });
  });

  it("stream the same text, and end", async () => {
    const client = openAi(await keyOf(member, ["ask"]));
    const stream = await client.chat.completions.create({
      model: "footnote",
      stream: true,
      messages: [{ role: "user", content: question }],
    });
    let text = "";
    let end: string | null | undefined;
    for await (const { choices } of stream) {
      text += choices[0]?.delta.content ?? "";
      end = choices[0]?.finish_reason;
    }
    expect(text).toMatch(/1874[^]*Sources:/);
    expect(end).toBe("stop");
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
    const abroad = { collection_ids: { $overlap: [folder] } };
    const foreign = await keyOf(stranger, ["ask"]);
    await expect(create(foreign, { ...asked, search_settings: abroad })).rejects.toMatchObject({
      status: 404,
      code: "folder.not_found",
    });
  });
});

describe("the model context", () => {
  const connect = async (client: Client, scopes = ["ask"]) => {
    const headers = { authorization: `Bearer ${await keyOf(client, scopes)}` };
    const context = new McpClient({ name: "test", version: "1" });
    const url = new URL(`${product.url}/mcp`);
    await context.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
    return context;
  };
  const call = async (context: McpClient, name: string, args: Record<string, unknown>) => {
    const result = await context.callTool({ name, arguments: args });
    const [first] = result.content as { type: string; text?: string }[];
    return {
      text: first?.text ?? "",
      failed: result.isError === true,
      data: result.structuredContent,
    };
  };

  it("offers to list, read, search and ask, within the caller's rights", async () => {
    const context = await connect(member);
    const { tools } = await context.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      "ask",
      "describe_tables",
      "list_folders",
      "query_table",
      "read_document",
      "search_documents",
    ]);
    expect((await call(context, "list_folders", {})).text).toContain(`folder ${folder}: Places`);
    expect((await call(context, "list_folders", { folder_id: folder })).text).toContain(file);
    expect((await call(context, "read_document", { document_id: file })).text).toBe(island);
    const found = await call(context, "search_documents", { query: "lighthouse lamp" });
    expect(found.text).toContain("[1] island.txt");
    const answer = await call(context, "ask", { question });
    expect(answer.text).toMatch(/1874[^]*Sources:/);
    expect(answer.data).toMatchObject({ outcome: "answered" });
    await context.close();
  });

  it("shows a stranger nothing", async () => {
    const context = await connect(stranger);
    expect((await call(context, "list_folders", {})).text).toBe("It is empty.");
    expect(await call(context, "read_document", { document_id: file })).toMatchObject({
      failed: true,
    });
    expect(await call(context, "list_folders", { folder_id: folder })).toMatchObject({
      failed: true,
    });
    const narrowed = { query: "lighthouse", folder_ids: [folder] };
    expect(await call(context, "search_documents", narrowed)).toMatchObject({ failed: true });
    expect((await call(context, "search_documents", { query: "lighthouse" })).text).toBe(
      "Nothing was found.",
    );
    await context.close();
  });

  it("asks for a key with the scope to ask, and for arguments that fit", async () => {
    await expect(connect(member, ["read"])).rejects.toThrow();
    const headers = { "content-type": "application/json" };
    const nobody = await fetch(`${product.url}/mcp`, { method: "POST", headers, body: "{}" });
    expect(nobody.status).toBe(401);
    const context = await connect(member);
    expect(await call(context, "read_document", { document_id: "1" })).toMatchObject({
      failed: true,
    });
    await context.close();
  });

  it("computes from the tables of a spreadsheet, of the caller's own documents only", async () => {
    const bytes = "Berth,Fee\nNorth,0.1\nSouth,0.2\n";
    const frame = await givenDocument(member, folder, { name: "fees.csv", bytes });
    const id: string = frame.result.file.id;
    const context = await connect(member);
    const described = await call(context, "describe_tables", { document_id: id });
    expect(described.data).toMatchObject({ tables: [{ name: "fees", range: "A1:B3" }] });
    const sum = { document_id: id, sql: "select sum(fee) as total from fees" };
    expect((await call(context, "query_table", sum)).data).toMatchObject({
      rows: [[0.3]],
      anchors: [{ kind: "cells", range: "B2:B3" }],
    });
    const change = { document_id: id, sql: "delete from fees" };
    expect(await call(context, "query_table", change)).toMatchObject({ failed: true });
    await context.close();
    const other = await connect(stranger);
    expect(await call(other, "query_table", sum)).toMatchObject({ failed: true });
    await other.close();
  });
});
