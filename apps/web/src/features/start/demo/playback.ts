import type { DemoConversation } from "./conversations.ts";

/** How far a conversation has been played. */
export type Progress = {
  /** Messages on the page. */
  shown: number;
  /** The assistant is writing the next one. */
  typing: boolean;
  /** The next question is in the input and waits to be sent. */
  prompting: boolean;
};

export type Playback = {
  conversations: readonly DemoConversation[];
  activeId: string;
  progress: Readonly<Record<string, Progress>>;
};

export type PlaybackEvent =
  | { type: "elapsed" }
  | { type: "sent" }
  | { type: "opened"; id: string }
  | { type: "skipped" };

const startMs = 800;
const typingMs = 1500;
const gapMs = 300;

const unplayed: Progress = { shown: 0, typing: false, prompting: false };

/** The first conversation plays by itself and then waits for the user to send its second question. */
export function startPlayback(conversations: readonly DemoConversation[]): Playback {
  return { conversations, activeId: conversations[0]?.id ?? "", progress: {} };
}

/** Only the conversation on the page plays; the others keep their place. */
export function reducePlayback(state: Playback, event: PlaybackEvent): Playback {
  const progress = getProgress(state, state.activeId);
  switch (event.type) {
    case "opened":
      return { ...state, activeId: event.id };
    case "elapsed":
      return withProgress(state, nextStep(state, progress) ?? progress);
    case "skipped":
      return withProgress(state, lastStep(state, progress));
    case "sent":
      if (!progress.prompting) return state;
      return withProgress(state, { ...unplayed, shown: progress.shown + 1 });
  }
}

export function getProgress({ progress }: Playback, id: string): Progress {
  return progress[id] ?? unplayed;
}

/** Milliseconds until the next step of the conversation on the page; null when it waits or has ended. */
export function nextDelay(state: Playback): number | null {
  const progress = getProgress(state, state.activeId);
  if (nextStep(state, progress) === null) return null;
  if (progress.typing) return typingMs;
  return progress.shown === 0 && isGuided(state) ? startMs : gapMs;
}

/** Whether a conversation asks to be opened: the guided one has ended, this one has not begun. */
export function isPulsing(state: Playback, id: string): boolean {
  const [guided] = state.conversations;
  if (!guided || getProgress(state, guided.id).shown < guided.messages.length) return false;
  return id !== state.activeId && getProgress(state, id).shown === 0;
}

/** The conversation on the page. */
export function getActiveConversation({
  conversations,
  activeId,
}: Playback): DemoConversation | undefined {
  return conversations.find(({ id }) => id === activeId);
}

/** The question in the input, or "" when none waits to be sent. */
export function getPrompt(state: Playback): string {
  const { prompting, shown } = getProgress(state, state.activeId);
  return prompting ? (getActiveConversation(state)?.messages[shown]?.text ?? "") : "";
}

function isGuided({ conversations, activeId }: Playback): boolean {
  return conversations[0]?.id === activeId;
}

function nextStep(state: Playback, progress: Progress): Progress | null {
  const { shown, typing, prompting } = progress;
  const next = getActiveConversation(state)?.messages[shown];
  if (!next) return null;
  if (next.role === "assistant") {
    return typing ? { ...unplayed, shown: shown + 1 } : { ...progress, typing: true };
  }
  if (shown === 0 || !isGuided(state)) return { ...unplayed, shown: shown + 1 };
  return prompting ? null : { ...progress, prompting: true };
}

function lastStep(state: Playback, progress: Progress): Progress {
  const next = nextStep(state, progress);
  return next === null ? progress : lastStep(state, next);
}

function withProgress(state: Playback, progress: Progress): Playback {
  return { ...state, progress: { ...state.progress, [state.activeId]: progress } };
}
