import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const startupMs = 300_000;

export type Product = { url: string; stop: () => Promise<void> };

/** The product of a checkout as `npm start` runs it, embedded, on a free port and with a data folder of its own. */
export async function startProduct(root: string): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-web-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["apps/api/src/entry/all-in-one.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env["PATH"], PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error" },
  });
  const url = `http://localhost:${port}`;
  await ready(url);
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
      await rm(dataDir, { recursive: true });
    },
  };
}

async function ready(url: string): Promise<void> {
  for (const since = Date.now(); Date.now() - since < startupMs;) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await setTimeout(200);
  }
  throw new Error(`The product did not start within ${startupMs / 1000} s`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no TCP port was given");
  return address.port;
}

/** Signs a new member of a new organization up, with a folder; gives their token and the folder's id. */
export async function signUp(url: string): Promise<{ token: string; folderId: string }> {
  const csrf = await fetch(`${url}/api/auth/users/csrf-token/`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const headers = {
    "Content-Type": "application/json",
    "X-CSRFToken": csrfToken,
    Cookie: `csrftoken=${csrfToken}`,
  };
  const post = async (path: string, body: object, token?: string) => {
    const authorization = token === undefined ? {} : { Authorization: `Token ${token}` };
    const reply = await fetch(`${url}/api${path}`, {
      method: "POST",
      headers: { ...headers, ...authorization },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as { key: string; id: string };
  };
  const email = `${crypto.randomUUID()}@bench.example`;
  const { key: token } = await post("/auth/registration/", {
    email,
    password1: "a long enough passphrase 42",
  });
  const domain = `${crypto.randomUUID()}.example`;
  await post("/organization/create/", { name: "Bench", domain, description: "" }, token);
  const folder = await post("/chatbot/chat/create_scope/", { name: "Large" }, token);
  return { token, folderId: folder.id };
}
