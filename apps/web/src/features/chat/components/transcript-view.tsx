import { useEffect, useRef } from "react";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { TypingIndicator } from "../../../shared/ui/typing-indicator.tsx";
import type { Transcript } from "../transcript.ts";
import { AssistantMessage } from "./assistant-message.tsx";
import styles from "./transcript-view.module.css";

const scrollAfterAnswerMs = 200;

type TranscriptViewProps = { thread: Transcript; onRetry: (text: string) => void };

/** The messages of a conversation and what is going on in it. */
export function TranscriptView({ thread, onRetry }: TranscriptViewProps) {
  const { entries, phase } = thread;
  const list = useRef<HTMLDivElement>(null);
  useScrollToNews(list, thread);
  const lastQuestion = entries.findLast(({ role }) => role === "user");
  return (
    <div className={styles.scroller}>
      <div
        ref={list}
        className={styles.column}
        role="log"
        aria-label="Messages"
        aria-busy={phase.name !== "idle"}
      >
        {phase.name === "opening" && (
          <p className={styles.opening} role="status">
            <Spinner /> Loading...
          </p>
        )}
        {entries.map((entry, index) =>
          entry.role === "user" ? (
            <article key={entry.key} className={styles.question} data-role="user" aria-label="You">
              {entry.text}
            </article>
          ) : (
            <AssistantMessage
              key={entry.key}
              entry={entry}
              onRetry={
                entry.isError && index === entries.length - 1 && lastQuestion
                  ? () => onRetry(lastQuestion.text)
                  : undefined
              }
            />
          ),
        )}
        {phase.name === "asking" && <TypingIndicator />}
      </div>
    </div>
  );
}

/** After a question to the end; after an answer, a moment later, to the question it answers. */
function useScrollToNews(list: { current: HTMLDivElement | null }, { entries }: Transcript) {
  const last = entries.at(-1);
  useEffect(() => {
    if (!last) return undefined;
    if (last.role === "user") {
      list.current?.lastElementChild?.scrollIntoView({ behavior: "smooth", block: "end" });
      return undefined;
    }
    const timer = setTimeout(() => {
      const questions = list.current?.querySelectorAll('[data-role="user"]');
      [...(questions ?? [])].at(-1)?.scrollIntoView({ behavior: "smooth", block: "start" });
    }, scrollAfterAnswerMs);
    return () => clearTimeout(timer);
  }, [last, list]);
}
