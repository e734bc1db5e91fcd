import { keyScopeOf } from "@footnote/contracts/endpoint";
import * as accounts from "@footnote/contracts/accounts/accounts";
import * as organizations from "@footnote/contracts/organizations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sql } from "../../../platform/database/database.ts";
import type { Client, Wire } from "../../../test/client.ts";
import { createTestAdmin, createTestUser } from "../../../test/fixtures.ts";
import { type Product, startProduct } from "../../../test/product.ts";
import { countWaitingFor, readPid } from "../../../test/waiting.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

const make = (client: Client, body: Record<string, unknown> = {}) =>
  client.post("/auth/api-keys/", { name: "Nightly import", scopes: ["read"], ...body });

/** Sends a request as a script does: with the key, without cookie and CSRF token. */
async function call(key: string, method: string, path: string, body?: unknown) {
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      authorization: `Token ${key}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer: Wire = await response.json();
  return { status: response.status, code: answer.code, body: answer };
}

async function keyOf(client: Client, scopes: string[]): Promise<string> {
  return (await make(client, { scopes })).body.key;
}

describe("an API key", () => {
  it("is shown once and stored as a hash", async () => {
    const client = await createTestUser(product);
    const made = await make(client, { scopes: ["write", "read", "read"] });
    expect(made.status).toBe(201);
    const { key, ...shown } = made.body;
    expect(key).toMatch(/^fn_[\w-]{43}$/);
    expect(shown).toEqual({
      id: expect.any(String),
      name: "Nightly import",
      prefix: key.slice(0, 9),
      scopes: ["read", "write"],
      created_at: expect.any(String),
      expires_at: null,
      last_used_at: null,
    });
    expect((await client.get("/auth/api-keys/")).body).toEqual([shown]);
    const rows = await product.app.db.apiKey.findMany({ where: { id: shown.id } });
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it("signs in without cookie and CSRF token, and is listed with its last use", async () => {
    const client = await createTestAdmin(product);
    const key = await keyOf(client, ["read", "write"]);
    const me = await call(key, "GET", "/auth/user/");
    expect([me.status, me.body.email]).toEqual([200, client.email]);
    const folder = await call(key, "POST", "/chatbot/chat/create_scope/", { name: "Imports" });
    expect([folder.status, folder.body.name]).toEqual([201, "Imports"]);
    const [listed] = (await client.get("/auth/api-keys/")).body;
    expect(Date.parse(listed.last_used_at)).toBeGreaterThanOrEqual(Date.parse(listed.created_at));
  });

  it.each([
    ["read", [200, 403, 403]],
    ["ask", [403, 200, 403]],
    ["write", [403, 403, 201]],
  ])("with the scope %s is limited to it", async (scope, statuses) => {
    const key = await keyOf(await createTestAdmin(product), [scope]);
    const answers = [
      await call(key, "GET", "/chatbot/chat/get_scopes/"),
      await call(key, "POST", "/chatbot/chat/agent_message/", { message: "What is new?" }),
      await call(key, "POST", "/chatbot/chat/create_scope/", { name: "New" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.code).toBe("api_key.scope");
    expect(refused?.body.error).toContain("it was made without the scope");
  });

  it("has no access to the account, the keys, or the members of the organization", async () => {
    const client = await createTestAdmin(product);
    const { pk } = (await client.get("/auth/user/")).body;
    const { id } = (await client.get("/organization/current/")).body;
    const key = await keyOf(client, ["read", "ask", "write"]);
    const calls: [string, string][] = [
      ["GET", "/auth/api-keys/"],
      ["POST", "/auth/api-keys/"],
      ["DELETE", `/auth/api-keys/${id}/`],
      ["GET", "/auth/sessions/"],
      ["DELETE", `/auth/sessions/${id}/`],
      ["POST", "/auth/logout/"],
      ["POST", "/auth/logout-everywhere/"],
      ["DELETE", `/auth/users/delete/${pk}/`],
      ["DELETE", `/organization/organizations/${id}/delete/`],
      ["POST", "/organization/invitations/"],
      ["POST", "/organization/invitations/accept/"],
      ["PATCH", `/organization/members/${pk}/`],
      ["DELETE", `/organization/members/${pk}/`],
      ["POST", "/organization/leave/"],
      ["GET", "/payments/create-checkout-session/"],
      ["POST", "/payments/cancel-subscription/"],
    ];
    for (const [method, path] of calls) {
      const { status, body } = await call(key, method, path, method === "GET" ? undefined : {});
      expect([path, status, body.code, body.error]).toEqual([
        path,
        403,
        "api_key.scope",
        "API keys cannot do this. Log in to do it.",
      ]);
    }
    expect((await client.get("/organization/current/")).body.id).toBe(id);
  });

  it("ends when it expires, when it is revoked, and with its user", async () => {
    const client = await createTestUser(product);
    const [timed, revoked, last] = await Promise.all(
      [new Date(Date.now() + 60_000).toISOString(), null, undefined].map(
        async (expires_at) => (await make(client, { expires_at })).body,
      ),
    );
    const past = new Date(Date.now() - 1);
    await product.app.db.apiKey.update({ where: { id: timed.id }, data: { expiresAt: past } });
    expect((await client.delete(`/auth/api-keys/${revoked.id}/`)).status).toBe(200);
    const state = async ({ key }: Wire) => (await call(key, "GET", "/auth/user/")).status;
    expect([await state(timed), await state(revoked), await state(last)]).toEqual([401, 401, 200]);
    expect((await call(revoked.key, "GET", "/auth/user/")).code).toBe("api_key.revoked");
    const { pk } = (await client.get("/auth/user/")).body;
    expect((await client.delete(`/auth/users/delete/${pk}/`)).status).toBe(200);
    expect(await state(last)).toBe(401);
  });

  it("is revoked by its owner only", async () => {
    const owner = await createTestUser(product);
    const { id, key } = (await make(owner)).body;
    const stranger = await createTestUser(product);
    const answer = await stranger.delete(`/auth/api-keys/${id}/`);
    expect([answer.status, answer.body.code]).toEqual([404, "api_key.not_found"]);
    expect((await stranger.get("/auth/api-keys/")).body).toEqual([]);
    expect((await call(key, "GET", "/auth/user/")).status).toBe(200);
  });

  it("is created with the password, or in a session of the last ten minutes", async () => {
    const client = await createTestUser(product);
    const { pk } = (await client.get("/auth/user/")).body;
    const createdAt = new Date(Date.now() - 11 * 60_000);
    await product.app.db.session.updateMany({ where: { userPk: pk }, data: { createdAt } });
    const outcomes = [];
    for (const current_password of [undefined, "not the password", "correct horse battery"]) {
      const { status, body } = await make(client, { current_password });
      outcomes.push([status, body.code]);
    }
    expect(outcomes).toEqual([
      [403, "account.sign_in_again"],
      [400, "account.wrong_password"],
      [201, undefined],
    ]);
    expect((await client.get("/auth/api-keys/")).body).toHaveLength(1);
  });

  /** Asks for a key, and changes something of its user while the request waits for the user's row. */
  async function makeDuring(
    body: Record<string, unknown>,
    change: (tx: Sql, pk: number) => Promise<unknown>,
  ) {
    const client = await createTestUser(product);
    const { pk } = (await client.get("/auth/user/")).body;
    const { db } = product.app;
    const asked = await db.$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from "user" where pk = ${pk} for update`;
      const pid = await readPid(tx);
      const answer = make(client, body);
      await expect.poll(() => countWaitingFor(pid, db)).toBe(1);
      await change(tx, pk);
      return { answer };
    });
    const { status, body: reply } = await asked.answer;
    return [status, reply.code, await db.apiKey.count({ where: { userPk: pk } })];
  }

  it("is not created by a session that ends while the request waits", async () => {
    const end = (tx: Sql, userPk: number) => tx.session.deleteMany({ where: { userPk } });
    expect(await makeDuring({}, end)).toEqual([401, "session.expired", 0]);
  });

  it("is not created with a password that is changed while the request waits", async () => {
    const password = { current_password: "correct horse battery" };
    const change = (tx: Sql, pk: number) =>
      tx.user.update({ where: { pk }, data: { passwordHash: "another" } });
    expect(await makeDuring(password, change)).toEqual([400, "account.wrong_password", 0]);
  });

  it("is one of twenty-five at most, also when many are created concurrently", async () => {
    const client = await createTestUser(product);
    const answers = await Promise.all(Array.from({ length: 30 }, () => make(client)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(25).fill(201), ...Array(5).fill(409)]);
  });

  it.each([
    [{ name: " " }, "Give the API key a name."],
    [{ scopes: [] }, "Choose what the API key may do."],
    [{ scopes: ["admin"] }, "A scope is one of: read, ask, write."],
    [{ expires_at: "2020-01-01T00:00:00Z" }, "The expiry must lie in the future."],
    [{ expires_at: "tomorrow" }, "Give the expiry as an ISO 8601 date and time."],
  ])("is not created with %j", async (body, error) => {
    const answer = await make(await createTestUser(product), body);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

it("endpoints that write accounts or are for admins refuse API keys by default", () => {
  expect(keyScopeOf(accounts.logout)).toBeUndefined();
  expect(keyScopeOf(organizations.changeRole)).toBeUndefined();
  expect(keyScopeOf(organizations.listMembers)).toBe("read");
});
