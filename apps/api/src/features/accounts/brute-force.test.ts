import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newClient } from "../../test/client.ts";
import { createTestUser } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false, env: { SIGNUPS_PER_HOUR: "12" } });
});
afterAll(() => product.close());
beforeEach(() => product.app.db.throttle.deleteMany());

const right = "correct horse battery";

/** Logs in from a given client address, which the trusted loopback proxy reports. */
async function logIn(email: string, password: string, address: string, device = "") {
  const csrf = "c".repeat(32);
  const response = await fetch(`${product.url}/api/auth/login/`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: `csrftoken=${csrf}; ${device}`,
      "x-csrftoken": csrf,
      "x-forwarded-for": address,
    },
    body: JSON.stringify({ email, password }),
  });
  const body: ReturnType<typeof JSON.parse> = await response.json();
  const [cookie] = response.headers.getSetCookie().filter((set) => set.startsWith("known-device-"));
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, body, retryAfter, cookie };
}

const deviceCookieOf = (email: string) =>
  `known-device-${createHash("sha256").update(email).digest("hex").slice(0, 12)}`;

async function fail(times: number, email: string, address: string) {
  const statuses = [];
  for (let i = 0; i < times; i += 1) statuses.push((await logIn(email, "wrong", address)).status);
  return statuses;
}

/** Ends every delay. */
const waitOver = () =>
  product.app.db.throttle.updateMany({ data: { blockedUntil: new Date(Date.now() - 1) } });

/** Sets the number of failed attempts: the delays of the first few are too short to be observed reliably. */
const assumeFailures = (count: number) =>
  product.app.db.throttle.updateMany({
    where: { subject: { startsWith: "login:" } },
    data: { count },
  });

describe("failed logins for one account", () => {
  it("are delayed increasingly, where they come from", async () => {
    const { email } = await createTestUser(product);
    expect(await fail(5, email, "192.0.2.1")).toEqual([400, 400, 400, 400, 400]);
    await waitOver();
    await assumeFailures(11);
    await fail(1, email, "192.0.2.1");
    const refused = await logIn(email.toUpperCase(), right, "192.0.2.1");
    const seconds = refused.body.detail.retry_after_seconds;
    expect([refused.status, refused.retryAfter]).toEqual([429, String(seconds)]);
    expect(seconds).toBeGreaterThan(120);
    expect(seconds).toBeLessThanOrEqual(128);
    expect(refused.body).toMatchObject({
      code: "request.too_many",
      error: "Too many failed logins. Please wait 3 minutes and try again.",
    });
    await waitOver();
    await assumeFailures(400);
    await fail(1, email, "192.0.2.1");
    const longest = (await logIn(email, right, "192.0.2.1")).body;
    expect(longest.detail.retry_after_seconds).toBeGreaterThan(890);
    expect(longest.error).toContain("15 minutes");
  });

  it("do not keep the owner out, who is elsewhere or in a live session", async () => {
    const owner = await createTestUser(product);
    await fail(5, owner.email, "192.0.2.7");
    await waitOver();
    await assumeFailures(20);
    await fail(1, owner.email, "192.0.2.7");
    expect((await logIn(owner.email, right, "192.0.2.7")).status).toBe(429);
    const changed = await owner.post("/auth/password/change/", {
      current_password: right,
      password1: "staple of another colour",
    });
    expect(changed.status).toBe(200);
    const elsewhere = await logIn(owner.email, "staple of another colour", "192.0.2.8");
    expect(elsewhere.status).toBe(200);
  });

  it("from very many addresses are delayed for a minute at most", async () => {
    const { email } = await createTestUser(product);
    await fail(1, email, "192.0.2.10");
    await assumeFailures(400);
    await fail(1, email, "192.0.2.11");
    const refused = await logIn(email, right, "192.0.2.12");
    expect(refused.status).toBe(429);
    expect(refused.body.detail.retry_after_seconds).toBeLessThanOrEqual(60);
  });

  it("from very many addresses do not keep the owner out of a browser where the account was signed in", async () => {
    const [owner, other] = [await createTestUser(product), await createTestUser(product)];
    const { cookie = "" } = await logIn(owner.email, right, "192.0.2.20");
    expect(cookie).toMatch(/HttpOnly/);
    const device = cookie.split(";")[0] ?? "";
    await fail(1, owner.email, "192.0.2.20");
    await fail(1, other.email, "192.0.2.20");
    await assumeFailures(400);
    await fail(1, owner.email, "192.0.2.20");
    await fail(1, other.email, "192.0.2.20");
    expect((await logIn(owner.email, right, "192.0.2.20")).status).toBe(429);
    expect((await logIn(owner.email, right, "192.0.2.20", device.replace(/=./, "=~"))).status).toBe(
      429,
    );
    const moved = device.replace(/^[^=]+/, deviceCookieOf(other.email));
    expect((await logIn(other.email, right, "192.0.2.20", moved)).status).toBe(429);
    const again = await logIn(owner.email, right, "192.0.2.20", device);
    expect([again.status, again.cookie]).toEqual([200, undefined]);
  });

  it("in a browser where the account was signed in are delayed there, and only there", async () => {
    const { email } = await createTestUser(product);
    const { cookie = "" } = await logIn(email, right, "192.0.2.21");
    const device = cookie.split(";")[0] ?? "";
    for (let guess = 0; guess < 5; guess += 1) await logIn(email, "wrong", "192.0.2.21", device);
    await assumeFailures(11);
    await logIn(email, "wrong", "192.0.2.21", device);
    expect((await logIn(email, right, "192.0.2.21", device)).status).toBe(429);
    expect((await logIn(email, right, "192.0.2.21")).status).toBe(200);
  });

  it("in a browser where the account was signed in before its password was changed count as elsewhere", async () => {
    const owner = await createTestUser(product);
    const { cookie = "" } = await logIn(owner.email, right, "192.0.2.22");
    const device = cookie.split(";")[0] ?? "";
    const changed = "staple of another colour";
    const sent = { current_password: right, password1: changed };
    expect((await owner.post("/auth/password/change/", sent)).status).toBe(200);
    await fail(1, owner.email, "192.0.2.22");
    await assumeFailures(400);
    await fail(1, owner.email, "192.0.2.22");
    expect((await logIn(owner.email, changed, "192.0.2.22", device)).status).toBe(429);
    await waitOver();
    const again = await logIn(owner.email, changed, "192.0.2.22", device);
    expect([again.status, again.cookie !== undefined]).toEqual([200, true]);
  });

  it("in a browser where an earlier account of this address was signed in count as elsewhere", async () => {
    const earlier = await createTestUser(product);
    const { cookie = "" } = await logIn(earlier.email, right, "192.0.2.23");
    const device = cookie.split(";")[0] ?? "";
    const { pk } = (await earlier.get("/auth/user/")).body;
    expect((await earlier.delete(`/auth/users/delete/${pk}/`)).status).toBe(200);
    const again = { email: earlier.email, password1: right };
    expect((await newClient(product.url).post("/auth/registration/", again)).status).toBe(201);
    await fail(1, earlier.email, "192.0.2.23");
    await assumeFailures(400);
    await fail(1, earlier.email, "192.0.2.23");
    expect((await logIn(earlier.email, right, "192.0.2.23", device)).status).toBe(429);
  });

  it("are counted together for the cookies that one session has asked for", async () => {
    const { email, token } = await createTestUser(product);
    const askForCookie = async () => {
      const headers = { authorization: `Token ${token}` };
      const { headers: answer } = await fetch(`${product.url}/api/auth/user/`, { headers });
      return answer.getSetCookie()[0]?.split(";")[0] ?? "";
    };
    const devices = [await askForCookie(), await askForCookie()];
    expect(new Set(devices).size).toBe(2);
    for (let guess = 0; guess < 6; guess += 1)
      await logIn(email, "wrong", "192.0.2.24", devices[guess % 2]);
    await assumeFailures(11);
    await logIn(email, "wrong", "192.0.2.24", devices[0]);
    expect((await logIn(email, right, "192.0.2.24", devices[1])).status).toBe(429);
  });

  it("are reset by a success", async () => {
    const { email } = await createTestUser(product);
    await fail(4, email, "192.0.2.3");
    expect((await logIn(email, right, "192.0.2.3")).status).toBe(200);
    expect(await fail(5, email, "192.0.2.3")).toEqual([400, 400, 400, 400, 400]);
  });

  it("are counted exactly when they are concurrent", async () => {
    const { email } = await createTestUser(product);
    await fail(1, email, "192.0.2.4");
    await assumeFailures(11);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => logIn(email, `guess ${i}`, "192.0.2.4")),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(39);
  });

  it("do not include concurrent logins with the right password", async () => {
    const { email } = await createTestUser(product);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => logIn(email, right, "192.0.2.5")),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("are delayed equally for an address without an account", async () => {
    const { email } = await createTestUser(product);
    const tried = async (address: string) => {
      await fail(4, address, "192.0.2.6");
      await assumeFailures(11);
      const last = await logIn(address, "wrong", "192.0.2.6");
      const refused = await logIn(address, "wrong", "192.0.2.6");
      return [last, refused].map(({ status, body }) => [status, body.error, body.code]);
    };
    const unknown = await tried("nobody@example.org");
    expect(unknown.map(([status]) => status)).toEqual([400, 429]);
    await product.app.db.throttle.deleteMany();
    expect(await tried(email)).toEqual(unknown);
  });
});

describe("failed logins from one client address", () => {
  it("are delayed after fifty, for every account, and only from that address", async () => {
    const { email } = await createTestUser(product);
    const guess = (i: number) => logIn(`victim${i}@example.org`, "wrong", "198.51.100.1");
    const first = await Promise.all(Array.from({ length: 49 }, (_, i) => guess(i)));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([400]));
    await assumeFailures(55);
    await guess(100);
    expect((await logIn(email, right, "198.51.100.1")).status).toBe(429);
    expect((await logIn(email, right, "198.51.100.2")).status).toBe(200);
    await waitOver();
    expect((await logIn(email, right, "198.51.100.1")).status).toBe(200);
  });
});

describe("sign-ups from one client address", () => {
  it("learn up to a hundred times an hour that an address is taken", async () => {
    const { email } = await createTestUser(product);
    const signUp = (address: string) =>
      newClient(product.url).post("/auth/registration/", { email: address, password1: right });
    expect((await signUp(email)).body.code).toBe("account.email_taken");
    await product.app.db.throttle.updateMany({
      where: { subject: { startsWith: "taken:" } },
      data: { count: 100 },
    });
    // Free addresses are refused too, else the refusal would reveal which ones are taken.
    const answers = [await signUp(email), await signUp("somebody.new@example.org")];
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  });

  it("are limited per hour, also when they are concurrent", async () => {
    const signUp = (i: number) =>
      newClient(product.url).post("/auth/registration/", {
        email: `many${i}@example.org`,
        password1: right,
      });
    const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => signUp(i)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(12).fill(201), ...Array(4).fill(429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.detail.retry_after_seconds).toBeGreaterThan(3500);
    const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
    await product.app.db.throttle.updateMany({ data: { at: hourAgo } });
    expect((await signUp(100)).status).toBe(201);
  });
});
