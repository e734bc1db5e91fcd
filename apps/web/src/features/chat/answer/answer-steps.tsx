import { Check, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import type { AnswerStep } from "@footnote/contracts/chat/chat";
import { t } from "../messages.ts";
import { Disclosure } from "./disclosure.tsx";
import styles from "./answer-steps.module.css";

type AnswerStepsProps = {
  steps: readonly AnswerStep[];
  /** Whether the answer has no text yet; the current step is then visible. */
  running: boolean;
  /** What follows the list of all steps. */
  children: ReactNode;
};

/** The steps of an answer: the current one while it is being prepared, all of them on request. */
export function AnswerSteps({ steps, running, children }: AnswerStepsProps) {
  const current = steps.findLast(({ state }) => state === "started") ?? steps.at(-1);
  if (!current) return null;
  return (
    <Disclosure
      title={
        <>
          {running ? formatStep(current) : t.steps}
          {running && <Spinner />}
        </>
      }
    >
      <ol className={styles.list}>
        {steps.map((step) => (
          <StepLine key={step.step_id} step={step} />
        ))}
      </ol>
      {children}
    </Disclosure>
  );
}

function StepLine({ step }: { step: AnswerStep }) {
  const { state, passages, documents, ms, note } = step;
  return (
    <li className={styles.step}>
      {state === "started" && <Spinner />}
      {state === "finished" && <Check size={14} aria-hidden="true" />}
      {state === "failed" && <CircleX size={14} aria-hidden="true" />}
      <span>
        {formatStep(step)}
        {state === "failed" && ` (${t.stepFailed})`}
        {passages !== null && (
          <span className={styles.detail}> {t.foundCount(passages, documents ?? 0)}</span>
        )}
        {note !== null && <span className={styles.detail}> {note}</span>}
      </span>
      {ms !== null && <span className={styles.time}>{t.milliseconds(ms)}</span>}
    </li>
  );
}

/** Formats what a step does. */
export function formatStep({ kind, query }: AnswerStep): string {
  const what = query ?? "";
  switch (kind) {
    case "condense":
      return t.stepRewrite;
    case "search":
      return t.stepSearch(what);
    case "web_search":
      return t.stepWeb(what);
    case "read":
      return t.stepRead(what);
    case "compute":
      return t.stepCompute(what);
    case "write":
      return t.stepWrite;
    case "verify":
      return t.stepVerify;
  }
}
