import { z } from "zod";
import { answerRun, answerStep, message, outcome } from "./chat.ts";
import { citation, claim } from "./citations.ts";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

/**
 * How an answer comes into being, as events. Asked with `Accept: text/event-stream`, the server answers with an event
 * stream: each event's `id` is its number within the run (1, 2, 3, without gaps), its `event` is `type`, its `data` is
 * the object below as one line of JSON. A comment is sent while nothing happens. A `done` or an `error` is the last.
 *
 * A run belongs to the server: who has lost the stream reads on after the last id it has seen, on any process. Who has
 * seen the last event gets a 204, which keeps an EventSource from connecting again; a day after the end it is a 404.
 */
export const answerEvent = z.discriminatedUnion("type", [
  /** The first event: the question is stored, the work begins. */
  z.object({ type: z.literal("run"), run_id: id, conversation_id: id, user_message_id: id }),
  /** What is being done. A step is reported when it starts and again, with the same `step_id`, when it has ended. */
  answerStep.extend({ type: z.literal("step") }),
  /**
   * Passages found, before the first word that rests on them. Their ids count on over all evidence of the run and are
   * not the numbers of the markers: a passage that comes to be cited gets its number in a `delta`, and is known by its
   * `chunk_id`.
   */
  z.object({ type: z.literal("evidence"), passages: z.array(citation) }),
  /**
   * Text to be added to what stands there, as Markdown. `citations` are those whose markers `[n]` stand in it for the
   * first time: every marker has its citation by the time it is seen, and no marker is ever cut in two.
   */
  z.object({ type: z.literal("delta"), text: z.string(), citations: z.array(citation) }),
  /** What stands there so far is withdrawn: the model went on searching, or had to begin again. */
  z.object({ type: z.literal("reset") }),
  /** The text as it will be stored, after each claim was checked against its passages. It replaces what stands there. */
  z.object({
    type: z.literal("citations"),
    content: z.string(),
    citations: z.array(citation),
    claims: z.array(claim),
  }),
  /** The end: the message as it is stored and as the plain call returns it. */
  z.object({
    type: z.literal("done"),
    /** Null for an answer that was stopped. */
    outcome: outcome.nullable(),
    /** What the documents do not answer, where only a part was answered. */
    missing: z.string().nullable(),
    stopped: z.boolean(),
    message,
  }),
  /** The end without an answer. The evidence stays true; the question is stored and can be asked again. */
  z.object({
    type: z.literal("error"),
    code: z.string(),
    /** The sentence for people. */
    error: z.string(),
    /** Whether the same question may well be answered when it is asked again. */
    retry: z.boolean(),
  }),
]);
export type AnswerEvent = z.infer<typeof answerEvent>;

/** An event with its number within the run. */
export const numberedEvent = z.object({ id: z.int().min(1), event: answerEvent });
export type NumberedEvent = z.infer<typeof numberedEvent>;

export const answerEvents = endpoint({
  method: "GET",
  path: "/chatbot/chat/runs/:id/events/",
  access: "member",
  summary: "Stream the events of an answer, from the first or after Last-Event-ID or `after`",
  params: z.object({ id }),
  query: z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).optional() }),
  /** Without `Accept: text/event-stream`: what there is up to now. */
  reply: z.object({ run: answerRun, events: z.array(numberedEvent) }),
  events: true,
});

/** What `missing` ends on where an answer ends early: of the answer, not of what the documents do not answer. */
export const earlyEndings = {
  length: "The answer has reached the longest length for answers and ends early. Ask for the rest.",
  filtered: "The language model's provider has filtered the rest of the answer.",
  broken:
    "The connection to the language model broke off before the answer was complete. Ask again for all of it.",
  late: "The time for one answer was over before it was complete. Ask for the rest.",
} as const;

/** What an answer says that was stopped before its first word. */
export const nothingWritten = "Stopped before anything was written.";

export const stopAnswer = endpoint({
  method: "POST",
  path: "/chatbot/chat/runs/:id/stop/",
  access: "member",
  summary: "Stop an answer and keep what is written; no effect on a completed answer",
  params: z.object({ id }),
  reply: answerRun,
});
