import type { AnswerEvent } from "@footnote/contracts/chat/answer-stream";
import type { ToolId } from "@footnote/contracts/chat/chat";
import type { Feedback } from "@footnote/contracts/chat/feedback";
import { addEvent, createDraft } from "./draft.ts";
import { createEntry, type Entry, createFailedEntry, type SentMessage, toEntry } from "./entry.ts";
import { keepKeys, readVersions } from "./versions.ts";
import { t } from "../messages.ts";

export type { Entry, SentMessage } from "./entry.ts";

/** The answer to the question `askId` is pending; the run is known once the server streams it. */
type Asking = { name: "asking"; askId: string; runId: string | null; stopping: boolean };

export type Transcript = {
  /** Null in a new chat. */
  conversationId: string | null;
  entries: readonly Entry[];
  tools: readonly ToolId[];
  phase: { name: "idle" } | { name: "opening" } | Asking;
  /** Another version was shown last: the page does not scroll to the end. */
  switched: boolean;
  /** The messages of the conversation could not be loaded, whatever was asked in it since. */
  openingFailed: boolean;
};

type Failure = { text: string; reason: string };

export type TranscriptEvent =
  | { type: "routed"; conversationId: string | null }
  | { type: "started-over" }
  | { type: "opened"; conversationId: string; messages: readonly SentMessage[] }
  | { type: "opening-failed"; conversationId: string }
  /** Loads the messages again after that failed. */
  | { type: "opened-again" }
  /** `from` is the key of the question that is asked again: this entry and all later ones are replaced. */
  | { type: "asked"; askId: string; text: string; from: string | null; at: string }
  /** Resumes an answer that is already being written. */
  | { type: "resumed"; askId: string; runId: string }
  | { type: "streamed"; askId: string; events: readonly AnswerEvent[] }
  | { type: "stopping"; askId: string; stopping: boolean }
  | {
      type: "answered";
      askId: string;
      conversationId: string | null;
      messages: readonly SentMessage[];
    }
  | ({ type: "ask-failed"; askId: string } & Failure)
  /** Another version of a turn is shown: that of the question with this key. */
  | {
      type: "switched";
      conversationId: string;
      from: string;
      messages: readonly SentMessage[];
    }
  /** The versions of the shown messages, read again. */
  | { type: "versions-read"; messages: readonly SentMessage[] }
  | { type: "rated"; key: string; feedback: Feedback | null }
  | { type: "tool-toggled"; tool: ToolId };

const idle: Transcript["phase"] = { name: "idle" };

export const newChat: Transcript = {
  conversationId: null,
  entries: [],
  tools: [],
  phase: idle,
  switched: false,
  openingFailed: false,
};

export function reduceTranscript(state: Transcript, event: TranscriptEvent): Transcript {
  switch (event.type) {
    case "routed":
      return route(state, event.conversationId);
    case "started-over":
      return newChat;
    case "opened":
      if (!isOpening(state, event.conversationId)) return state;
      return { ...state, entries: event.messages.map(toEntry), phase: idle, openingFailed: false };
    case "opening-failed":
      if (!isOpening(state, event.conversationId)) return state;
      return { ...state, phase: idle, openingFailed: true };
    case "opened-again":
      return openAgain(state);
    case "asked":
      return ask(state, event);
    case "resumed":
      return { ...state, phase: asking(event.askId, event.runId) };
    case "streamed":
      return event.events.reduce((next, one) => stream(next, event.askId, one), state);
    case "stopping":
      if (!isAwaiting(state, event.askId)) return state;
      return { ...state, phase: { ...state.phase, stopping: event.stopping } };
    case "answered":
      return answer(state, event);
    case "ask-failed":
      return isAwaiting(state, event.askId) ? fail(state, event) : state;
    case "switched":
      return switchVersion(state, event);
    case "versions-read":
      return { ...state, entries: readVersions(state.entries, event.messages) };
    case "rated":
      return mapEntry(state, event.key, (entry) => ({ ...entry, feedback: event.feedback }));
    case "tool-toggled":
      return { ...state, tools: toggle(state.tools, event.tool) };
  }
}

/** Switches to the conversation in the address, or to a new one. */
function route(state: Transcript, conversationId: string | null): Transcript {
  if (conversationId === state.conversationId) return state;
  if (conversationId === null) return newChat;
  return { ...newChat, conversationId, phase: { name: "opening" } };
}

function openAgain(state: Transcript): Transcript {
  const canOpen = state.openingFailed && state.phase.name === "idle";
  return canOpen ? { ...state, phase: { name: "opening" } } : state;
}

function ask(state: Transcript, event: Extract<TranscriptEvent, { type: "asked" }>): Transcript {
  const at = state.entries.findIndex(({ key }) => key === event.from);
  const kept = at === -1 ? state.entries : state.entries.slice(0, at);
  return {
    ...state,
    entries: [...kept, { ...createEntry(event.askId, "user", event.text), at: event.at }],
    phase: asking(event.askId, null),
    switched: false,
  };
}

function asking(askId: string, runId: string | null): Asking {
  return { name: "asking", askId, runId, stopping: false };
}

/** Applies one event of the pending run. The answer appears with its first visible content. */
function stream(state: Transcript, askId: string, event: AnswerEvent): Transcript {
  if (!isAwaiting(state, askId)) return state;
  if (event.type === "run") {
    const phase = { ...state.phase, runId: event.run_id };
    const named = { ...state, conversationId: event.conversation_id, phase };
    return mapEntry(named, askId, (entry) => ({ ...entry, id: event.user_message_id }));
  }
  if (event.type === "error")
    return fail(state, { askId, text: t.agentFailed, reason: event.error });
  const key = draftKey(askId);
  const begun = state.entries.some((entry) => entry.key === key)
    ? state
    : { ...state, entries: [...state.entries, createDraft(key)] };
  const next = mapEntry(begun, key, (entry) => addEvent(entry, event));
  if (event.type !== "done") return next;
  // A conversation loaded just as the run ended may already contain the answer.
  const once = next.entries.filter((one) => one.key === key || one.id !== event.message.id);
  return { ...next, entries: once, phase: idle };
}

/** Keeps the passages found before an answer failed, and shows them below the failure. */
function fail(state: Transcript, { askId, text, reason }: { askId: string } & Failure): Transcript {
  const key = draftKey(askId);
  const draft = state.entries.find((entry) => entry.key === key);
  const failed = { ...createFailedEntry(key, { text, reason }), nearest: draft?.evidence ?? [] };
  const others = state.entries.filter((entry) => entry.key !== key);
  return { ...state, entries: [...others, failed], phase: idle };
}

/**
 * Adds the answer to the pending question. An answer that arrives after the user left the conversation and came back is
 * added if the conversation is on the page and does not contain it yet.
 */
function answer(
  state: Transcript,
  event: Extract<TranscriptEvent, { type: "answered" }>,
): Transcript {
  const awaited = isAwaiting(state, event.askId);
  const cameBack = event.conversationId !== null && event.conversationId === state.conversationId;
  if (!awaited && !(cameBack && state.phase.name === "idle")) return state;
  const others = state.entries.filter(({ key }) => key !== draftKey(event.askId));
  const shown = new Set(others.map(({ key }) => key));
  const fresh = event.messages
    .filter(({ role }) => role === "assistant")
    .map(toEntry)
    .filter(({ key }) => !shown.has(key));
  return {
    ...state,
    conversationId: event.conversationId ?? state.conversationId,
    entries: [...others, ...fresh],
    phase: idle,
  };
}

/** Shows the messages of another version, if the conversation is still on the page. */
function switchVersion(
  state: Transcript,
  { conversationId, from, messages }: Extract<TranscriptEvent, { type: "switched" }>,
): Transcript {
  if (state.conversationId !== conversationId || state.phase.name !== "idle") return state;
  const entries = keepKeys(state.entries, messages.map(toEntry), from);
  return { ...state, entries, switched: true };
}

/** Whether nothing was asked yet, as far as is known. */
export function isEmpty({ entries, phase, openingFailed }: Transcript): boolean {
  return entries.length === 0 && phase.name === "idle" && !openingFailed;
}

function isOpening({ phase, conversationId }: Transcript, opened: string): boolean {
  return phase.name === "opening" && conversationId === opened;
}

/** Whether the answer to this question is pending. */
export function isAwaiting(
  state: Transcript,
  askId: string,
): state is Transcript & { phase: Asking } {
  return state.phase.name === "asking" && state.phase.askId === askId;
}

function mapEntry(state: Transcript, key: string, change: (entry: Entry) => Entry): Transcript {
  const at = state.entries.findIndex((entry) => entry.key === key);
  const entry = state.entries[at];
  return entry ? { ...state, entries: state.entries.with(at, change(entry)) } : state;
}

function draftKey(askId: string): string {
  return `${askId}-answer`;
}

function toggle(tools: readonly ToolId[], tool: ToolId): ToolId[] {
  return tools.includes(tool) ? tools.filter((other) => other !== tool) : [...tools, tool];
}
