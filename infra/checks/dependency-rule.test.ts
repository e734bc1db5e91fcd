import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { ICruiseResult } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const api = "apps/api/src";
const web = "apps/web/src";
const config = fileURLToPath(new URL("dependency-rule.mjs", import.meta.url));
const parents = ["apps", "packages", "conformance"];
const cruiser = join(import.meta.dirname, "..", "..", "node_modules", ".bin", "depcruise");

/** Importing file, imported file, the rule that must object. */
const forbidden: [from: string, to: string, rule: string][] = [
  [
    `${api}/features/folders/a.service.ts`,
    `${api}/features/chat/chat.service.ts`,
    "order-of-folders",
  ],
  [`${api}/features/accounts/a.repo.ts`, `${api}/features/speech/s.rules.ts`, "order-of-accounts"],
  [`${api}/features/chat/b.service.ts`, `${api}/features/folders/f.repo.ts`, "order-of-chat"],
  [`${api}/features/chat/c.service.ts`, `${api}/features/retrieval/ranking.ts`, "order-of-chat"],
  ...[
    ["citations", "links.rules"],
    ["table-answers", "table-matching.rules"],
    ["quoting", "extraction.rules"],
    ["agent", "tools.service"],
  ].map(([feature, file]): [string, string, string] => [
    `${api}/features/chat/m.service.ts`,
    `${api}/features/${feature}/${file}.ts`,
    `entry-of-${feature}`,
  ]),
  [
    `${api}/features/chat/n.service.ts`,
    `${api}/features/quoting/quoting.service.ts`,
    "quoting-is-for-the-agent",
  ],
  [`${api}/features/gossip/g.service.ts`, `${api}/platform/log.ts`, "feature-is-in-the-order"],
  [`${api}/features/chat/d.rules.ts`, `${api}/features/chat/d.repo.ts`, "rules-are-lowest"],
  [`${api}/features/chat/e.repo.ts`, `${api}/features/chat/e.service.ts`, "repo-below-service"],
  [
    `${api}/features/chat/f.service.ts`,
    `${api}/features/chat/f.worker.ts`,
    "nothing-below-entry-imports-routes-or-workers",
  ],
  [`${api}/features/chat/g.routes.ts`, `${api}/entry/compose.ts`, "only-entry-imports-entry"],
  [`${api}/platform/a.ts`, `${api}/http/mount.ts`, "platform-is-the-lowest-layer"],
  [`${api}/platform/b.ts`, `${api}/features/chat/h.rules.ts`, "platform-is-the-lowest-layer"],
  [`${api}/http/a.ts`, `${api}/features/accounts/i.service.ts`, "http-above-context"],
  [`${api}/context/a.ts`, `${api}/http/b.ts`, "context-above-platform"],
  ...["s.service", "t.repo", "u.rules", "v.worker"].map((file): [string, string, string] => [
    `${api}/features/chat/${file}.ts`,
    `${api}/http/c.ts`,
    "http-is-for-routes",
  ]),
  [
    `${api}/features/chat/j.service.ts`,
    `${api}/platform/database/generated/client.ts`,
    "generated-client-stays-low",
  ],
  [`${api}/features/chat/k.service.ts`, `${api}/test/fixtures.ts`, "tests-stay-outside"],
  [
    `${api}/features/chat/l.service.ts`,
    "packages/extraction/src/l.ts",
    "extraction-is-for-ingestion",
  ],
  ["packages/contracts/src/a.ts", "packages/extraction/src/m.ts", "contracts-import-zod-only"],
  ["packages/lexicon/src/a.ts", "packages/contracts/src/n.ts", "lexicon-knows-nothing-of-ours"],
  ["packages/extraction/src/a.ts", `${api}/platform/n.ts`, "extraction-knows-contracts-only"],
  [`${web}/shared/a.ts`, `${web}/features/chat/o.ts`, "web-shared-is-lowest"],
  [
    `${web}/features/chat/a.ts`,
    `${web}/features/folders/p.ts`,
    "web-features-do-not-know-each-other",
  ],
  [`${web}/features/chat/b.ts`, `${web}/app/router.ts`, "web-features-below-app"],
  [`${web}/app/a.ts`, `${api}/platform/q.ts`, "web-sees-contracts-only"],
  ["conformance/src/a.ts", "packages/contracts/src/r.ts", "conformance-knows-nothing-of-ours"],
  ["conformance/src/b.ts", `${api}/http/r.ts`, "conformance-knows-nothing-of-ours"],
];

const allowed: [from: string, to: string][] = [
  [`${api}/features/chat/z.service.ts`, `${api}/features/retrieval/retrieval.service.ts`],
  [`${api}/features/chat/z.service.ts`, `${api}/features/agent/agent.service.ts`],
  [`${api}/features/agent/z.service.ts`, `${api}/features/quoting/quoting.service.ts`],
  [`${api}/features/chat/z.service.ts`, `${api}/context/z.ts`],
  [`${api}/features/chat/z.routes.ts`, `${api}/http/z.ts`],
  [`${api}/features/chat/z.service.ts`, `${api}/features/ingestion/ingestion.jobs.ts`],
  [`${api}/features/chat/z.service.ts`, `${api}/features/folders/folders.rules.ts`],
  [`${api}/features/chat/z.service.ts`, `${api}/features/chat/answers/answer.ts`],
  [`${api}/features/ingestion/z.worker.ts`, "packages/extraction/src/z.ts"],
  [`${api}/features/chat/z.repo.ts`, `${api}/platform/database/generated/client.ts`],
  [`${api}/entry/all.ts`, `${api}/features/chat/z.routes.ts`],
  [`${web}/app/z.ts`, `${web}/features/chat/z.ts`],
  [`${web}/features/chat/z.ts`, `${web}/shared/z.ts`],
  [`${web}/features/chat/z.ts`, "packages/contracts/src/z.ts"],
  ["packages/extraction/src/y.ts", "packages/contracts/src/y.ts"],
  ["conformance/src/z.ts", "conformance/src/areas/z.ts"],
];

/** Writes the files with their imports, runs the checker over them as `npm test` does, and lists what it found. */
async function findViolations(folder: string, edges: [from: string, to: string, ...unknown[]][]) {
  const imports = new Map<string, string[]>();
  for (const [from, to] of edges) {
    imports.set(from, [...(imports.get(from) ?? []), relative(dirname(from), to)]);
    imports.set(to, imports.get(to) ?? []);
  }
  for (const [path, targets] of imports) {
    const lines = targets.map((to) => `import "${to.startsWith(".") ? to : `./${to}`}";`);
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), `${lines.join("\n")}\nexport const nothing = 0;\n`);
  }
  for (const parent of parents) await mkdir(join(folder, parent), { recursive: true });
  const output = await new Promise<string>((resolve) => {
    const args = ["--config", config, "--output-type", "json", ...parents];
    execFile(cruiser, args, { cwd: folder }, (_failed, stdout) => resolve(stdout));
  });
  const { summary }: ICruiseResult = JSON.parse(output);
  expect(summary.totalCruised).toBe(imports.size);
  return summary.violations.map(({ from, to, rule }) => `${from} -> ${to}: ${rule.name}`);
}

describe("the dependency rule", () => {
  const folders: string[] = [];
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), "footnote-rule-"));
    folders.push(folder);
    return folder;
  };
  let found: string[];

  beforeAll(async () => {
    found = await findViolations(await newFolder(), forbidden);
  });
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  it.each(forbidden)("refuses that %s imports %s (%s)", (from, to, rule) => {
    expect(found).toContain(`${from} -> ${to}: ${rule}`);
  });

  it("refuses two files that import each other", async () => {
    const [one, two] = [`${api}/platform/one.ts`, `${api}/platform/two.ts`];
    const circle = await findViolations(await newFolder(), [
      [one, two],
      [two, one],
    ]);
    expect(circle).toContain(`${one} -> ${two}: no-circles`);
  });

  it("accepts what goes downward", async () => {
    expect(await findViolations(await newFolder(), allowed)).toEqual([]);
  });
});
