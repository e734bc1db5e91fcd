import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newClient } from "../../test/client.ts";
import { createTestUser } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

const password1 = "correct horse battery";

describe("registration", () => {
  it("answers with a key that is a session of the new account", async () => {
    const client = newClient(product.url);
    const answer = await client.post("/auth/registration/", {
      email: "Ada@Example.org",
      password1,
    });
    expect(answer.status).toBe(201);
    client.token = answer.body.key;
    const me = await client.get("/auth/user/");
    expect(me.body).toEqual({
      pk: expect.any(Number),
      first_name: "",
      last_name: "",
      email: "ada@example.org",
      email_verified: false,
      picture: null,
    });
  });

  it("creates one account for an address in different case, also concurrently", async () => {
    const answers = await Promise.all(
      ["Twin@Example.org", "twin@example.ORG", "TWIN@example.org"].map((email) =>
        newClient(product.url).post("/auth/registration/", { email, password1 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe("account.email_taken");
  });

  it.each([
    [{}, "Enter your email address."],
    [{ email: "ada", password1 }, "Enter a valid email address."],
    [
      { email: "short@example.org", password1: "1234567" },
      "Use a password of at least 8 characters.",
    ],
    [{ email: "none@example.org" }, "Choose a password."],
  ])("refuses %j", async (body, error) => {
    const answer = await newClient(product.url).post("/auth/registration/", body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error, message: error, code: "request.invalid" });
    expect(answer.body.request_id).toBe(answer.headers.get("x-request-id"));
  });
});

describe("a password that is easy to guess", () => {
  it.each([
    ["Password123", "This password is too common."],
    ["Passw0rd!", "This password is too common."],
    ["abcdefgh", "This password is too common."],
    ["aaaaaaaaaaaa", "This password is too common."],
    ["Footnote2026", "the name of this product."],
    ["choosy12", "your email address"],
    ["Choosy@Example.org", "Do not use your email address as your password."],
  ])("is refused: %s", async (password1, error) => {
    const email = "choosy@example.org";
    const answer = await newClient(product.url).post("/auth/registration/", { email, password1 });
    expect([answer.status, answer.body.code]).toEqual([400, "account.password_common"]);
    expect(answer.body.error).toContain(error);
  });
});

describe("login", () => {
  it("opens a session whatever the case of the address, and logout ends it", async () => {
    const { email } = await createTestUser(product);
    const client = newClient(product.url);
    const answer = await client.post("/auth/login/", {
      email: email.toUpperCase(),
      password: password1,
    });
    expect(answer.status).toBe(200);
    client.token = answer.body.key;
    expect((await client.get("/auth/user/")).body.email).toBe(email);
    expect((await client.post("/auth/logout/")).status).toBe(200);
    const after = await client.get("/auth/user/");
    expect([after.status, after.body.code]).toEqual([401, "session.expired"]);
  });

  it("gives the same answer for a wrong password and an unknown address", async () => {
    const { email } = await createTestUser(product);
    const wrong = await newClient(product.url).post("/auth/login/", { email, password: "no" });
    const unknown = await newClient(product.url).post("/auth/login/", {
      email: "nobody@example.org",
      password: "no",
    });
    const impossible = await newClient(product.url).post("/auth/login/", {
      email: "a\0b\uD800",
      password: "no",
    });
    for (const { status, body } of [wrong, unknown, impossible]) {
      expect([status, body.error, body.code]).toEqual([
        400,
        "Invalid credentials",
        "account.invalid_credentials",
      ]);
    }
  });

  it("stores neither the password nor the session key in the database", async () => {
    const client = await createTestUser(product);
    const users = await product.app.db.user.findMany({ where: { email: client.email } });
    expect(users[0]?.passwordHash).toMatch(/^\$argon2id\$/);
    const sessions = await product.app.db.session.findMany();
    expect(sessions.some(({ keyHash }) => keyHash === client.token)).toBe(false);
  });

  it("creates a session that expires", async () => {
    const client = await createTestUser(product);
    const { pk } = (await client.get("/auth/user/")).body;
    await product.app.db.session.updateMany({
      where: { userPk: pk },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect((await client.get("/auth/user/")).body.code).toBe("session.expired");
  });
});

describe("the CSRF token", () => {
  it("comes in a cookie for this site, sent over TLS only where people use it", async () => {
    const issue = async (protocol: string) => {
      const headers = { "x-forwarded-proto": protocol };
      const reply = await fetch(`${product.url}/api/auth/users/csrf-token/`, { headers });
      return reply.headers.get("set-cookie");
    };
    expect(await issue("https")).toMatch(/; Path=\/; Secure; SameSite=Lax$/);
    expect(await issue("http")).toMatch(/; Path=\/; SameSite=Lax$/);
  });

  it("comes with its cookie and allows requests that write", async () => {
    const issued = await fetch(`${product.url}/api/auth/users/csrf-token/`);
    const { csrfToken } = (await issued.json()) as { csrfToken: string };
    expect(issued.headers.get("set-cookie")).toContain(`csrftoken=${csrfToken}`);
    const login = (headers: Record<string, string>) =>
      fetch(`${product.url}/api/auth/login/`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ email: "x@example.org", password: "x" }),
      });
    const cookie = `csrftoken=${csrfToken}`;
    const { csrf, other, none } = {
      csrf: await login({ cookie, "x-csrftoken": csrfToken }),
      other: await login({ cookie, "x-csrftoken": `${csrfToken}x` }),
      none: await login({}),
    };
    expect([csrf.status, other.status, none.status]).toEqual([400, 403, 403]);
    expect(await other.json()).toMatchObject({ code: "csrf.invalid" });
  });
});
