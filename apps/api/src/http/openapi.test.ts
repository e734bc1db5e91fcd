import { claimState } from "@footnote/contracts/chat/citations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "../test/client.ts";
import { type Product, startProduct } from "../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

describe("the OpenAPI document", () => {
  it("describes every documented call with its parameters, body and replies", async () => {
    const response = await fetch(`${product.url}/api/openapi.json`);
    const document: Wire = await response.json();
    expect(document.openapi).toBe("3.1.0");
    const upload = document.paths["/api/chatbot/chat/upsert_file/"].post;
    expect(upload.requestBody.content["multipart/form-data"].schema).toMatchObject({
      required: ["collection_id", "file"],
      properties: { file: { type: "string", format: "binary" } },
    });
    expect(upload.responses["202"].content["application/json"].schema.required).toContain(
      "task_id",
    );
    const history = document.paths["/api/chatbot/chat/{id}/get_conversation_history/"].get;
    expect(history.parameters).toMatchObject([{ name: "id", in: "path", required: true }]);
    expect(history.security).toEqual([{ token: [] }]);
    const { messages } = history.responses["200"].content["application/json"].schema.properties;
    const { state } = messages.items.properties.metadata.properties.claims.items.properties;
    for (const one of claimState.options) expect(state.description).toContain(`${one}: `);
    const login = document.paths["/api/auth/login/"].post;
    expect(login.security).toBeUndefined();
    expect(login.requestBody.content["application/json"].schema.required).toEqual([
      "email",
      "password",
    ]);
    expect(Object.keys(document.paths).length).toBeGreaterThan(18);
  });

  it.each([
    ["gzip", "gzip"],
    ["br", "br"],
    ["identity", null],
    ["gzip;q=0, br;q=0.0", null],
  ])("is sent to who accepts %s", async (encoding, expected) => {
    const headers = { "accept-encoding": encoding };
    const response = await fetch(`${product.url}/api/openapi.json`, { headers });
    expect(response.headers.get("content-encoding")).toBe(expected);
    expect(response.headers.get("content-length")).toMatch(/^\d+$/);
    const document: Wire = await response.json();
    expect(document.openapi).toBe("3.1.0");
  });

  it("has a page for people", async () => {
    const response = await fetch(`${product.url}/api/docs/`);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(await response.text()).toContain("/api/chatbot/chat/agent_message/");
  });
});
