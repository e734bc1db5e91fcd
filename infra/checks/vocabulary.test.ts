import { describe, expect, it } from "vitest";
import { findUses, findUsesInRepository } from "./vocabulary.mjs";

const wordsIn = (source: string, path = "apps/api/src/a.ts") =>
  findUses(path, source).map(({ word, line }) => `${line}: ${word}`);

describe("the vocabulary check", () => {
  it("finds retired words in comments, identifiers, texts and file names", () => {
    expect(wordsIn("// It tells the caller.\nconst toldApart = 1;\nconst TELL_ALL = 2;")).toEqual([
      "1: tells",
      "2: told",
      "3: TELL",
    ]);
    expect(wordsIn("type WasTold = string;")).toEqual(["1: Told"]);
    expect(wordsIn('const text = "It is borne out by its source.";')).toEqual(["1: borne out"]);
    expect(wordsIn("", "apps/api/src/turnstile.ts")).toEqual(["0: turnstile"]);
  });

  it("leaves words alone that only contain a retired one", () => {
    expect(wordsIn("const teller = intelligent(Twinkle, untold);")).toEqual([]);
    expect(wordsIn("// The foreground is above the background; margin: 0; Math.floor(1)")).toEqual(
      [],
    );
  });

  it("ignores sample texts of tests and reads their titles", () => {
    const source = `it("tells them apart", () => ask("Who told you?", "a twin")); // told`;
    expect(wordsIn(source, "apps/api/src/a.test.ts")).toEqual(["1: tells", "1: told"]);
    expect(wordsIn(source)).toHaveLength(4);
  });
});

it("no retired word is used again", () => {
  const uses = findUsesInRepository();
  expect(uses.map(({ path, line, word, say }) => `${path}:${line}: ${word}: say ${say}`)).toEqual(
    [],
  );
});
