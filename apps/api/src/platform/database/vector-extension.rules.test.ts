import { expect, it } from "vitest";
import { refuseVectorExtension } from "./vector-extension.rules.ts";

it.each([
  ["the oldest that will do", "0.8.0", "0.8.0", /^none$/],
  ["a newer one", "0.10.1", "0.10.1", /^none$/],
  ["the next major one", null, "1.0", /^none$/],
  ["one to be created", null, "0.8.1", /^none$/],
  ["an old one in the database", "0.7.4", "0.8.0", /has pgvector 0\.7\.4.*alter extension/],
  ["an old one on the server", null, "0.5.1", /Postgres has pgvector 0\.5\.1.*Install/],
  ["none", null, null, /has no pgvector\. Install/],
])("%s", (_, installed, available, refusal) => {
  expect(refuseVectorExtension(installed, available) ?? "none").toMatch(refusal);
});
