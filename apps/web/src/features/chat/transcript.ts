import type { Message, ToolId } from "@footnote/contracts/chat";
import type { Note } from "./citations.ts";
import { readNotes } from "./citations.ts";

/** One message on the page. */
export type Entry = {
  key: string;
  role: "user" | "assistant";
  text: string;
  notes: readonly Note[];
  /** Ids of markers in the text that lead nowhere. */
  dropped: readonly string[];
  outcome: Message["metadata"]["outcome"];
  isError: boolean;
  /** Why it failed, in the server's words; "" when there is nothing to add. */
  reason: string;
};

export type Transcript = {
  /** Null in a new chat. */
  conversationId: string | null;
  entries: readonly Entry[];
  tools: readonly ToolId[];
  /** Idle, reading a past conversation, or waiting for the answer to the question `askId`. */
  phase: { name: "idle" } | { name: "opening" } | { name: "asking"; askId: string };
};

/** What any server sends of a message; the rest may be missing. */
export type SentMessage = Partial<Message> & Pick<Message, "role" | "content">;

export type TranscriptEvent =
  | { type: "routed"; conversationId: string | null }
  | { type: "started-over" }
  | { type: "opened"; conversationId: string; messages: readonly SentMessage[] }
  | { type: "opening-failed"; conversationId: string }
  | { type: "asked"; askId: string; text: string; again: boolean }
  | {
      type: "answered";
      askId: string;
      conversationId: string | null;
      messages: readonly SentMessage[];
    }
  | { type: "ask-failed"; askId: string; text: string; reason: string }
  | { type: "tool-toggled"; tool: ToolId };

const idle: Transcript["phase"] = { name: "idle" };

export const newChat: Transcript = { conversationId: null, entries: [], tools: [], phase: idle };

export function reduceTranscript(state: Transcript, event: TranscriptEvent): Transcript {
  switch (event.type) {
    case "routed":
      return route(state, event.conversationId);
    case "started-over":
      return newChat;
    case "opened":
      if (!isOpening(state, event.conversationId)) return state;
      return { ...state, entries: event.messages.map(toEntry), phase: idle };
    case "opening-failed":
      if (!isOpening(state, event.conversationId)) return state;
      return { ...state, entries: [historyFailure], phase: idle };
    case "asked":
      return ask(state, event);
    case "answered":
      return answer(state, event);
    case "ask-failed":
      if (!isAwaiting(state, event.askId)) return state;
      return { ...state, entries: [...state.entries, failedEntry(event)], phase: idle };
    case "tool-toggled":
      return { ...state, tools: toggle(state.tools, event.tool) };
  }
}

/** The address names another conversation than the one shown: read it, or begin a new one. */
function route(state: Transcript, conversationId: string | null): Transcript {
  if (conversationId === state.conversationId) return state;
  if (conversationId === null) return newChat;
  return { ...newChat, conversationId, phase: { name: "opening" } };
}

function ask(state: Transcript, event: Extract<TranscriptEvent, { type: "asked" }>): Transcript {
  const kept = event.again ? state.entries.slice(0, -1) : state.entries;
  const question = blankEntry(event.askId, "user", event.text);
  return {
    ...state,
    entries: event.again ? kept : [...kept, question],
    phase: { name: "asking", askId: event.askId },
  };
}

/**
 * An answer belongs to the question still waited for. One that comes after the user went elsewhere and back
 * is added when its conversation is on the page and does not show it yet.
 */
function answer(
  state: Transcript,
  event: Extract<TranscriptEvent, { type: "answered" }>,
): Transcript {
  const awaited = isAwaiting(state, event.askId);
  const cameBack = event.conversationId !== null && event.conversationId === state.conversationId;
  if (!awaited && !(cameBack && state.phase.name === "idle")) return state;
  const shown = new Set(state.entries.map(({ key }) => key));
  const fresh = event.messages
    .filter(({ role }) => role === "assistant")
    .map(toEntry)
    .filter(({ key }) => !shown.has(key));
  return {
    ...state,
    conversationId: event.conversationId ?? state.conversationId,
    entries: [...state.entries, ...fresh],
    phase: idle,
  };
}

function isOpening({ phase, conversationId }: Transcript, opened: string): boolean {
  return phase.name === "opening" && conversationId === opened;
}

function isAwaiting({ phase }: Transcript, askId: string): boolean {
  return phase.name === "asking" && phase.askId === askId;
}

function toggle(tools: readonly ToolId[], tool: ToolId): ToolId[] {
  return tools.includes(tool) ? tools.filter((other) => other !== tool) : [...tools, tool];
}

function toEntry(message: SentMessage): Entry {
  const role = message.role === "user" ? "user" : "assistant";
  return {
    ...blankEntry(message.id ?? crypto.randomUUID(), role, message.content),
    ...notesOf(message),
    outcome: message.metadata?.outcome ?? null,
  };
}

function notesOf(message: SentMessage): Pick<Entry, "notes" | "dropped"> {
  return readNotes({ sources: message.sources ?? [], metadata: message.metadata ?? {} });
}

function blankEntry(key: string, role: Entry["role"], text: string): Entry {
  return { key, role, text, notes: [], dropped: [], outcome: null, isError: false, reason: "" };
}

function failedEntry({
  askId,
  text,
  reason,
}: {
  askId: string;
  text: string;
  reason: string;
}): Entry {
  return { ...blankEntry(`${askId}-failed`, "assistant", text), isError: true, reason };
}

const historyFailure: Entry = {
  ...blankEntry("history-failed", "assistant", "Sorry, couldn't load conversation history."),
  isError: true,
};
