import { Redis } from "ioredis";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { fastify } from "fastify";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type {} from "../../../../infra/test-services/provided.ts";
import { newClient } from "../test/client.ts";
import { createTestUser } from "../test/fixtures.ts";
import { hasNativeServices, type Product, startProduct } from "../test/product.ts";
import { emptyRedis } from "../test/services.ts";
import { timeouts } from "./timeouts.ts";
import { limitRates } from "./rate-limits.ts";

describe("the limits of requests in a minute", () => {
  let product: Product;
  beforeAll(async () => {
    const env = { REQUESTS_PER_MINUTE_PER_ADDRESS: "60", REQUESTS_PER_MINUTE_PER_KEY: "20" };
    product = await startProduct({ workers: false, env: { ...env, TRUSTED_PROXIES: "loopback" } });
  });
  afterAll(() => product.close());

  const from = (address: string, token?: string) =>
    fetch(`${product.url}/api/auth/user/`, {
      headers: {
        "x-forwarded-for": address,
        ...(token !== undefined && { authorization: `Token ${token}` }),
      },
    });

  it("refuse a key with the time to wait, and leave others alone", async () => {
    const user = await createTestUser(product);
    const token = user.token ?? "";
    // Each from another address, so that only the key counts.
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn += 1)
      statuses.push((await from(`198.51.100.${turn}`, token)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await from("198.51.100.99", token);
    const body = (await refused.json()) as { code: string; detail: object; error: string };
    expect([refused.status, body.code]).toEqual([429, "request.too_many"]);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(body.detail).toEqual({ limit: 20, per: "key", retry_after_seconds: wait });
    expect(body.error).toContain("try again in");
    const other = await createTestUser(product);
    expect((await from("198.51.100.99", other.token)).status).toBe(200);
  });

  it("refuse an address whatever keys it makes up, and a network of IPv6 as one", async () => {
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < 62; turn += 1) {
      const { status } = await from(
        `2001:db8::${turn.toString(16)}`,
        randomBytes(8).toString("hex"),
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 401: 60, 429: 2 });
    expect((await from("2001:db8:1::1")).status).toBe(401);
  });

  it("do not stop those who watch over the product", async () => {
    const headers = { "x-forwarded-for": "203.0.113.7" };
    for (let turn = 0; turn < 70; turn += 1) {
      const response = await fetch(`${product.url}/healthz`, { headers });
      expect(response.status).toBe(200);
    }
  });
});

describe.skipIf(!hasNativeServices)("the limits of two processes", () => {
  it("count together over Redis", async () => {
    const env = {
      REQUESTS_PER_MINUTE_PER_ADDRESS: "10",
      REDIS_URL: await emptyRedis(inject("redisUrl") ?? ""),
    };
    const start = () => startProduct({ workers: false, env });
    const [one, two] = [await start(), await start()];
    try {
      const ask = async ({ url }: Product) => (await fetch(`${url}/api/auth/user/`)).status;
      // Requests that come before a process has its connection, or while Redis takes too long, are answered and not counted.
      const untilRefused = async (product: Product) =>
        expect.poll(() => ask(product), { timeout: 20_000 }).toBe(429);
      await untilRefused(one);
      const redis = new Redis(env.REDIS_URL);
      const keys = await redis.keys("footnote:rate:*");
      expect(keys).toEqual(["footnote:rate:address:127.0.0.1"]);
      const count = async () => Number(await redis.get(keys[0] ?? ""));
      const before = await count();
      await untilRefused(two);
      // Refused with its first that counts: the ten were another's.
      expect(await count()).toBe(before + 1);
      redis.disconnect();
    } finally {
      await one.close();
      await two.close();
    }
  });
});

it("a Redis that is gone stops no request", async () => {
  const server = fastify();
  await limitRates(server, {
    perAddress: 1,
    perKey: 1,
    redis: { url: "redis://127.0.0.1:1", prefix: "footnote" },
  });
  server.get("/", () => "here");
  for (let turn = 0; turn < 3; turn += 1)
    expect((await server.inject({ url: "/", headers: { authorization: "Token x" } })).body).toBe(
      "here",
    );
  await server.close();
});

describe.skipIf(!hasNativeServices)("a Redis that hangs", () => {
  it("delays requests a moment and stops none", async () => {
    const redis = new URL(await emptyRedis(inject("redisUrl") ?? ""));
    const links: Socket[] = [];
    const between = createServer((client) => {
      const upstream = connect(Number(redis.port), redis.hostname);
      client.pipe(upstream).pipe(client);
      links.push(client, upstream);
    });
    between.listen(0, "127.0.0.1");
    await once(between, "listening");
    const url = new URL(redis);
    url.hostname = "127.0.0.1";
    url.port = String((between.address() as AddressInfo).port);
    const server = fastify();
    await limitRates(server, {
      perAddress: 2,
      perKey: 2,
      redis: { url: url.href, prefix: "footnote" },
    });
    server.get("/", () => "here");
    const ask = () => server.inject({ url: "/", headers: { authorization: "Token x" } });
    try {
      // Counted, so the connection is made.
      await expect.poll(async () => (await ask()).statusCode).toBe(429);
      for (const link of links) link.unpipe().pause();
      const reply = await ask();
      expect([reply.statusCode, reply.body]).toEqual([200, "here"]);
    } finally {
      await server.close();
      for (const link of links) link.destroy();
      between.close();
    }
  });
});

describe("the security headers", () => {
  it("names the page's own parts only, and Google's script where it is configured", async () => {
    const product = await startProduct({ workers: false });
    try {
      const { headers } = await fetch(`${product.url}/api/auth/user/`);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|google|https:|\*/);
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": expect.stringContaining("microphone=(self)"),
        "cross-origin-opener-policy": "same-origin",
        "x-frame-options": "SAMEORIGIN",
      });
    } finally {
      await product.close();
    }
    const env = { OIDC_CLIENT_ID: "id", OIDC_CLIENT_SECRET: "secret" };
    const google = await startProduct({ workers: false, env });
    try {
      const { headers } = await fetch(`${google.url}/api/auth/user/`);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(/script-src [^;]*https:\/\/accounts\.google\.com\/gsi\/client/);
      expect(policy).toMatch(/frame-src https:\/\/accounts\.google\.com\/gsi\//);
      // Google's frame refuses to work on a page that does not say where it is from.
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    } finally {
      await google.close();
    }
  });
});

describe("a client that is slow or broken", () => {
  let product: Product;
  const usual = { ...timeouts };
  beforeAll(async () => {
    Object.assign(timeouts, { json: 300, headers: 300, idle: 300 });
    product = await startProduct({ workers: false });
  });
  afterAll(async () => {
    Object.assign(timeouts, usual);
    await product.close();
  });

  /** Sends bytes and keeps the line open; resolves with what came back when the server hangs up. */
  function send(...pieces: string[]): Promise<string> {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    for (const piece of pieces) socket.write(piece);
    return text(socket);
  }
  const csrf = "c".repeat(32);
  const post = [
    "POST /api/auth/login/ HTTP/1.1",
    "host: x",
    `cookie: csrftoken=${csrf}`,
    `x-csrftoken: ${csrf}`,
    "content-type: application/json",
  ].join("\r\n");

  it("gets the reason when its body takes too long, and is disconnected", async () => {
    const answer = await send(`${post}\r\ncontent-length: 100\r\n\r\n{"email"`);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"code":"request.too_slow"');
    expect(answer.toLowerCase()).toContain("connection: close");
  });

  it("is hung up on when an upload falls silent", async () => {
    const type = "content-type: multipart/form-data; boundary=x";
    const user = await createTestUser(product);
    await user.post("/organization/create/", { name: "A", domain: `${csrf}.example.org` });
    const head = post
      .replace("/auth/login/", "/chatbot/chat/upsert_file/")
      .replace("content-type: application/json", type);
    const answer = await send(
      `${head}\r\nauthorization: Token ${user.token}\r\ncontent-length: 9999\r\n\r\n--x\r\n`,
    );
    expect(answer).not.toContain(" 500 ");
  });

  it("gets the reason when its headers are too large", async () => {
    const answer = await send(
      `GET /api/auth/user/ HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(40_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(answer).toContain('"code":"request.headers_too_large"');
  });

  it("gets the body of every failure for what is no HTTP", async () => {
    const answer = await send("HELLO\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    const body = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n"))) as object;
    expect(Object.keys(body).toSorted()).toEqual([
      "code",
      "detail",
      "error",
      "message",
      "request_id",
    ]);
  });

  it("leaves the others in peace", async () => {
    const slow = send(`${post}\r\ncontent-length: 100\r\n\r\n{`);
    const client = newClient(product.url);
    expect((await client.get("/auth/users/csrf-token/")).status).toBe(200);
    await slow;
    expect((await client.get("/auth/users/csrf-token/")).status).toBe(200);
  });
});

describe("a request that would like to be something else", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ workers: false });
  });
  afterAll(() => product.close());

  const ask = (path: string, protocol: string) => {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: ${protocol}\r\n\r\n`,
    );
    return { socket, answer: text(socket) };
  };

  it.each(["h2c", "websocket"])("is answered as the request it is: %s", async (protocol) => {
    const { socket, answer } = ask("/api/auth/user/", protocol);
    await once(socket, "data");
    // The line goes on being one of HTTP.
    socket.end("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    const said = await answer;
    expect(said).toMatch(/^HTTP\/1.1 401 /);
    expect(said.match(/HTTP\/1.1 200 /g)).toHaveLength(1);
  });

  it("is hung up on when it is refused the socket it asked for", async () => {
    const { answer } = ask("/ws/nowhere/", "websocket");
    expect(await answer).toMatch(/^HTTP\/1.1 4\d\d /);
  });
});
