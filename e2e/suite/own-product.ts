import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect } from "@playwright/test";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const execute = promisify(execFile);

const startWithinMs = 120_000;

export type OwnProduct = {
  site: string;
  stop: () => Promise<void>;
  /** Makes somebody an operator with the command that is there for it, which asks the running product. */
  makeOperator: (email: string) => Promise<void>;
};

/** What the developer's shell may set, which would make it another product than the one to test. */
export const plainSettings = {
  LOG_LEVEL: "error",
  DATABASE_URL: "",
  REDIS_URL: "",
  OPENAI_API_KEY: "",
  OPENAI_BASE_URL: "",
};

/** Starts a product beside the one all tests share, with settings of its own. */
export async function startOwnProduct(settings: Record<string, string>): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), "footnote-e2e-own-"));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const own = { PORT: String(port), PUBLIC_URL: site, DATA_DIR: dataDir };
  const product = spawn("node_modules/.bin/node", ["apps/api/src/entry/all-in-one.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...plainSettings, ...own, ...settings },
  });
  async function stop() {
    const ended = product.exitCode === null ? once(product, "exit") : null;
    product.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
  try {
    await expect.poll(() => isReady(site), { timeout: startWithinMs }).toBe(true);
  } catch (error) {
    await stop();
    throw error;
  }
  async function makeOperator(email: string) {
    const command = ["apps/api/src/entry/admin.ts", "users", "operator", email, "yes"];
    const env = { ...process.env, ...plainSettings, ...own, ...settings };
    await execute("node_modules/.bin/node", command, { cwd: root, env });
  }
  return { site, stop, makeOperator };
}

const isReady = (site: string) =>
  fetch(`${site}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no TCP port was given");
  return address.port;
}
