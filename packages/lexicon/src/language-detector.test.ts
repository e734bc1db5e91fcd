import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { eld } from "eld/small";
import { describe, expect, it } from "vitest";
import { openDetector, readLanguageData } from "./language-detector.ts";

type Evaluated = {
  ngramsData: { type: string; languages: object; ngrams: Record<string, object> };
};
const evaluated = fileURLToPath(new URL("../ngrams/small.js", import.meta.resolve("eld/small")));

describe("the language detector", () => {
  it("has the data of the library, entry by entry", async () => {
    const { ngramsData } = (await import(evaluated)) as Evaluated;
    const { type, languages, ngrams } = readLanguageData();
    expect({ type, languages }).toEqual({ type: ngramsData.type, languages: ngramsData.languages });
    const names = Object.keys(ngramsData.ngrams);
    expect(names.length).toBeGreaterThan(80_000);
    const differing = names.filter(
      (name) => JSON.stringify(ngrams[name]) !== JSON.stringify(ngramsData.ngrams[name]),
    );
    expect(differing).toEqual([]);
    expect(ngrams["no such letters"]).toBeUndefined();
  });

  it("detects what the library detects, with the same scores", async () => {
    const detector = openDetector();
    const source = await readFile(fileURLToPath(import.meta.url), "utf8");
    const texts = [
      "",
      "1 2 3",
      "Wo ist der Hafen?",
      "c'est l'été d'une île",
      "港口在哪里？",
      source,
    ];
    for (const text of texts) {
      const [ours, theirs] = [detector.detect(text), eld.detect(text)];
      expect(ours.language).toBe(theirs.language);
      expect(ours.isReliable()).toBe(theirs.isReliable());
      expect(ours.getScores()).toEqual(theirs.getScores());
    }
  });
});
