import { describe, expect, it } from "vitest";
import { makeTestAnswer, makeTestCitation } from "../../../test/fixtures.ts";
import type { Transcript, TranscriptEvent } from "./transcript.ts";
import { newChat, reduceTranscript } from "./transcript.ts";

function play(...events: TranscriptEvent[]): Transcript {
  return events.reduce(reduceTranscript, newChat);
}

const asked = {
  type: "asked",
  askId: "q1",
  text: "Why?",
  from: null,
  at: "2026-11-21T09:29:00.000Z",
} as const;
const answered = {
  type: "answered",
  askId: "q1",
  conversationId: "c1",
  messages: [makeTestAnswer("m1", "Because.")],
} as const;

describe("a transcript", () => {
  it("shows the question at once and the answer when it comes", () => {
    expect(play(asked).phase).toMatchObject({ name: "asking", askId: "q1", runId: null });
    const after = play(asked, answered);
    expect(after.entries.map(({ role, text }) => [role, text])).toEqual([
      ["user", "Why?"],
      ["assistant", "Because."],
    ]);
    expect(after.entries.map(({ at }) => at)).toEqual([
      "2026-11-21T09:29:00.000Z",
      "2026-11-21T09:30:00.000Z",
    ]);
    expect([after.conversationId, after.phase.name]).toEqual(["c1", "idle"]);
  });

  it("keeps its conversation when an answer names none", () => {
    const after = play(
      asked,
      answered,
      { ...asked, askId: "q2" },
      { ...answered, askId: "q2", conversationId: null },
    );
    expect(after.conversationId).toBe("c1");
  });

  it("ignores an answer to a question that was left behind", () => {
    const after = play(asked, { type: "routed", conversationId: "c9" }, answered);
    expect(after).toMatchObject({ conversationId: "c9", entries: [], phase: { name: "opening" } });
  });

  it("adds a late answer once when its conversation is on the page again", () => {
    const opened = { type: "opened", conversationId: "c1", messages: [] } as const;
    const back = play(asked, { type: "routed", conversationId: "c1" }, opened, answered, answered);
    expect(back.entries.map(({ key }) => key)).toEqual(["m1"]);
  });

  it("ignores the history of a conversation that is no longer being opened", () => {
    const after = play(
      { type: "routed", conversationId: "c1" },
      { type: "routed", conversationId: "c2" },
      { type: "opened", conversationId: "c1", messages: [makeTestAnswer("m1", "Old")] },
    );
    expect(after).toMatchObject({ conversationId: "c2", entries: [], phase: { name: "opening" } });
  });

  it("says when a history could not be loaded", () => {
    const after = play(
      { type: "routed", conversationId: "c1" },
      { type: "opening-failed", conversationId: "c1" },
    );
    expect(after).toMatchObject({ entries: [], openingFailed: true, phase: { name: "idle" } });
  });

  it("keeps the tools, and the way to load it again, through a question after that failure", () => {
    const failed = play(
      { type: "routed", conversationId: "c1" },
      { type: "opening-failed", conversationId: "c1" },
      { type: "tool-toggled", tool: "web_search" },
      asked,
    );
    expect(reduceTranscript(failed, { type: "opened-again" })).toBe(failed);
    const again = [answered, { type: "opened-again" }] as const;
    const opening = again.reduce(reduceTranscript, failed);
    expect(opening).toMatchObject({ openingFailed: true, phase: { name: "opening" } });
    const messages = [makeTestAnswer("m0", "Old"), makeTestAnswer("m1", "Because.")];
    const opened = { type: "opened", conversationId: "c1", messages } as const;
    const after = reduceTranscript(opening, opened);
    expect(after).toMatchObject({ openingFailed: false, tools: ["web_search"] });
    expect(after.entries.map(({ key }) => key)).toEqual(["m0", "m1"]);
  });

  it("asks again in place of the failed answer", () => {
    const failed = { type: "ask-failed", askId: "q1", text: "Sorry", reason: "" } as const;
    const after = play(asked, failed, { ...asked, askId: "q2", from: "q1" });
    expect(after.entries.map(({ text }) => text)).toEqual(["Why?"]);
  });

  it("clears the tools with a new chat and with another conversation", () => {
    const toggled = { type: "tool-toggled", tool: "web_search" } as const;
    expect(play(toggled).tools).toEqual(["web_search"]);
    expect(play(toggled, toggled).tools).toEqual([]);
    expect(play(toggled, { type: "started-over" }).tools).toEqual([]);
    expect(play(toggled, { type: "routed", conversationId: "c1" }).tools).toEqual([]);
    expect(play(toggled, asked, answered).tools).toEqual(["web_search"]);
  });

  it("stays as it is when its own address is opened", () => {
    const before = play(asked, answered);
    expect(reduceTranscript(before, { type: "routed", conversationId: "c1" })).toBe(before);
  });

  it("takes the sources of an answer from its citations", () => {
    const cited = makeTestAnswer("m1", "So [1].", [makeTestCitation("1", "It is so.")]);
    const after = play(asked, { ...answered, messages: [cited] });
    expect(after.entries[1]?.sources).toMatchObject([
      { id: "1", name: "Handbook.pdf", location: "page 7", chunk: "It is so." },
    ]);
  });
});
