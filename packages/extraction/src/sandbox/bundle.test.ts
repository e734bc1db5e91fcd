import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findBundle, findCurrent } from "./bundle.ts";

const contents = { "one.ts": "export const one = 1;", "two.ts": "export const two = 2;" };
const manifest = {
  bundles: {
    "a.ts": { file: "a.cjs", sources: ["one.ts"] },
    "b.ts": { file: "b.cjs", sources: ["one.ts", "two.ts"] },
  },
  sources: Object.fromEntries(
    Object.entries(contents).map(([name, text]) => [
      name,
      createHash("sha256").update(text).digest("hex"),
    ]),
  ),
};
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bundle-"));
  for (const [name, text] of Object.entries(contents)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));

it("a bundle is used until one of its sources changes or goes", async () => {
  expect(findCurrent(manifest, "a.ts", folder)).toBe("a.cjs");
  expect(findCurrent(manifest, "b.ts", folder)).toBe("b.cjs");
  expect(findCurrent(manifest, "unknown.ts", folder)).toBeUndefined();
  await writeFile(join(folder, "two.ts"), "export const two = 3;");
  expect(findCurrent(manifest, "a.ts", folder)).toBe("a.cjs");
  expect(findCurrent(manifest, "b.ts", folder)).toBeUndefined();
  await writeFile(join(folder, "two.ts"), contents["two.ts"]);
  expect(findCurrent(manifest, "b.ts", folder)).toBe("b.cjs");
  await rm(join(folder, "one.ts"));
  expect(findCurrent(manifest, "a.ts", folder)).toBeUndefined();
});

it("a source that is not bundled has no bundle", () => {
  expect(findBundle(new URL("./fixtures/misbehave.ts", import.meta.url))).toBeUndefined();
});
