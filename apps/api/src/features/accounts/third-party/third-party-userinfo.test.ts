import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Claims } from "../../../test/oidc-emulator.ts";
import {
  failed,
  outcome,
  redirectUri,
  useThirdPartyProduct,
  somebody,
} from "../../../test/third-party.ts";

const on = useThirdPartyProduct();
const { signIn, userOf } = on;
const verifier = "v".repeat(43);
const challenge = createHash("sha256").update(verifier).digest("base64url");
let nonces = 0;

afterEach(() => void vi.restoreAllMocks());

/** Signs in with a code for an ID token with these claims, where userinfo answers with those. */
async function signInWith(claims: Claims, userInfo?: Claims) {
  const nonce = `nonce-of-this-sign-in-${(nonces += 1)}`;
  const idToken = await on.provider.sign({ email_verified: undefined, ...claims, nonce });
  const code = on.provider.issueCode(idToken, redirectUri, challenge);
  if (userInfo) on.provider.setUserInfo(code, userInfo);
  return signIn({ code, nonce, code_verifier: verifier });
}

describe("what the ID token leaves out is asked of userinfo:", () => {
  it("address and name", async () => {
    const { sub, email } = somebody();
    const names = { given_name: "Ada", family_name: "Byron" };
    const answer = await signInWith({ sub }, { sub, email, email_verified: true, ...names });
    const user = await userOf(answer.body.key);
    expect(user).toMatchObject({ email, first_name: "Ada", last_name: "Byron" });
  });

  it("the name alone, while the address stays the token's", async () => {
    const claims = somebody({ email_verified: true });
    const other = { email: "other@example.org", email_verified: true, given_name: "Ada" };
    const answer = await signInWith(claims, { sub: claims.sub, ...other });
    const user = await userOf(answer.body.key);
    expect(user).toMatchObject({ email: claims.email, first_name: "Ada" });
  });

  it("nothing, where the token is complete", async () => {
    const claims = somebody({ email_verified: true, given_name: "Ada", family_name: "Byron" });
    const answer = await signInWith(claims, { sub: "somebody else" });
    expect(answer.status).toBe(200);
  });
});

it("who has an address in the token signs in when userinfo does not answer", async () => {
  const claims = somebody({ email_verified: true });
  expect((await signInWith(claims)).status).toBe(200);
});

describe("a refusal says in the log why:", () => {
  const { sub, email } = somebody();
  it.each<[string, Claims, Claims]>([
    ["the provider gives no e-mail address", { sub }, { sub, given_name: "Ada" }],
    ["the provider has not verified the e-mail address", { sub }, { sub, email }],
    [
      "the provider has not verified the e-mail address",
      { sub, email },
      { sub, email, email_verified: false },
    ],
  ])("%s (%j, %j)", async (reason, claims, userInfo) => {
    const warn = vi.spyOn(on.product.app.log, "warn");
    expect(outcome(await signInWith(claims, userInfo))).toEqual(failed);
    const line = { issuer: on.provider.issuer, subject: sub, reason };
    expect(warn).toHaveBeenCalledWith(line, "third-party sign-in refused");
  });

  it("userinfo is about somebody else, also where only the name was asked for", async () => {
    const about = { sub: "somebody else", email, email_verified: true };
    for (const claims of [{ sub }, { sub, email, email_verified: true }]) {
      const warn = vi.spyOn(on.product.app.log, "warn");
      expect(outcome(await signInWith(claims, about))).toEqual(failed);
      expect(warn.mock.lastCall?.[1]).toBe("third-party sign-in");
    }
  });

  it("the nonce is another one", async () => {
    const warn = vi.spyOn(on.product.app.log, "warn");
    const token = await on.provider.sign(somebody({ nonce: "of the token" }));
    expect(outcome(await signIn({ id_token: token, nonce: "of the page" }))).toEqual(failed);
    const [{ err }] = warn.mock.lastCall as unknown as [{ err: Error }];
    expect(String(err.cause)).toContain("the nonce is not the token's");
  });
});
