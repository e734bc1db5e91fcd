import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openOpenIdProvider } from "./openid-provider.ts";

/** Answers everything by metadata that never end. */
const server = createServer((_, response) => {
  response.setHeader("content-type", "application/json");
  const send = () => {
    while (!response.destroyed && response.write(" ".repeat(65_536))) sent += 65_536;
    response.once("drain", send);
  };
  send();
});
let sent = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close().closeAllConnections());

it("reads no more of a provider's reply than any has", async () => {
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const names = { name: "Other", clientId: "footnote", redirectUri: "http://localhost/" };
  const provider = openOpenIdProvider({ ...names, issuer, clientSecret: "s", kind: "redirect" });
  const begun = provider.begin({ state: "s".repeat(20), nonce: "n", codeChallenge: "c" });
  await expect(begun).rejects.toMatchObject({ code: "sign_in.unavailable" });
  // And what the system keeps of a connection.
  expect(sent).toBeLessThan(20 * 1024 ** 2);
}, 10_000);
