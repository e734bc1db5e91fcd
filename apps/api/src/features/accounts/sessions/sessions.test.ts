import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, newClient, type Wire } from "../../../test/client.ts";
import { createTestUser } from "../../../test/fixtures.ts";
import { type Product, startProduct } from "../../../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const ago = (ms: number) => new Date(Date.now() - ms);

/** Signs the user of a client in once more, as another program. */
async function again(client: { email: string }, userAgent: string): Promise<Client> {
  const csrf = "c".repeat(32);
  const response = await fetch(`${product.url}/api/auth/login/`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: `csrftoken=${csrf}`,
      "x-csrftoken": csrf,
      "user-agent": userAgent,
    },
    body: JSON.stringify({ email: client.email, password: "correct horse battery" }),
  });
  const { key } = (await response.json()) as Wire;
  return Object.assign(newClient(product.url), { token: key });
}

const alive = async (client: Client) => (await client.get("/auth/user/")).status === 200;
const idsOf = (answer: { body: Wire }): string[] => answer.body.map(({ id }: Wire) => id);

describe("the list of sessions", () => {
  it("lists each session, marks the current one, and contains neither key nor hash", async () => {
    const phone = await createTestUser(product);
    const laptop = await again(phone, `Laptop/1.0 ${"x".repeat(500)}`);
    const answer = await laptop.get("/auth/sessions/");
    expect(answer.body).toHaveLength(2);
    const [first, second] = answer.body;
    expect(first).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      created_at: expect.any(String),
      last_used_at: expect.any(String),
      user_agent: expect.stringMatching(/^Laptop\/1\.0 x+$/),
      current: true,
    });
    expect(first.user_agent.length).toBeLessThanOrEqual(200);
    expect(second.current).toBe(false);
    const rows = await product.app.db.session.findMany();
    for (const { keyHash } of rows) expect(JSON.stringify(answer.body)).not.toContain(keyHash);
    expect(JSON.stringify(answer.body)).not.toContain(laptop.token);
  });

  it("leaves out what has ended", async () => {
    const client = await createTestUser(product);
    const other = await again(client, "Old");
    const [{ id }] = (await other.get("/auth/sessions/")).body;
    await product.app.db.session.update({ where: { id }, data: { expiresAt: ago(1) } });
    expect((await client.get("/auth/sessions/")).body).toHaveLength(1);
  });
});

describe("ending sessions", () => {
  it("ends one and no other", async () => {
    const client = await createTestUser(product);
    const other = await again(client, "Lost phone");
    const [{ id }] = (await other.get("/auth/sessions/")).body;
    expect((await client.delete(`/auth/sessions/${id}/`)).status).toBe(200);
    expect([await alive(client), await alive(other)]).toEqual([true, false]);
  });

  it("does not touch a stranger's", async () => {
    const client = await createTestUser(product);
    const stranger = await createTestUser(product);
    const [id] = idsOf(await client.get("/auth/sessions/"));
    const answer = await stranger.delete(`/auth/sessions/${id}/`);
    expect([answer.status, answer.body.code]).toEqual([404, "session.not_found"]);
    expect(await alive(client)).toBe(true);
  });

  it("ends all of the user's, and nobody else's", async () => {
    const client = await createTestUser(product);
    const other = await again(client, "Other");
    const stranger = await createTestUser(product);
    expect((await client.post("/auth/logout-everywhere/")).status).toBe(200);
    const left = await Promise.all([client, other, stranger].map(alive));
    expect(left).toEqual([false, false, true]);
  });
});

describe("a session's end", () => {
  async function sessionOf(client: Client) {
    const [id = ""] = idsOf(await client.get("/auth/sessions/"));
    const change = (data: { createdAt?: Date; lastUsedAt?: Date; expiresAt?: Date }) =>
      product.app.db.session.update({ where: { id }, data });
    const read = () => product.app.db.session.findUniqueOrThrow({ where: { id } });
    return { change, read };
  }

  it("is put off by use, at most once an hour", async () => {
    const client = await createTestUser(product);
    const { change, read } = await sessionOf(client);
    const expiresAt = new Date(Date.now() + day);
    await change({ lastUsedAt: ago(hour - 60_000), expiresAt });
    await client.get("/auth/user/");
    expect((await read()).expiresAt).toEqual(expiresAt);
    await change({ lastUsedAt: ago(hour + 1000), expiresAt });
    await client.get("/auth/user/");
    const renewed = await read();
    expect(renewed.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * day);
    expect(renewed.lastUsedAt.getTime()).toBeGreaterThan(Date.now() - hour);
  });

  it("comes 90 days after its beginning however it is used", async () => {
    const client = await createTestUser(product);
    const { change, read } = await sessionOf(client);
    const createdAt = ago(85 * day);
    await change({ createdAt, lastUsedAt: ago(2 * hour), expiresAt: new Date(Date.now() + day) });
    await client.get("/auth/user/");
    expect((await read()).expiresAt.getTime()).toBe(createdAt.getTime() + 90 * day);
  });
});
