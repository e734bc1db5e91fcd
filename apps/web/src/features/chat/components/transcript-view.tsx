import { startTransition, useEffect, useRef, useState } from "react";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { TypingIndicator } from "../../../shared/ui/feedback/typing-indicator.tsx";
import { t } from "../messages.ts";
import type { Transcript } from "../thread/transcript.ts";
import { Announcer } from "./announcer.tsx";
import { AssistantMessage } from "../answer/assistant-message.tsx";
import { Question } from "./question.tsx";
import styles from "./transcript-view.module.css";

const scrollAfterAnswerMs = 200;
/** The number of messages rendered at once; the rest of a long conversation follows in batches, latest first. */
const renderedFirst = 24;
const renderedMore = 60;

/** The messages of a conversation and the state of the pending answer. */
export function TranscriptView({ thread }: { thread: Transcript }) {
  const { entries, phase } = thread;
  const list = useRef<HTMLDivElement>(null);
  const drawn = useRenderedCount(entries.length);
  useScrollToLatest(list, thread);
  const last = entries.at(-1);
  const waiting = phase.name === "asking" && (last?.role === "user" || last?.text === "");
  return (
    <div className={styles.scroller}>
      <div
        ref={list}
        className={styles.column}
        role="log"
        aria-live="off"
        aria-label={t.messages}
        aria-busy={phase.name !== "idle"}
      >
        {phase.name === "opening" && (
          <p className={styles.opening} role="status">
            <Spinner /> {t.loading}
          </p>
        )}
        {drawn < entries.length && <p className={styles.older}>{t.olderHidden}</p>}
        {entries
          .slice(-drawn)
          .map((entry) =>
            entry.role === "user" ? (
              <Question key={entry.key} entry={entry} />
            ) : (
              <AssistantMessage key={entry.key} entry={entry} last={entry === last} />
            ),
          )}
        {waiting && <TypingIndicator />}
      </div>
      <Announcer thread={thread} />
    </div>
  );
}

/** Returns how many of the latest messages to render: a few at once, the others when the browser is idle. */
function useRenderedCount(count: number): number {
  const [drawn, setDrawn] = useState(renderedFirst);
  // A transcript is empty while another conversation is being opened: start again with one batch.
  if (count === 0 && drawn !== renderedFirst) setDrawn(renderedFirst);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + renderedMore)), 60);
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}

/**
 * Scrolls to the end after a question, and to the question shortly after its answer appears. The page does not scroll
 * again while the answer grows, nor when another version is shown.
 */
function useScrollToLatest(
  list: { current: HTMLDivElement | null },
  { entries, switched }: Transcript,
) {
  const last = entries.at(-1);
  const key = last?.key;
  const role = last?.role;
  useEffect(() => {
    if (key === undefined || switched) return undefined;
    if (role === "user") {
      list.current?.lastElementChild?.scrollIntoView({ behavior: "smooth", block: "end" });
      return undefined;
    }
    const timer = setTimeout(() => {
      const questions = list.current?.querySelectorAll('[data-role="user"]');
      [...(questions ?? [])].at(-1)?.scrollIntoView({ behavior: "smooth", block: "start" });
    }, scrollAfterAnswerMs);
    return () => clearTimeout(timer);
  }, [key, role, switched, list]);
}
