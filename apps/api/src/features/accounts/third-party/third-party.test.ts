import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newClient } from "../../../test/client.ts";
import { createTestAdmin, createTestColleague, createTestUser } from "../../../test/fixtures.ts";
import { createTestOperator } from "../../../test/connected-models.ts";
import { type Claims, startOidcEmulator } from "../../../test/oidc-emulator.ts";
import { startProduct } from "../../../test/product.ts";
import {
  failed,
  outcome,
  redirectUri,
  useThirdPartyProduct,
  somebody,
} from "../../../test/third-party.ts";

const on = useThirdPartyProduct();
const { signIn, userOf } = on;
const unavailable = (name: string) => `${name} Sign-In is not available. Please try again later.`;

describe("an ID token of the provider", () => {
  it("makes an account the first time and finds it the second", async () => {
    const claims = somebody({ given_name: "Ada", family_name: "Byron" });
    const answer = await signIn({
      access_token: "opaque",
      code: "",
      id_token: await on.provider.sign(claims),
    });
    expect(answer.status).toBe(200);
    const first = await userOf(answer.body.key);
    expect(first).toMatchObject({ email: claims.email, first_name: "Ada", last_name: "Byron" });
    // The subject names the person, whatever becomes of the address.
    const later = { ...claims, email: "moved@example.org", iat: 1_700_000_000 };
    const again = await signIn({ id_token: await on.provider.sign(later) });
    expect((await userOf(again.body.key)).pk).toBe(first.pk);
  });

  it("makes one account when it comes twice at once, for two tokens", async () => {
    const claims = somebody();
    const tokens = await Promise.all(
      [1, 2, 3].map((jti) => on.provider.sign({ ...claims, jti: `${jti}` })),
    );
    const answers = await Promise.all(tokens.map((id_token) => signIn({ id_token })));
    const pks = await Promise.all(answers.map(async ({ body }) => (await userOf(body.key)).pk));
    expect(new Set(pks).size).toBe(1);
  });

  it("is redeemed from a code, with the address it was sent to", async () => {
    const proof = { nonce: "m".repeat(22), code_verifier: "v".repeat(43) };
    const challenge = createHash("sha256").update(proof.code_verifier).digest("base64url");
    const issue = async (claims: Claims, to: string) =>
      on.provider.issueCode(await on.provider.sign(claims), to, challenge);
    const claims = somebody({ nonce: proof.nonce });
    const code = await issue(claims, redirectUri);
    const answer = await signIn({ access_token: null, code, id_token: null, ...proof });
    expect((await userOf(answer.body.key)).email).toBe(claims.email);
    expect(outcome(await signIn({ code, ...proof }))).toEqual(failed);
    const elsewhere = await issue(somebody({ nonce: proof.nonce }), "https://evil.example/");
    expect(outcome(await signIn({ code: elsewhere, ...proof }))).toEqual(failed);
  });
});

it("a code that was not asked for with a challenge and a nonce opens nothing", async () => {
  const code = on.provider.issueCode(await on.provider.sign(somebody()), redirectUri);
  const answer = await signIn({ code });
  expect(outcome(answer)).toEqual(failed);
  expect(answer.body.detail).toEqual({ needs: ["nonce", "code_verifier"] });
});

describe("the account of an e-mail address", () => {
  it("is linked, and nobody who set it up unverified stays in it", async () => {
    const squatter = await createTestUser(on.product);
    const { pk } = (await squatter.get("/auth/user/")).body;
    const email = squatter.email.toUpperCase();
    const made = await squatter.post("/auth/api-keys/", { name: "Back door", scopes: ["read"] });
    const script = Object.assign(newClient(on.product.url), { token: made.body.key });
    const answer = await signIn({ id_token: await on.provider.sign(somebody({ email })) });
    expect((await userOf(answer.body.key)).pk).toBe(pk);
    expect((await squatter.get("/auth/user/")).status).toBe(401);
    expect((await script.get("/auth/user/")).body.code).toBe("api_key.revoked");
    const login = { email: squatter.email, password: "correct horse battery" };
    expect((await newClient(on.product.url).post("/auth/login/", login)).status).toBe(400);
  });

  it("is opened by no link for a new password that was made before", async () => {
    const squatter = await createTestUser(on.product);
    const { pk } = (await squatter.get("/auth/user/")).body;
    const operator = await createTestOperator(on.product);
    const offered = await operator.post(`/operator/users/${pk}/password-reset/`);
    const token = offered.body.reset_url.split("#")[1];
    await signIn({ id_token: await on.provider.sign(somebody({ email: squatter.email })) });
    const reset = { token, password1: "another long passphrase 7" };
    const answer = await newClient(on.product.url).post("/auth/password/reset/confirm/", reset);
    expect([answer.status, answer.body.code]).toEqual([400, "password_reset.invalid"]);
  });

  it("is cut off from an organization that others were let into, until its owner decides", async () => {
    const squatter = await createTestAdmin(on.product);
    const accomplice = await createTestColleague(on.product, squatter, "admin");
    const token = await on.provider.sign(somebody({ email: squatter.email }));
    const owner = newClient(on.product.url);
    owner.token = (await signIn({ id_token: token })).body.key;
    const answer = await owner.get("/chatbot/chat/get_scopes/");
    expect([answer.status, answer.body.code]).toEqual([409, "organization.review_needed"]);
    const { review } = (await owner.get("/organization/review/")).body;
    expect(review.members).toMatchObject([{ email: accomplice.email }]);
  });

  it("keeps password and sessions when the address is known to be the user's", async () => {
    const client = await createTestUser(on.product);
    const { pk } = (await client.get("/auth/user/")).body;
    await on.product.app.db.user.update({ where: { pk }, data: { emailVerifiedAt: new Date() } });
    const token = await on.provider.sign(somebody({ email: client.email }));
    expect((await userOf((await signIn({ id_token: token })).body.key)).pk).toBe(pk);
    expect((await client.get("/auth/user/")).status).toBe(200);
  });

  it.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }])(
    "is neither linked nor made with %j",
    async (claims) => {
      const client = await createTestUser(on.product);
      const users = await on.product.app.db.user.count();
      const token = await on.provider.sign(somebody({ email: client.email, ...claims }));
      expect(outcome(await signIn({ id_token: token }))).toEqual(failed);
      expect(await on.product.app.db.user.count()).toBe(users);
      expect((await client.get("/auth/user/")).status).toBe(200);
    },
  );
});

describe("a sign-in that goes to the provider and back", () => {
  const verifier = "v".repeat(43);
  const code_challenge = createHash("sha256").update(verifier).digest("base64url");
  const begin = (body: Record<string, unknown>) =>
    newClient(on.product.url).post("/auth/google/begin/", body);

  it("asks for a code with what the page has made up, and takes it with the verifier only", async () => {
    const asked = { state: "s".repeat(22), nonce: "n".repeat(22), code_challenge };
    const url = new URL((await begin(asked)).body.url);
    expect(url.origin + url.pathname).toBe(`${on.provider.issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...asked,
      client_id: on.provider.clientId,
      redirect_uri: redirectUri,
      response_type: "code",
      scope: "openid email profile",
      code_challenge_method: "S256",
    });
    const claims = somebody({ nonce: asked.nonce });
    const issue = async () =>
      on.provider.issueCode(await on.provider.sign(claims), redirectUri, code_challenge);
    const { nonce } = asked;
    expect(outcome(await signIn({ code: await issue(), code_verifier: verifier }))).toEqual(failed);
    for (const code_verifier of [undefined, "w".repeat(43)]) {
      expect(outcome(await signIn({ code: await issue(), nonce, code_verifier }))).toEqual(failed);
    }
    const answer = await signIn({ code: await issue(), nonce, code_verifier: verifier });
    expect((await userOf(answer.body.key)).email).toBe(claims.email);
  });

  it.each([
    { state: "short" },
    { nonce: "n&redirect_uri=https://evil.example" },
    { code_challenge: "x" },
  ])("does not begin with %j", async (wrong) => {
    const asked = { state: "s".repeat(22), nonce: "n".repeat(22), code_challenge, ...wrong };
    expect((await begin(asked)).body.code).toBe("request.invalid");
  });
});

describe("the provider", () => {
  it("is reported to the web app", async () => {
    const answer = await newClient(on.product.url).get("/auth/providers/");
    const google = { name: "Harbour ID", client_id: on.provider.clientId, kind: "redirect" };
    expect([answer.status, answer.body]).toEqual([200, { google, mail: false, signup: "open" }]);
  });

  it("is said to be unavailable when it does not answer", async () => {
    const gone = await startOidcEmulator();
    await gone.close();
    const env = { OIDC_ISSUER: gone.issuer, OIDC_CLIENT_ID: "x", OIDC_NAME: "Harbour ID" };
    const other = await startProduct({ workers: false, env });
    const answer = await newClient(other.url).post("/auth/google/", { id_token: "a.b.c" });
    await other.close();
    expect(outcome(answer)).toEqual([409, "sign_in.unavailable", unavailable("Harbour ID")]);
  });

  it("is said to be unavailable when there is none", async () => {
    const other = await startProduct({ workers: false });
    const client = newClient(other.url);
    const answer = await client.post("/auth/google/", { id_token: "a.b.c" });
    const asked = { state: "s".repeat(22), nonce: "n".repeat(22), code_challenge: "c".repeat(43) };
    const begun = await client.post("/auth/google/begin/", asked);
    const providers = await client.get("/auth/providers/");
    await other.close();
    expect(outcome(answer)).toEqual([409, "sign_in.unavailable", unavailable("Google")]);
    expect(outcome(begun)).toEqual(outcome(answer));
    expect(providers.body).toEqual({ google: null, mail: false, signup: "open" });
  });
});
