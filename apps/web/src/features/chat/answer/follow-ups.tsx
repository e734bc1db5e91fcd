import { use } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { useSuggestedQuestions } from "../api.ts";
import suggestions from "../beginnings/chat-beginnings.module.css";
import { t } from "../messages.ts";
import type { Entry } from "../thread/entry.ts";
import { BusyContext, useThreadActions } from "../thread/thread-actions.ts";
import { Disclosure } from "./disclosure.tsx";

/**
 * Below the last answer, on request: further questions that its documents answer. On request, because each is tried
 * before it is offered, which costs as much as a few answers.
 */
export function FollowUps({ entry }: { entry: Entry }) {
  const cited = entry.sources.flatMap(({ documentId }) => documentId ?? []);
  const documentIds = [...new Set(cited)].toSorted();
  if (documentIds.length === 0 || entry.outcome === "not_found") return null;
  return (
    <Disclosure title={t.followUps}>
      <Questions documentIds={documentIds} />
    </Disclosure>
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
