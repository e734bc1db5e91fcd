import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../context/caller.ts";
import { bindTenant } from "../../context/tenancy.ts";
import { createTestAdmin } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { toToolResult } from "./mcp-calls.service.ts";

describe("the address of the model context", () => {
  const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
  let product: Product;
  let key = "";
  const send = async (body: unknown, headers: Record<string, string> = {}, method = "POST") => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const response = await fetch(`${product.url}/mcp`, {
      method,
      headers: {
        accept: "application/json, text/event-stream",
        ...(method === "POST" && { "content-type": "application/json" }),
        authorization: `Bearer ${key}`,
        ...headers,
      },
      body: method === "POST" ? text : null,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  beforeAll(async () => {
    product = await startProduct();
    const member = await createTestAdmin(product);
    const { body } = await member.post("/auth/api-keys/", { name: "a program", scopes: ["ask"] });
    key = String(body.key);
  });

  afterAll(() => product.close());

  it.each(["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])(
    "speaks the revision %s",
    async (protocolVersion) => {
      const clientInfo = { name: "test", version: "1" };
      const params = { protocolVersion, capabilities: {}, clientInfo };
      const { text } = await send({ ...ping, method: "initialize", params });
      expect(text).toContain(`"protocolVersion":"${protocolVersion}"`);
      expect(text).toContain(`"tools":{"listChanged":false}`);
    },
  );

  it("speaks the revision 2026-07-28, without a handshake", async () => {
    const about = "io.modelcontextprotocol/";
    const _meta = {
      [`${about}protocolVersion`]: "2026-07-28",
      [`${about}clientInfo`]: { name: "test", version: "1" },
      [`${about}clientCapabilities`]: {},
    };
    const params = { _meta, name: "search_documents", arguments: { query: "lighthouse" } };
    const { status, text } = await send(
      { ...ping, method: "tools/call", params },
      {
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/call",
        "mcp-name": "search_documents",
      },
    );
    expect([status, JSON.parse(text)]).toMatchObject([200, { result: { resultType: "complete" } }]);
  });

  const post = { allow: "POST" };
  const bearer = { "www-authenticate": expect.stringMatching(/^Bearer/) as string };
  it.each<[string, Parameters<typeof send>, [number, number], Record<string, string>]>([
    ["a GET, since it says nothing by itself", ["", {}, "GET"], [405, -32_600], post],
    ["a DELETE, since there are no sessions", ["", {}, "DELETE"], [405, -32_600], post],
    ["pages of elsewhere", [ping, { origin: "https://evil.example" }], [403, -32_600], {}],
    ["what is no JSON", ["{"], [400, -32_700], {}],
    ["too much", ["x".repeat(300_000)], [413, -32_600], {}],
    ["many questions at once", [Array.from({ length: 11 }, () => ping)], [400, -32_600], {}],
    ["a key that has ended", [ping, { authorization: "Bearer fn_x" }], [401, -32_600], bearer],
  ])("refuses %s", async (_, sent, [status, code], headers) => {
    const answer = await send(...sent);
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([status, { error: { code } }]);
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
  });

  it("takes pages of its own and several messages", async () => {
    expect((await send([ping, { ...ping, id: 2 }])).status).toBe(200);
    expect((await send(ping, { origin: "http://localhost:3000" })).status).toBe(200);
  });

  it("reveals nothing of an internal failure", async () => {
    const calls = {
      app: bindTenant(product.app, { organizationId: randomUUID() }),
      member: { scopes: "all" } as Member,
      signal: new AbortController().signal,
    };
    const work = () => Promise.reject(new Error("select * from secrets"));
    const result = await toToolResult(calls, { needs: "ask", work });
    expect(result).toMatchObject({ isError: true });
    expect(JSON.stringify(result)).not.toContain("secrets");
  });
});
