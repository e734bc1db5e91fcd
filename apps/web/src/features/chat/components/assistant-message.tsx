import { CircleAlert, RotateCcw, SearchX } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../shared/ui/button.tsx";
import type { Entry } from "../transcript.ts";
import { AnswerText } from "./answer-text.tsx";
import styles from "./assistant-message.module.css";
import { SourceList } from "./source-list.tsx";

type AssistantMessageProps = { entry: Entry; onRetry: (() => void) | undefined };

export function AssistantMessage({ entry, onRetry }: AssistantMessageProps) {
  if (entry.isError) return <ErrorMessage entry={entry} onRetry={onRetry} />;
  return <Answer entry={entry} />;
}

/** An answer with its sources; pressing a citation opens its source below. */
function Answer({ entry }: { entry: Entry }) {
  const { text, notes, dropped, outcome } = entry;
  const baseId = useId();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const elementIdOf = (noteId: string) => `${baseId}-source-${noteId}`;

  function toggle(noteId: string) {
    setOpened(opened.includes(noteId) ? opened.filter((id) => id !== noteId) : [...opened, noteId]);
  }

  function reveal(noteId: string) {
    if (!opened.includes(noteId)) setOpened([...opened, noteId]);
    const source = document.getElementById(elementIdOf(noteId));
    source?.focus({ preventScroll: true });
    source?.scrollIntoView({ behavior: "smooth", block: "center" });
  }

  return (
    <article className={styles.answer} aria-label="Assistant">
      {outcome === "not_found" && (
        <p className={styles.outcome}>
          <SearchX size={16} aria-hidden="true" />
          Not found in your documents
        </p>
      )}
      {outcome === "partly" && <p className={styles.outcome}>Answers part of the question</p>}
      <AnswerText
        text={text}
        notes={notes}
        dropped={dropped}
        elementIdOf={elementIdOf}
        onReveal={reveal}
      />
      <SourceList notes={notes} opened={opened} elementIdOf={elementIdOf} onToggle={toggle} />
    </article>
  );
}

function ErrorMessage({ entry: { text, reason }, onRetry }: AssistantMessageProps) {
  return (
    <article className={styles.error} aria-label="Assistant" role="alert">
      <CircleAlert size={18} aria-hidden="true" />
      <div>
        <p>{text}</p>
        {reason !== "" && <p className={styles.reason}>{reason}</p>}
        {onRetry && (
          <Button className={styles.retry} onClick={onRetry}>
            <RotateCcw size={15} aria-hidden="true" />
            Try again
          </Button>
        )}
      </div>
    </article>
  );
}
