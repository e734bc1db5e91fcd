import { describe, expect, it } from "vitest";
import { useAccountProduct, outcome, tokenIn } from "../../test/account-product.ts";
import { type Client, newClient } from "../../test/client.ts";
import { createTestUser } from "../../test/fixtures.ts";

const on = useAccountProduct();
const { mailAbout } = on;

describe("the confirmation of an address", () => {
  const verify = (client: Client, token: string) => client.post("/auth/email/verify/", { token });
  const verified = async (client: Client) => (await client.get("/auth/user/")).body.email_verified;

  it("is mailed at registration and can be asked for again", async () => {
    const client = await createTestUser(on.product);
    const first = tokenIn(await mailAbout(client.email, "Confirm"), "verify-email");
    expect((await client.post("/auth/email/verify/resend/")).status).toBe(200);
    const second = tokenIn(await mailAbout(client.email, "Confirm", 1), "verify-email");
    expect(second).not.toBe(first);
    expect(await verified(client)).toBe(false);
    expect((await verify(client, first)).status).toBe(200);
    expect(await verified(client)).toBe(true);
    // A second click succeeds, and no further mail can be requested.
    expect((await verify(client, first)).status).toBe(200);
    const again = await client.post("/auth/email/verify/resend/");
    expect(again.body.message).toBe("Your email address is already confirmed.");
  });

  it("requires a session of that account", async () => {
    const client = await createTestUser(on.product);
    const token = tokenIn(await mailAbout(client.email, "Confirm"), "verify-email");
    const stranger = await createTestUser(on.product);
    expect(outcome(await verify(stranger, token))).toEqual([400, "email_verification.invalid"]);
    expect(outcome(await verify(newClient(on.product.url), token))[0]).toBe(401);
    expect(outcome(await verify(client, "made-up"))).toEqual([400, "email_verification.invalid"]);
    expect([await verified(client), await verified(stranger)]).toEqual([false, false]);
  });

  it("can be asked for five times an hour", async () => {
    const client = await createTestUser(on.product);
    const ask = () => client.post("/auth/email/verify/resend/");
    const answers = await Promise.all(Array.from({ length: 7 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
