import { expect, it } from "vitest";
import { answerEvent, answerEvents, numberedEvent, stopAnswer } from "./answer-stream.ts";
import { fillPath } from "../endpoint.ts";

const id = "0198b6a0-0000-7000-8000-000000000000";

it.each([
  [{ type: "run", run_id: id, conversation_id: id, user_message_id: id }, true],
  [{ type: "run", run_id: id, conversation_id: id }, false],
  [{ type: "delta", text: "In 1874 [1].", citations: [] }, true],
  [{ type: "delta", text: "In 1874 [1]." }, false],
  [{ type: "error", code: "model.failed", error: "Try again.", retry: true }, true],
  [{ type: "ping" }, false],
])("an event is what the table of events says: %j", (event, valid) => {
  expect(answerEvent.safeParse(event).success).toBe(valid);
});

it("events count from 1", () => {
  const event = { type: "reset" };
  expect(numberedEvent.safeParse({ id: 1, event }).success).toBe(true);
  expect(numberedEvent.safeParse({ id: 0, event }).success).toBe(false);
});

it("a run is followed and stopped by its id", () => {
  expect(fillPath(answerEvents.path, { id })).toBe(`/chatbot/chat/runs/${id}/events/`);
  expect(fillPath(stopAnswer.path, { id })).toBe(`/chatbot/chat/runs/${id}/stop/`);
});
