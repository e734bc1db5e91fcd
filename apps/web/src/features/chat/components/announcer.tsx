import { useState } from "react";
import { marker } from "../citations/claims.ts";
import type { Entry } from "../thread/entry.ts";
import { t } from "../messages.ts";
import type { Transcript } from "../thread/transcript.ts";
import { formatStep } from "../answer/answer-steps.tsx";

const readAtMost = 1_500;

/**
 * Announces each event once to screen readers: the current step, and the answer when it is complete. Announcing an
 * answer while it grows would interrupt the screen reader with every word.
 */
export function Announcer({ thread }: { thread: Transcript }) {
  const [asked, setAsked] = useState(false);
  const [words, setWords] = useState("");
  const last = thread.entries.at(-1);
  const asking = thread.phase.name === "asking";
  const news = asking ? describeStep(last) : asked ? describeAnswer(last) : "";
  if (asking !== asked) setAsked(asking);
  if (news !== "" && news !== words) setWords(news);

  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {words}
    </p>
  );
}

function describeStep(last: Entry | undefined): string {
  const step = last?.text === "" ? last.steps.at(-1) : undefined;
  return step ? formatStep(step) : "";
}

/** Skips failures, which are alerts of their own. */
function describeAnswer(last: Entry | undefined): string {
  if (last?.role !== "assistant" || last.isError) return "";
  const plain = last.text
    .replaceAll(marker, "")
    .replaceAll(/[*_`#>|]/g, "")
    .slice(0, readAtMost);
  return `${last.stopped ? t.announceStopped : t.announceAnswer} ${plain}`;
}
