import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newClient } from "../test/client.ts";
import { createTestFolder, createTestAdmin } from "../test/fixtures.ts";
import { type Product, startProduct } from "../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

const csrf = "c".repeat(32);
const send = (
  method: string,
  path: string,
  options: { type?: string; body?: string; token?: string },
) =>
  fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      cookie: `csrftoken=${csrf}`,
      "x-csrftoken": csrf,
      ...(options.type && { "content-type": options.type }),
      ...(options.token && { authorization: `Token ${options.token}` }),
    },
    body: options.body ?? null,
  });

/** Whether a socket opens with these headers. One that is refused may be closed before its reply arrives. */
function openSocket(headers: Record<string, string>): Promise<boolean> {
  const { hostname, port } = new URL(product.url);
  const upgrade = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
  const key = Buffer.from("sixteen bytes ok").toString("base64");
  const opening = request({
    hostname,
    port,
    path: "/ws/upsert/",
    headers: { ...upgrade, "sec-websocket-key": key, ...headers },
  });
  return new Promise((resolve) => {
    opening.on("upgrade", (_, socket) => {
      socket.destroy();
      resolve(true);
    });
    opening.on("response", (response) => {
      response.resume();
      resolve(false);
    });
    opening.on("error", () => resolve(false));
    opening.end();
  });
}

describe("sockets", () => {
  it("open for the own page and for programs, not for pages of other sites", async () => {
    const { origin, host } = new URL(product.url);
    const own = [{}, { origin }, { origin: product.app.config.publicUrl }];
    for (const headers of own) expect(await openSocket(headers)).toBe(true);
    const foreign = ["https://evil.example", "null", "", `https://${host}.evil.example`];
    for (const one of foreign) expect(await openSocket({ origin: one })).toBe(false);
  });
});

it("lets no cache keep a reply", async () => {
  const member = await createTestAdmin(product);
  const reply = await fetch(`${product.url}/api/auth/user/`, {
    headers: { authorization: `Token ${member.token}` },
  });
  expect([reply.status, reply.headers.get("cache-control")]).toEqual([200, "no-store"]);
});

it("lets no cache keep a reply whose address is written in another way", async () => {
  const reply = await fetch(`${product.url}/%61pi/auth/user/`);
  expect(reply.headers.get("cache-control")).toBe("no-store");
});

describe("requests of one connection that are sent without waiting for replies", () => {
  const sendAtOnce = async (count: number) => {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    const last = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n".repeat(count - 1) + last);
    const replies = await text(socket).catch(() => "");
    return replies.split("HTTP/1.1 200 ").length - 1;
  };

  it("are answered, a few of them", async () => {
    expect(await sendAtOnce(10)).toBe(10);
  });

  it("end the connection when there are many", async () => {
    expect(await sendAtOnce(1_000)).toBeLessThan(20);
  });
});

const errorKeys = ["code", "detail", "error", "message", "request_id"];

describe("every failure has the one body", () => {
  it.each([
    ["an address that is not one", "GET", "/chatbot/chat/%F0/get_conversation_history/", {}, 404],
    [
      "a parameter far too long",
      "GET",
      `/chatbot/chat/${"x".repeat(400)}/get_conversation_history/`,
      {},
      404,
    ],
    ["nothing there", "GET", "/nowhere/", {}, 404],
    ["half a JSON", "POST", "/auth/login/", { type: "application/json", body: '{"email":' }, 400],
    [
      "a poisoned JSON",
      "POST",
      "/auth/login/",
      { type: "application/json", body: '{"__proto__":{}}' },
      400,
    ],
    ["no JSON at all", "POST", "/auth/login/", { type: "text/plain", body: "x" }, 415],
    ["an empty body", "POST", "/auth/login/", { type: "application/json" }, 400],
  ])("%s", async (...[, method, path, options, status]) => {
    const response = await send(method, path, options);
    const body = (await response.json()) as Record<string, unknown>;
    expect([response.status, Object.keys(body).toSorted()]).toEqual([status, errorKeys]);
    expect(body["error"]).toBe(body["message"]);
  });

  it("also after a body that is far too large, read to its end", async () => {
    const body = JSON.stringify({ email: "x".repeat(8 * 1024 * 1024) });
    for (let turn = 0; turn < 4; turn += 1) {
      const response = await send("POST", "/auth/login/", { type: "application/json", body });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        413,
        "request.too_large",
      ]);
    }
  });

  it.each([
    ["before anything", "--x\r\nno headers"],
    [
      "within a file",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nText',
    ],
    [
      "where another part begins",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nText\r\n--x\r\n',
    ],
    ["after a field", '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\nText\r\n--x\r\n'],
    ["at once", ""],
  ])("also for a multipart body that breaks off %s", async (_, body) => {
    const { token } = await createTestAdmin(product);
    const type = "multipart/form-data; boundary=x";
    const options = { type, body, ...(token && { token }) };
    const response = await send("POST", "/chatbot/chat/upsert_file/", options);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      400,
      "upload.incomplete",
    ]);
    expect(await Array.fromAsync(product.app.blobs.keys())).toEqual([]);
  });

  it("also for a request that names two hosts", async () => {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    socket.end("GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n");
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1.1 400 /);
    expect(JSON.parse(body)).toMatchObject({ message: "The request names more than one host." });
  });

  it("and what is not HTTP is rejected as such", async () => {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    socket.end("HELLO\r\n\r\n");
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe("a deletion", () => {
  it("may be repeated by who did it, and may say that its nothing is JSON", async () => {
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Gone");
    const path = `/chatbot/chat/${folder}/delete_scope/`;
    const options = { type: "application/json", token: member.token ?? "" };
    expect((await send("DELETE", path, options)).status).toBe(200);
    expect((await send("DELETE", `${path}?delete_documents=true`, options)).status).toBe(200);
    const other = await createTestAdmin(product);
    expect((await other.delete(path)).status).toBe(404);
    expect((await newClient(product.url).delete(path)).status).toBe(401);
  });
});
