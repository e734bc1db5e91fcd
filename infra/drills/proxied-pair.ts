import { spawn } from "node:child_process";
import { once } from "node:events";
import { startEntry } from "../../apps/api/src/test/processes.ts";
import { freePort } from "../test-services/private-process.ts";
import type { Installation } from "./installation.ts";
import { until } from "./until.ts";

/** Two API processes behind Caddy, which spreads requests over them. */
export type ProxiedPair = { readonly url: string; close(): Promise<string[]> };

/** Many people behind one address: the limits of one are not what is measured. */
const settings = { SIGNUPS_PER_HOUR: "100000", REQUESTS_PER_MINUTE_PER_ADDRESS: "0" };

/** Starts the installation's API again with these limits, a second one, and the proxy. @throws Error without Caddy */
export async function startProxiedPair(on: Installation): Promise<ProxiedPair> {
  await on.end("api", "SIGTERM");
  await on.start("api", { settings });
  const second = startEntry("http", { ...on.settings, ...settings, PORT: "0" });
  const backends = [on.url, await second.url()].map((url) => new URL(url).host);
  const url = `http://127.0.0.1:${await freePort()}`;
  const to = backends.flatMap((host) => ["--to", host]);
  const caddy = spawn("caddy", ["reverse-proxy", "--from", url, ...to], { stdio: "ignore" });
  const missing = once(caddy, "error").then(() => new Error("The drill of many users needs Caddy"));
  const answers = async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.ok;
  const ready = until(answers, { what: "the proxy answers", within: 30_000 });
  const failure = await Promise.race([missing, ready.then(() => undefined)]);
  if (failure) throw failure;
  return {
    url,
    async close() {
      const crashed = second.child.exitCode ?? caddy.exitCode;
      caddy.kill("SIGKILL");
      await second.stop("SIGKILL");
      return crashed === null ? [] : [`the second API or the proxy ended (${crashed})`];
    },
  };
}
