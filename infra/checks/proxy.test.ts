import { execFileSync, spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { errorBody, errorTable } from "../../packages/contracts/src/errors.ts";

const caddyfile = fileURLToPath(new URL("../proxy/Caddyfile", import.meta.url));

/** For what takes milliseconds on an idle machine. */
const generous = { timeout: 20_000 };

/** Caddy 2.11.2 or newer, as in the image; CI installs it. */
function hasCaddy(): boolean {
  try {
    const version = execFileSync("caddy", ["version"]).toString();
    const [, major, minor, patch] = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
    if (major === 2 && (minor ?? 0) * 1_000 + (patch ?? 0) >= 11_002) return true;
  } catch {
    // Not installed: as if it were too old.
  }
  if (process.env["CI"] === "true") throw new Error("CI needs Caddy 2.11.2 or newer");
  return false;
}

describe.skipIf(!hasCaddy())(
  "the proxy in front of two processes of the API",
  { timeout: 60_000 },
  () => {
    it("goes on with the other one when one is killed", async () => {
      const { ask, start, port } = await startProxy(["127.0.0.2", "127.0.0.3"]);
      const killed = await start("127.0.0.2", port);
      await start("127.0.0.3", port);
      const reading = await holdTwo(ask, "GET");
      const writing = await holdTwo(ask, "POST");
      killed.kill();
      const meanwhile: Reply[] = [];
      for (let count = 0; count < 50; count += 1) {
        meanwhile.push(...(await Promise.all([ask("GET", "/"), ask("POST", "/")])));
      }
      expect(new Set(meanwhile.map(({ status, text }) => `${status} ${text}`))).toEqual(
        new Set(["200 127.0.0.3"]),
      );
      // What was being read is read from the other one. What was being written may have been done: the caller hears of it.
      await vi.waitUntil(() => held.get("127.0.0.3")?.length === 3, generous);
      release("127.0.0.3");
      expect((await Promise.all(reading)).map(({ status }) => status)).toEqual([200, 200]);
      const written = (await Promise.all(writing)).toSorted((a, b) => a.status - b.status);
      expect(written.map(({ status }) => status)).toEqual([200, 503]);
      expectProblem(written[1]);
    });

    it("leaves out no process because it has ended the connection of one request", async () => {
      const { ask, start, port } = await startProxy(["127.0.0.2"]);
      await start("127.0.0.2", port);
      expectProblem(await ask("POST", "/broken"));
      const next = ask("GET", "/", { signal: AbortSignal.timeout(1_500) });
      expect(await next).toMatchObject({ status: 200, text: "127.0.0.2" });
    });

    it("passes no more headers on than the API takes", async () => {
      const { ask, start, port } = await startProxy(["127.0.0.2"]);
      await start("127.0.0.2", port);
      const send = (length: number) =>
        ask("GET", "/", { headers: { "x-long": "x".repeat(length) } });
      expect(await send(15_000)).toMatchObject({ status: 200, text: "127.0.0.2" });
      expect(await send(30_000)).toMatchObject({ status: 431 });
    });

    it("asks for nothing compressed that a client did not ask for", async () => {
      const { site, start, port } = await startProxy(["127.0.0.2"]);
      await start("127.0.0.2", port);
      const [reply] = (await once(get(`http://127.0.0.1:${site}/encoding`), "response")) as [
        IncomingMessage,
      ];
      expect(await text(reply)).toBe("none");
    });

    it("passes a reply on part by part, and says when its client has left", async () => {
      const { site, start, port } = await startProxy(["127.0.0.2"]);
      const api = await start("127.0.0.2", port);
      const parts: string[] = [];
      for (const path of ["/parts", "/held"]) {
        const request = get(`http://127.0.0.1:${site}${path}`, (reply) => {
          reply.on("data", (part) => parts.push(String(part)));
          reply.on("error", () => undefined);
        });
        request.on("error", () => undefined);
        await vi.waitUntil(() => api.held.length === 1, generous);
        if (path === "/parts") await vi.waitUntil(() => parts[0] === "first part", generous);
        const reply = api.held.pop();
        request.destroy();
        await vi.waitUntil(() => reply?.closed, generous);
      }
    });

    it("finds a process that takes the place of another", async () => {
      const { ask, start, port, name } = await startProxy(["127.0.0.2"]);
      const first = await start("127.0.0.2", port);
      expect(await ask("GET", "/")).toMatchObject({ status: 200, text: "127.0.0.2" });
      first.kill();
      await start("127.0.0.3", port);
      name.splice(0, 1, "127.0.0.3");
      // The proxy may not have noticed yet that its open connection to the killed process ended. A POST that is written into it is
      // answered with 503, since it may have been carried out; a GET is sent again, and after it the connection is gone.
      for (const method of ["GET", "POST"]) {
        expect(await ask(method, "/")).toMatchObject({ status: 200, text: "127.0.0.3" });
      }
    });

    it.each([
      ["with an address", ["127.0.0.2"]],
      ["without one", []],
    ])("says what is the matter when no process answers, %s", async (_, addresses) => {
      const { ask } = await startProxy(addresses);
      expectProblem(await ask("GET", "/api/anything"));
    });
  },
);

type Reply = { status: number; text: string; headers: Headers };

const held = new Map<string, ServerResponse[]>();

/** Sends two requests that are not answered yet: the second one to the other process. */
async function holdTwo(ask: (method: string, path: string) => Promise<Reply>, method: string) {
  const count = () => [...held.values()].flat().length;
  const before = count();
  const first = ask(method, "/held");
  await vi.waitUntil(() => count() === before + 1, generous);
  const second = ask(method, "/held");
  await vi.waitUntil(() => count() === before + 2, generous);
  return [first, second];
}

/** Answers what is held. */
function release(address: string): void {
  for (const reply of held.get(address) ?? []) reply.end(address);
}

/** The reply is the API's own form of an error, to be tried again. */
function expectProblem(reply: Reply | undefined): void {
  const [status, sentence] = errorTable["service.unavailable"];
  expect(reply?.status).toBe(status);
  expect(reply?.headers.get("retry-after")).toBe("2");
  expect(reply?.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const body = errorBody.parse(JSON.parse(reply?.text ?? ""));
  expect(body).toMatchObject({ error: sentence, message: sentence, code: "service.unavailable" });
  expect(body.request_id).toMatch(/^\w{6,}$/);
  expect(reply?.headers.get("x-request-id")).toBe(body.request_id);
}

/**
 * A process of the API that answers with its address, at once or when it is released. Connections that others open have
 * ports of 127.0.0.1, and may take one that was free a moment ago.
 */
async function start(address: string, port: number) {
  const replies: ServerResponse[] = [];
  held.set(address, replies);
  const server: Server = createServer({ maxHeaderSize: 100_000 }, (request, reply) => {
    if (request.url === "/broken") request.socket.destroy();
    else if (request.url === "/held") replies.push(reply);
    else if (request.url === "/parts") {
      replies.push(reply);
      reply.write("first part");
    } else if (request.url === "/encoding") reply.end(request.headers["accept-encoding"] ?? "none");
    else reply.end(address);
  });
  await once(server.listen(port, address), "listening");
  const kill = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(kill);
  return { held: replies, kill };
}

/** Starts Caddy with our file, where the API's name has these addresses; they may be changed. */
async function startProxy(name: string[]) {
  const site = await freePort();
  const health = await freePort();
  const port = await freePort();
  const resolver = await startResolver(name);
  const folder = mkdtempSync(join(tmpdir(), "footnote-proxy-"));
  const config = readFileSync(caddyfile, "utf8")
    .replace("127.0.0.1:2020", `127.0.0.1:${health}`)
    .replace("refresh 1s", `refresh 1s\nresolvers 127.0.0.1:${resolver}`);
  writeFileSync(join(folder, "Caddyfile"), config);
  const program = spawn("caddy", ["run", "--config", join(folder, "Caddyfile")], {
    env: { ...process.env, HOME: folder, SITE: `http://:${site}`, API_PORT: `${port}` },
    stdio: "ignore",
  });
  onTestFinished(async () => {
    const ended = once(program, "exit");
    program.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true });
  });
  const isUp = () => fetch(`http://127.0.0.1:${health}`).then(Boolean, () => false);
  await vi.waitUntil(isUp, generous);
  const ask = async (method: string, path: string, more: RequestInit = {}): Promise<Reply> => {
    const body = method === "POST" ? "{}" : null;
    const reply = await fetch(`http://127.0.0.1:${site}${path}`, { method, body, ...more });
    return { status: reply.status, text: await reply.text(), headers: reply.headers };
  };
  return { ask, site, start, port, name };
}

/** A name server that gives every name these addresses, as the one of an engine does for the containers of a service. */
async function startResolver(addresses: string[]): Promise<number> {
  const socket = createSocket("udp4", (question, from) => {
    const end = question.indexOf(0, 12) + 5;
    const isV4 = question.readUInt16BE(end - 4) === 1;
    const answers = isV4 ? addresses.map((address) => address.split(".").map(Number)) : [];
    // No such name, when there is no address at all.
    const flags = addresses.length === 0 ? [0x81, 0x83] : [0x81, 0x80];
    const head = [...question.subarray(0, 2), ...flags, 0, 1, 0, answers.length, 0, 0, 0, 0];
    const records = answers.flatMap((four) => [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...four]);
    const reply = Buffer.from([...head, ...question.subarray(12, end), ...records]);
    socket.send(reply, from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => void socket.close());
  return socket.address().port;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
