import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runEntry, startEntry } from "./processes.ts";
import { makeDataFolder } from "./services.ts";

/** In a user namespace that allows no further ones, `unshare` fails as it does in a container. */
const within = [
  "unshare",
  "--user",
  "--map-root-user",
  "sh",
  "-c",
  'echo 0 > /proc/sys/user/max_net_namespaces && echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"',
  "sh",
];

function canForbid(): boolean {
  const [file = "", ...args] = within;
  try {
    execFileSync(file, [...args, "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!canForbid())("parsers that the kernel does not keep from the network", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "footnote-isolation-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("are refused in production, with what to do", async () => {
    const settings = { DATA_DIR: folder, NODE_ENV: "production" };
    const { code, output } = await runEntry("all-in-one", settings, [], within);
    expect(code).toBe(1);
    expect(output).toMatch(/cannot be kept from the network.*ALLOW_UNISOLATED_PARSERS=true/);
  });

  it("are logged once and shown by /readyz where they are allowed, and change its status not even when it is strict", async () => {
    const DATA_DIR = await makeDataFolder();
    const settings = { DATA_DIR, NODE_ENV: "production", ALLOW_UNISOLATED_PARSERS: "true" };
    const product = startEntry("all-in-one", settings, { within });
    const url = await product.url();
    for (const path of ["/readyz", "/readyz?strict"]) {
      const reply = await fetch(url + path);
      const { checks } = (await reply.json()) as { checks: Record<string, string> };
      expect([reply.status, checks["parser_isolation"]]).toEqual([200, "failed"]);
    }
    await product.stop();
    expect(product.output().match(/cannot be kept from the network/g)).toHaveLength(1);
    await rm(DATA_DIR, { recursive: true, force: true });
  });
});
