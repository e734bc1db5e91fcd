import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newClient } from "../../test/client.ts";
import { createTestAdmin } from "../../test/fixtures.ts";
import { type Claims, type OidcEmulator, startOidcEmulator } from "../../test/oidc-emulator.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { somebody } from "../../test/third-party.ts";

let provider: OidcEmulator;
let product: Product;
beforeAll(async () => {
  provider = await startOidcEmulator();
  const oidc = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: provider.clientId };
  product = await startProduct({ workers: false, env: oidc });
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

type Signup = Product["app"]["config"]["signup"];

/** An admin from before, and the server as an operator has set it since. */
async function prepare(signup: Signup) {
  product.app.config.signup = "open";
  const admin = await createTestAdmin(product);
  const { token } = (await admin.post("/organization/invitations/", {})).body;
  product.app.config.signup = signup;
  return { admin, token };
}

const register = (invitation?: string) =>
  newClient(product.url).post("/auth/registration/", {
    email: `${randomUUID()}@example.org`,
    password1: "correct horse battery",
    invitation,
  });
const enter = async (claims: Claims, invitation?: string) =>
  newClient(product.url).post("/auth/google/", {
    id_token: await provider.sign(claims),
    invitation,
  });

describe("sign-up", () => {
  it("is open to nobody where it is closed, also not with an invitation", async () => {
    const { admin, token } = await prepare("closed");
    for (const answer of [
      await register(),
      await register(token),
      await enter(somebody(), token),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, "account.signup_closed"]);
    }
    expect((await newClient(product.url).get("/auth/providers/")).body.signup).toBe("closed");
    expect((await enter(somebody({ email: admin.email }))).status).toBe(200);
  });

  it("by invitation needs the token of an open one", async () => {
    const { token } = await prepare("invitation");
    for (const answer of [await register(), await register("nonsense"), await enter(somebody())]) {
      expect([answer.status, answer.body.code]).toEqual([403, "account.invitation_needed"]);
    }
    expect((await enter(somebody(), token)).status).toBe(200);
    expect((await register(token)).status).toBe(201);
  });

  it("by an invitation with an address is for that address", async () => {
    const { admin } = await prepare("invitation");
    const email = `${randomUUID()}@example.org`;
    const { token } = (await admin.post("/organization/invitations/", { email })).body;
    for (const answer of [await register(token), await enter(somebody(), token)]) {
      expect([answer.status, answer.body.code]).toEqual([403, "invitation.other_address"]);
    }
    expect((await enter(somebody({ email }), token)).status).toBe(200);
  });
});
