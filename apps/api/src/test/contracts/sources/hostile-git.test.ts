import { afterEach, expect, it } from "vitest";
import { resolveBySystem, webPorts } from "../../../platform/guarded-fetch/choose-address.ts";
import { parseNetwork } from "../../../platform/guarded-fetch/public-address.ts";
import type { GitLimits } from "../../../platform/sources/git-program.ts";
import { openGitSource } from "../../../platform/sources/git-source.ts";
import { type Attack, expandedBytes, startHostileGit } from "../../hostile-git-server.ts";
import { never } from "../../ingest-waiting.ts";

const hour = 60 * 60_000;
const limits = { fileBytes: 1024 ** 2, memoryBytes: expandedBytes / 4, runMs: hour };

let server: Awaited<ReturnType<typeof startHostileGit>>;
afterEach(() => server.close());

async function read(attack: Attack, chosen: GitLimits): Promise<string[]> {
  server = await startHostileGit(attack);
  const guard = { allowed: [parseNetwork("127.0.0.1")], resolve: resolveBySystem, ports: webPorts };
  const { repository } = server;
  const settings = { kind: "git" as const, repository, branch: "", directory: "", username: "" };
  const source = await openGitSource(settings, { secret: null, guard, roots: [] }, chosen);
  try {
    await source.findRevision(never);
    const files = await Array.fromAsync(source.listFiles(never));
    return files.map(({ path }) => path);
  } finally {
    await source.close();
  }
}

it.each([
  ["references", limits, /needs more memory than allowed \(100 MB\)/],
  ["delta", limits, /needs more memory than allowed \(100 MB\)/],
  ["messages", limits, /too many messages/],
  ["keepalive", { ...limits, runMs: 1_500 }, /took too long/],
] as const)(
  "a repository whose server sends %s without end is not read, and the connection ends",
  async (attack, chosen, sentence) => {
    await expect(read(attack, chosen)).rejects.toThrow(sentence);
    await expect.poll(server.countConnections).toBe(0);
  },
);

it("a repository with a large delta is read where there is memory for it", async () => {
  expect(await read("delta", { ...limits, memoryBytes: 4 * expandedBytes })).toEqual(["a.txt"]);
});
