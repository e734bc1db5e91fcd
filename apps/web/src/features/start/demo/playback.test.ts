import { describe, expect, it } from "vitest";
import { demoConversations } from "./conversations.ts";
import {
  isPulsing,
  nextDelay,
  getProgress,
  getPrompt,
  reducePlayback,
  startPlayback,
} from "./playback.ts";
import type { Playback, PlaybackEvent } from "./playback.ts";

const [first, second] = demoConversations.map(({ id }) => id);
const start = startPlayback(demoConversations);
const after = (state: Playback, ...events: PlaybackEvent[]) => events.reduce(reducePlayback, state);
const skipped = { type: "skipped" } as const;
const sent = { type: "sent" } as const;
const opened = (id = "") => ({ type: "opened", id }) as const;

/** Lets all delays pass; returns each delay with the state of the page after it. */
function play(state: Playback): { state: Playback; log: string[] } {
  const log: string[] = [];
  let at = state;
  for (let delay = nextDelay(at); delay !== null; delay = nextDelay(at)) {
    at = reducePlayback(at, { type: "elapsed" });
    const { shown, typing, prompting } = getProgress(at, at.activeId);
    log.push(`${delay}: ${shown}${typing ? " typing" : ""}${prompting ? " prompting" : ""}`);
  }
  return { state: at, log };
}

describe("the demo", () => {
  it("plays the first exchange, then puts the follow-up into the input and waits", () => {
    const { state, log } = play(start);
    expect(log).toEqual(["800: 1", "300: 1 typing", "1500: 2", "300: 2 prompting"]);
    expect(getPrompt(state)).toBe(demoConversations[0]?.messages[2]?.text);
    expect(isPulsing(state, second ?? "")).toBe(false);
  });

  it("goes on when the follow-up is sent, then the others call", () => {
    const { state, log } = play(after(play(start).state, sent));
    expect(log).toEqual(["300: 3 typing", "1500: 4"]);
    expect(getPrompt(state)).toBe("");
    const pulsing = demoConversations.filter(({ id }) => isPulsing(state, id));
    expect(pulsing.map(({ id }) => id)).toEqual(demoConversations.slice(1).map(({ id }) => id));
  });

  it("replays another conversation message by message, and shows it whole from then on", () => {
    const done = play(after(play(start).state, sent)).state;
    const { state, log } = play(after(done, opened(second)));
    expect(log).toEqual([
      "300: 1",
      "300: 1 typing",
      "1500: 2",
      "300: 3",
      "300: 3 typing",
      "1500: 4",
    ]);
    expect(isPulsing(state, second ?? "")).toBe(false);
    expect(nextDelay(after(state, opened(first), opened(second)))).toBeNull();
  });

  it("keeps the place of a conversation that was left", () => {
    const left = after(start, { type: "elapsed" }, opened(second));
    expect(nextDelay(after(left, opened(first)))).toBe(300);
    expect(getProgress(left, first ?? "").shown).toBe(1);
  });

  it("can be skipped, but the follow-up still waits to be sent", () => {
    const state = after(start, skipped);
    expect(getProgress(state, first ?? "")).toEqual({ shown: 2, typing: false, prompting: true });
    const ended = after(state, skipped, sent, skipped);
    expect(getProgress(ended, first ?? "")).toEqual({ shown: 4, typing: false, prompting: false });
    expect(after(ended, skipped)).toEqual(ended);
  });

  it("sends nothing before there is something to send", () => {
    expect(after(start, sent)).toEqual(start);
  });
});
