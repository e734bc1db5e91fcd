import { beforeEach, describe, expect, it } from "vitest";
import { openDrafts } from "./drafts.ts";

const drafts = openDrafts("drafts-of-the-test");
beforeEach(() => sessionStorage.clear());

describe("what is typed in a conversation", () => {
  it("is there again after a reload, and none of it in another one", () => {
    drafts.store("first", "When is it open");
    expect(drafts.restore("first")).toBe("When is it open");
    expect(drafts.restore("second")).toBe("");
  });

  it("does not replace a question that did not arrive", () => {
    drafts.store(null, "When is it open?");
    drafts.send(null, "When is it open?");
    drafts.store(null, "And on Sundays");
    expect(drafts.restore(null)).toBe("When is it open?\n\nAnd on Sundays");
    drafts.store(null, "And on Sundays?");
    expect(drafts.restore(null)).toBe("And on Sundays?");
  });

  it("moves to the conversation that the question has begun, without the question", () => {
    drafts.send(null, "When is it open?");
    drafts.store(null, "And on Sundays");
    drafts.settle({ text: "When is it open?", from: null, to: "new one" });
    expect(drafts.restore(null)).toBe("");
    expect(drafts.restore("new one")).toBe("And on Sundays");
  });

  it("is forgotten once the server has it", () => {
    drafts.send("first", "When is it open?");
    drafts.settle({ text: "When is it open?", from: "first", to: "first" });
    expect(drafts.restore("first")).toBe("");
  });
});
