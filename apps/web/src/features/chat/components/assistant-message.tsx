import { CircleAlert, RotateCcw, SearchX } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../../../shared/ui/button.tsx";
import { SourceList } from "../../../shared/ui/source-list.tsx";
import { useOpenedSources } from "../../../shared/ui/use-opened-sources.ts";
import { claimsById } from "../claims.ts";
import type { Entry } from "../transcript.ts";
import { AnswerText } from "./answer-text.tsx";
import styles from "./assistant-message.module.css";
import { CitedPassage } from "./cited-passage.tsx";

type AssistantMessageProps = { entry: Entry; onRetry: (() => void) | undefined };

export function AssistantMessage({ entry, onRetry }: AssistantMessageProps) {
  if (entry.isError) return <ErrorMessage entry={entry} onRetry={onRetry} />;
  return <Answer entry={entry} />;
}

/** An answer with its sources; pressing a citation opens its source below. */
function Answer({ entry }: { entry: Entry }) {
  const { text, notes, dropped, outcome } = entry;
  const claims = useMemo(() => claimsById(text), [text]);
  const { opened, elementIdOf, toggle, reveal } = useOpenedSources();

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
      <SourceList sources={notes} opened={opened} elementIdOf={elementIdOf} onToggle={toggle}>
        {(note) => <CitedPassage note={note} claims={claims.get(note.id) ?? []} />}
      </SourceList>
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
