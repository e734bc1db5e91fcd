import { globSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { attack } from "../../../../infra/checks/regex-attacks.ts";
import { lexicons } from "@footnote/lexicon/lexicon";
import type { Lexicon } from "@footnote/lexicon/types";

type Build = (lexicons: readonly Lexicon[]) => unknown;

const { builds } = vi.hoisted(() => ({ builds: [] as Build[] }));

vi.mock("@footnote/lexicon/lexicon", async (importActual) => {
  const actual = await importActual<typeof import("@footnote/lexicon/lexicon")>();
  const perLanguage: typeof actual.perLanguage = (build) => {
    builds.push(build);
    return actual.perLanguage(build);
  };
  return { ...actual, perLanguage };
});

/** Collects the patterns that are compiled meanwhile. */
function recordPatterns(work: () => void): RegExp[] {
  const compiled: RegExp[] = [];
  const Original = globalThis.RegExp;
  class Recorded extends Original {
    constructor(source: RegExp | string, flags?: string) {
      super(source, flags);
      compiled.push(new Original(source, flags));
    }
  }
  globalThis.RegExp = Recorded as unknown as RegExpConstructor;
  try {
    work();
  } finally {
    globalThis.RegExp = Original;
  }
  return compiled;
}

it("compiles no pattern from the lexicon that is slow on hostile text", async () => {
  const root = new URL("../features/", import.meta.url).pathname;
  const files = globSync("**/*.rules.ts", { cwd: root });
  await Promise.all(files.map((file) => import(/* @vite-ignore */ `${root}${file}`)));
  // A text of an unknown language meets the words of all languages at once.
  const patterns = recordPatterns(() => {
    for (const build of builds) build(lexicons);
  });
  const distinct = new Map(patterns.map((pattern) => [pattern.source, pattern]));
  expect(distinct.size).toBeGreaterThan(50);
  const slow = [...distinct].flatMap(([source, pattern]) => {
    const found = attack(pattern);
    return found ? [{ ...found, source: source.slice(0, 200) }] : [];
  });
  expect(slow).toEqual([]);
}, 300_000);
