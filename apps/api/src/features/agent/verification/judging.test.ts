import { describe, expect, it } from "vitest";
import { type ClaimWithPassage, type Judge, ModelFailed } from "../../../platform/models/models.ts";
import { saying } from "../../../test/model-emulator.ts";
import { createTestModelAnswerer, lamp, passage, tower } from "../../../test/model-answerer.ts";
import { estimateTokens } from "../usage.rules.ts";

const { asking, ask, shownText } = createTestModelAnswerer();

const paraphrase =
  "Its light needs a quarter of a minute [1]. Workers raised it under a queen [2].";

describe("claims that the rules leave open", () => {
  it("go to the chat model in one request over the passages concerned, each once", async () => {
    const gulls = passage("gulls", "Gulls breed there.");
    const twice = `${paraphrase} It was put up in that age [2].`;
    asking.provider.scriptChat(saying(twice), saying("1: YES\n2: PARTLY\n3: NO"), saying("-"));
    const answer = await ask("How fast?", [[lamp, tower, gulls]]);
    const shown = shownText(1);
    expect(shown.match(/<fence n="\d"/g)).toHaveLength(2);
    expect(shown).not.toContain("Gulls");
    expect(shown).toMatch(
      /Sentence 1: Its light .*\[1\]\nSentence 2: .*\[2\]\nSentence 3: .*\[2\]$/,
    );
    const states = answer.claims.map(({ state }) => state);
    expect(states).toEqual(["supported", "partly", "not_supported"]);
  });

  it("are not confirmed with a number that no passage has, whatever the judge says", async () => {
    const invented = "Its light needs 90 seconds [1]. Workers raised it under 7 queens [1][2].";
    asking.provider.scriptChat(
      saying(`${invented} ${paraphrase}`),
      saying("1: YES\n2: YES\n3: YES\n4: YES"),
    );
    const answer = await ask("How fast?", [[lamp, tower]]);
    const states = answer.claims.map(({ state }) => state);
    expect(states).toEqual(["unchecked", "unchecked", "supported", "supported"]);
  });

  it("go to the model of entailment if there is one, and to the chat model if it fails", async () => {
    const judged: (readonly ClaimWithPassage[])[] = [];
    const judge: Judge = {
      name: "local:judge",
      async judge(pairs) {
        judged.push(pairs);
        return ["supported", "partly"];
      },
    };
    asking.provider.scriptChat(saying(paraphrase));
    const answer = await ask("How fast?", [[lamp, tower]], { judging: { judge } });
    expect(judged).toEqual([
      [
        { claim: expect.stringContaining("quarter of a minute"), passage: lamp.text },
        { claim: expect.stringContaining("under a queen"), passage: tower.text },
      ],
    ]);
    expect(answer.claims.map(({ state }) => state)).toEqual(["supported", "partly"]);
    expect(asking.provider.requests).toHaveLength(1);

    const reasons: unknown[] = [];
    const failure = new ModelFailed("too slow");
    const failing: Judge = { name: "local:judge", judge: () => Promise.reject(failure) };
    const judging = { judge: failing, onJudgeFailed: (reason: unknown) => reasons.push(reason) };
    asking.provider.scriptChat(saying(paraphrase), saying("1: YES\n2: YES"));
    const again = await ask("How fast?", [[lamp], [tower]], { judging });
    expect(reasons).toEqual([failure]);
    expect(again.claims[0]?.state).toBe("supported");
  });
});

describe("the input tokens of a question", () => {
  /** A passage as long as the product makes them, in the prose of a report. */
  const long = (at: number) => {
    const sentence = `In the year ${1900 + at} the harbour office wrote down what the lamp of pier ${at} had cost. `;
    return { ...passage(`report-${at}`, sentence.repeat(16)), folderId: "f", addedAt: new Date(0) };
  };
  const library = {
    list: async () => [],
    beginnings: async () => new Map(),
    openings: async () => new Map(),
    read: async () => [],
    around: async () => [-1, 1].map((offset) => ({ ...long(90 + offset), of: "report-1", offset })),
    facts: async () => ({ languages: ["en", "de"], folders: new Map([["f", "Harbour reports"]]) }),
  };
  const tokens = () =>
    asking.provider.requests.map(({ body }) =>
      estimateTokens(
        [...body.messages.map(({ content }) => content), JSON.stringify(body.tools)].join("\n"),
      ),
    );
  const found = Array.from({ length: 10 }, (_, at) => long(at));

  it("stay below 4,500 for a simple one", async () => {
    asking.provider.scriptChat(saying("NOT_FOUND"));
    await ask("What did the lamp cost?", [found], { library });
    const [simple = 0, ...more] = tokens();
    expect(more).toEqual([]);
    expect(simple).toBeGreaterThan(3_000);
    expect(simple).toBeLessThan(4_500);
  });

  it("stay below 6,000 for one whose claims are judged", async () => {
    const written = [1, 2, 3, 4, 5, 6].map(
      (n) => `The bill of its light came to them in time [${n}].`,
    );
    asking.provider.scriptChat(saying(written.join(" ")), saying("1: YES"));
    await ask("What did the lamp cost?", [found], { library });
    const [simple = 0, judging = 0, ...more] = tokens();
    expect(more).toEqual([]);
    expect(judging).toBeGreaterThan(500);
    expect(simple + judging).toBeLessThan(6_000);
  });
});
