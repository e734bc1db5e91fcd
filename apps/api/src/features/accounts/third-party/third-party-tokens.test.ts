import { generateKeyPair, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import type { Claims } from "../../../test/oidc-emulator.ts";
import { failed, outcome, useThirdPartyProduct, somebody } from "../../../test/third-party.ts";

const on = useThirdPartyProduct();
const { signIn } = on;

describe("a token is refused", () => {
  const past = Math.floor(Date.now() / 1000) - 3600;
  it.each<[string, Claims]>([
    ["for another client", { aud: "somebody-else" }],
    ["for several clients, made for another", { aud: ["footnote-tests", "other"], azp: "other" }],
    ["of another issuer", { iss: "https://accounts.example.com" }],
    ["that has expired", { iat: past - 600, exp: past }],
    ["that never expires", { exp: undefined }],
    ["that names nobody", { sub: undefined }],
    ["with an empty subject", { sub: "" }],
    ["with a number for a subject", { sub: 5 as never }],
    ["with a subject that no database stores", { sub: "a\u0000b" }],
    ["whose address is none", { email: "nonsense" }],
    ["whose address has a second line", { email: "x@example.org\r\nbcc: z@example.org" }],
    ["whose address is too long", { email: `${"x".repeat(5_000)}@example.org` }],
  ])("%s", async (_, claims) => {
    const token = await on.provider.sign({ ...somebody(), ...claims });
    expect(outcome(await signIn({ id_token: token }))).toEqual(failed);
  });

  it("signed with another key, under the name of the right one or its own", async () => {
    const { privateKey: key } = await generateKeyPair("RS256");
    for (const options of [{ key }, { key, kid: "other" }]) {
      const token = await on.provider.sign(somebody(), options);
      expect(outcome(await signIn({ id_token: token }))).toEqual(failed);
    }
  });

  it("without a signature", async () => {
    const token = new UnsecuredJWT(somebody())
      .setIssuer(on.provider.issuer)
      .setAudience(on.provider.clientId)
      .setIssuedAt()
      .setExpirationTime("10m")
      .encode();
    expect(outcome(await signIn({ id_token: token }))).toEqual(failed);
  });

  it("whose payload was changed", async () => {
    const [head, , signature] = (await on.provider.sign(somebody())).split(".");
    const [, other] = (await on.provider.sign(somebody())).split(".");
    const token = [head, other, signature].join(".");
    expect(outcome(await signIn({ id_token: token }))).toEqual(failed);
  });

  it.each([{}, { id_token: "no.token.this" }, { access_token: "opaque" }, { code: "made-up" }])(
    "when there is none: %j",
    async (body) => {
      expect(outcome(await signIn(body))).toEqual(failed);
    },
  );
});

it("a name keeps only what can be stored of it", async () => {
  const token = await on.provider.sign(
    somebody({ given_name: "Ada\u0000\u0007", family_name: "" }),
  );
  const { status, body } = await signIn({ id_token: token });
  expect(status).toBe(200);
  expect((await on.userOf(body.key)).first_name).toBe("Ada");
});

describe("a nonce", () => {
  it("opens one session only, also in another token", async () => {
    const nonce = "n-0S6_WzA2Mj";
    const claims = somebody({ nonce });
    expect((await signIn({ id_token: await on.provider.sign(claims), nonce })).status).toBe(200);
    const replayed = await on.provider.sign({ ...claims, jti: "another token" });
    expect(outcome(await signIn({ id_token: replayed, nonce }))).toEqual(failed);
  });

  it("must be the one the page has sent", async () => {
    const token = await on.provider.sign(somebody({ nonce: "of the token" }));
    for (const nonce of ["of the page", undefined]) {
      expect(outcome(await signIn({ id_token: token, nonce }))).toEqual(failed);
    }
    const without = await on.provider.sign(somebody());
    expect(outcome(await signIn({ id_token: without, nonce: "of the page" }))).toEqual(failed);
    expect((await signIn({ id_token: token, nonce: "of the token" })).status).toBe(200);
  });

  it("is not needed, but then the token itself works once", async () => {
    const token = await on.provider.sign(somebody());
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ id_token: token })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });
});
