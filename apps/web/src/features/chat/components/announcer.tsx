import { useState } from "react";
import { marker } from "../citations/claims.ts";
import type { Entry } from "../thread/entry.ts";
import { t } from "../messages.ts";
import type { Transcript } from "../thread/transcript.ts";
import { nameOf } from "../answer/answer-steps.tsx";

const readAtMost = 1_500;

/**
 * Reads out what happens, once each: what is being done, and the answer when it is complete. An answer that were read
 * out while it grows would interrupt itself with every word.
 */
export function Announcer({ thread }: { thread: Transcript }) {
  const [asked, setAsked] = useState(false);
  const [words, setWords] = useState("");
  const last = thread.entries.at(-1);
  const asking = thread.phase.name === "asking";
  const news = asking ? stepOf(last) : asked ? answerOf(last) : "";
  if (asking !== asked) setAsked(asking);
  if (news !== "" && news !== words) setWords(news);

  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {words}
    </p>
  );
}

function stepOf(last: Entry | undefined): string {
  const step = last?.text === "" ? last.steps.at(-1) : undefined;
  return step ? nameOf(step) : "";
}

/** A failure is an alert by itself. */
function answerOf(last: Entry | undefined): string {
  if (last?.role !== "assistant" || last.isError) return "";
  const plain = last.text
    .replaceAll(marker, "")
    .replaceAll(/[*_`#>|]/g, "")
    .slice(0, readAtMost);
  return `${last.stopped ? t.announceStopped : t.announceAnswer} ${plain}`;
}
