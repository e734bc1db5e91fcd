import { login } from "@footnote/contracts/accounts/accounts";
import { uploadFile } from "@footnote/contracts/documents";
import { expect, it } from "vitest";

// The schemas stay on the server (schemaless-contracts.ts): what is left must still say where to call.
it("the contracts in the browser know their paths and have no schemas", () => {
  expect(login).toMatchObject({ method: "POST", path: "/auth/login/" });
  expect(() => login.body.parse({})).toThrow("no schemas in the browser: parse");
  expect(() => uploadFile.reply.shape).toThrow("no schemas in the browser: shape");
});
