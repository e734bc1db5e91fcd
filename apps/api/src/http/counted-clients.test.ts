import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestUser } from "../test/fixtures.ts";
import { type Product, startProduct } from "../test/product.ts";

describe("a client that is counted", () => {
  let product: Product;
  beforeAll(async () => {
    const env = { REQUESTS_PER_MINUTE_PER_ADDRESS: "30", REQUESTS_PER_MINUTE_PER_KEY: "20" };
    product = await startProduct({ workers: false, env: { ...env, TRUSTED_PROXIES: "loopback" } });
  });
  afterAll(() => product.close());

  /** How often each status is the answer to 40 requests. */
  async function countStatuses(headersOf: (turn: number) => Record<string, string>) {
    const statuses: Record<number, number> = {};
    for (let turn = 0; turn < 40; turn += 1) {
      const headers = headersOf(turn);
      const { status } = await fetch(`${product.url}/api/auth/user/`, { headers });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  }

  it("has one key, however it is spelt", async () => {
    const { token } = await createTestUser(product);
    const spellings = ["Token ", "token ", "Bearer ", "TOKEN   "];
    const counted = await countStatuses((turn) => ({
      "x-forwarded-for": `198.51.100.${turn}`,
      authorization: `${spellings[turn % spellings.length]}${token}`,
    }));
    expect(counted).toEqual({ 200: 20, 429: 20 });
  });

  it.each([
    ["IPv4", "203.0.113.8", (turn: number) => `203.0.113.8:${20_000 + turn}`],
    ["IPv6", "2001:db8::8", (turn: number) => `[2001:db8::8]:${20_000 + turn}`],
  ])("has one address, with whatever port a proxy writes it (%s)", async (_, address, write) => {
    const counted = await countStatuses((turn) => ({ "x-forwarded-for": write(turn) }));
    expect(counted).toEqual({ 401: 30, 429: 10 });
    const without = await fetch(`${product.url}/api/auth/user/`, {
      headers: { "x-forwarded-for": address },
    });
    expect(without.status).toBe(429);
  });

  it("guesses passwords from one address, with whatever port a proxy writes it", async () => {
    const email = `${randomUUID()}@example.org`;
    const statuses: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const response = await fetch(`${product.url}/api/auth/login/`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `203.0.113.9:${20_000 + turn}`,
          cookie: "csrftoken=0123456789012345678901234567890123456789",
          "x-csrftoken": "0123456789012345678901234567890123456789",
        },
        body: JSON.stringify({ email, password: "a wrong password" }),
      });
      statuses.push(response.status);
    }
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
  });
});
