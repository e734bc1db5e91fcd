import { expect, it } from "vitest";
import { citePassage, type CitedText } from "../citations/answer.rules.ts";
import { EventQueue } from "./event-queue.rules.ts";

const text = (content: string, ...chunks: string[]): (() => CitedText) => {
  const passage = { documentId: "d", filename: "f", headings: [], text: "", anchors: [], score: 1 };
  const citations = chunks.map((chunkId, at) => citePassage(at + 1, { ...passage, chunkId }));
  return () => ({ content, citations });
};

it("joins the text between two takes, and numbers without gaps", () => {
  const queue = new EventQueue();
  queue.show(text("In"));
  queue.show(text("In 1874 [1]", "a"));
  expect(queue.take()).toEqual([
    { id: 2, event: { type: "delta", text: "In 1874 [1]", citations: text("", "a")().citations } },
  ]);
  queue.show(text("In 1874 [1]. Then", "a"));
  queue.add({ type: "reset" });
  const waiting = queue.peek([{ type: "reset" }]);
  expect(waiting.map(({ id, event }) => [id, event.type])).toEqual([
    [3, "delta"],
    [4, "reset"],
    [5, "reset"],
  ]);
  expect(queue.take()).toEqual(waiting.slice(0, 2));
  expect([queue.isEmpty(), queue.take()]).toEqual([true, []]);
});

it.each([
  ["other words", text("At sea", "a")],
  ["a number for another passage", text("In 1874 [1] and", "b")],
  ["nothing", text("")],
])("resets the text that was sent when %s is shown", (_, next) => {
  const queue = new EventQueue();
  queue.show(text("In 1874 [1]", "a"));
  queue.take();
  queue.show(next);
  expect(queue.take()[0]?.event).toEqual({ type: "reset" });
});
