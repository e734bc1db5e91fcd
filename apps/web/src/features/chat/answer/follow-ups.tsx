import { ChevronRight } from "lucide-react";
import { use, useId, useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { useSuggestedQuestions } from "../api.ts";
import suggestions from "../beginnings/chat-beginnings.module.css";
import { t } from "../messages.ts";
import type { Entry } from "../thread/entry.ts";
import { BusyContext, useThreadActions } from "../thread/thread-actions.ts";
import steps from "./answer-steps.module.css";

/**
 * Below the last answer, on request: further questions that its documents answer. On request, because each is tried
 * before it is offered, which costs as much as a few answers.
 */
export function FollowUps({ entry }: { entry: Entry }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const cited = entry.sources.flatMap(({ documentId }) => documentId ?? []);
  const documentIds = [...new Set(cited)].toSorted();
  if (documentIds.length === 0 || entry.outcome === "not_found") return null;
  return (
    <div className={steps.steps}>
      <button
        type="button"
        className={steps.summary}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <ChevronRight size={14} aria-hidden="true" className={steps.chevron} />
        {t.followUps}
      </button>
      {open && (
        <div id={id}>
          <Questions documentIds={documentIds} />
        </div>
      )}
    </div>
  );
}

function Questions({ documentIds }: { documentIds: readonly string[] }) {
  const { ask, wasAsked } = useThreadActions();
  const busy = use(BusyContext);
  const { data, error } = useSuggestedQuestions({ folderIds: [], documentIds }, true);
  if (error) return <p role="alert">{getErrorMessage(error, t.followUpsFailed)}</p>;
  if (!data) return <Spinner />;
  const questions = data.questions.filter((question) => !wasAsked(question));
  if (questions.length === 0) return <p>{t.noFollowUps}</p>;
  return (
    <ul className={suggestions.questions} aria-label={t.followUps}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className={suggestions.question}
            disabled={busy}
            onClick={() => ask(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
