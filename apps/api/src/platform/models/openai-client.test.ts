import { afterEach, expect, it, vi } from "vitest";
import { type ClientSettings, openClient } from "./openai-client.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The headers of a request with the client's own variables in the environment. */
async function sentWith(settings: Partial<ClientSettings>): Promise<Headers> {
  vi.stubEnv(
    "OPENAI_CUSTOM_HEADERS",
    "X-Gateway: secret-of-the-operator\nAuthorization: Bearer sk-env",
  );
  vi.stubEnv("OPENAI_ORG_ID", "org-of-the-operator");
  let sent = new Headers();
  const fetch: typeof globalThis.fetch = async (_, init) => {
    sent = new Headers(init?.headers);
    return Response.json({ data: [] });
  };
  const connection = {
    apiKey: "sk-own",
    baseUrl: "https://models.example.com/v1",
    timeoutMs: 1_000,
  };
  await openClient({ ...connection, ...settings, fetch }).get("/models");
  expect(process.env["OPENAI_CUSTOM_HEADERS"]).toContain("X-Gateway");
  return sent;
}

it.each([
  ["a connection", {}],
  ["an Azure connection", { apiVersion: "2025-04-01-preview" }],
])("%s gets no header of the environment", async (_, settings) => {
  const sent = await sentWith(settings);
  expect([...sent.values()].join(" ")).not.toMatch(/of-the-operator|sk-env/);
  expect(sent.get("authorization") ?? sent.get("api-key")).toContain("sk-own");
});

it("the provider of the environment gets its headers", async () => {
  const sent = await sentWith({ isOfEnvironment: true });
  expect(sent.get("x-gateway")).toBe("secret-of-the-operator");
  expect(sent.get("openai-organization")).toBe("org-of-the-operator");
});
