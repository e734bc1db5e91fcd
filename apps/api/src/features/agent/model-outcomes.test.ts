import { describe, expect, it } from "vitest";
import { saying } from "../../test/model-emulator.ts";
import { createTestModelAnswerer, lamp, tower } from "../../test/model-answerer.ts";

const { asking, ask } = createTestModelAnswerer();

describe("what comes of a model's answer", () => {
  it.each([
    ["NOT_FOUND", /Nothing in the searched documents/],
    ["**NOT_FOUND**: The lamp's price is not given [1].", /^The lamp's price is not given\.$/],
  ])("cites nothing when the model finds nothing: %s", async (written, content) => {
    asking.provider.scriptChat(saying(written));
    const answer = await ask("What did it cost?", [[lamp]]);
    expect(answer).toMatchObject({ outcome: "not_found", citations: [] });
    expect(answer.content).toMatch(content);
  });

  it("takes a refusal in the model's own words for one, without what it adds", async () => {
    const said = "I'm sorry, but the documents do not say what it cost [1].";
    asking.provider.scriptChat(saying(`${said} Such lamps are dear.`));
    expect(await ask("What did it cost?", [[lamp]])).toMatchObject({
      outcome: "not_found",
      content: "I'm sorry, but the documents do not say what it cost.",
      citations: [],
    });
    expect(asking.provider.requests).toHaveLength(1);
  });

  it("names what a model says to be missing, with or without the label", async () => {
    const missing = "The documents do not mention its price.";
    asking.provider.scriptChat(saying(`It turns in 14 seconds [1]. ${missing}`));
    expect(await ask("Speed and price?", [[lamp]])).toMatchObject({ outcome: "partly", missing });
  });

  it("passes on a partial answer as one", async () => {
    asking.provider.scriptChat(
      saying("PARTLY: It turns in 14 seconds [1]. Its price is not given."),
    );
    const answer = await ask("Speed and price?", [[lamp]]);
    expect(answer).toMatchObject({
      outcome: "partly",
      missing: "Its price is not given.",
      content: "It turns in 14 seconds [1]. Its price is not given.",
    });
  });

  it("keeps supported claims when the answer is rewritten without any of them", async () => {
    const written = "The tower was built in 1874 [1]. It has 99 windows [1]. It has 12 doors [1].";
    asking.provider.scriptChat(saying(written), saying("It has 98 windows [1]."));
    const answer = await ask("When was it built?", [[tower]]);
    expect(answer.content).toBe(written);
  });

  it("asks once for missing citations", async () => {
    asking.provider.scriptChat(saying("The lamp turns."), saying("The lamp turns [1]."));
    const answer = await ask("How fast?", [[lamp]]);
    expect(answer).toMatchObject({ content: "The lamp turns [1].", outcome: "answered" });
  });

  it("calls an answer that will not cite partly answered", async () => {
    asking.provider.scriptChat(saying("The lamp turns."), saying("The lamp turns [8]."));
    const answer = await ask("How fast?", [[lamp]]);
    expect(answer).toMatchObject({ content: "The lamp turns.", citations: [], outcome: "partly" });
  });

  it("does not pass on what a model knows by itself when nothing is found", async () => {
    asking.provider.scriptChat(saying("Paris [1]."));
    const answer = await ask("Capital of France?", [[]]);
    expect(answer).toMatchObject({ outcome: "not_found", citations: [] });
    expect(answer.content).not.toContain("Paris");
  });
});
