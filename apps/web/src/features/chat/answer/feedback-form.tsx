import type { Feedback } from "@footnote/contracts/chat/feedback";
import type { SubmitEvent } from "react";
import { useId, useState } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { t } from "../messages.ts";
import styles from "./answer-actions.module.css";

type Reason = NonNullable<Feedback["reason"]>;

const reasons = [
  { value: "not_true", words: "reasonNotTrue" },
  { value: "incomplete", words: "reasonIncomplete" },
  { value: "wrong_source", words: "reasonWrongSource" },
  { value: "not_understood", words: "reasonNotUnderstood" },
  { value: "other", words: "reasonOther" },
] as const satisfies readonly { value: Reason; words: string }[];

type FeedbackFormProps = {
  onSend: (feedback: Feedback) => Promise<void>;
  onClose: () => void;
};

/** Asks why an answer did not help. The rating is already stored; this adds the reason. */
export function FeedbackForm({ onSend, onClose }: FeedbackFormProps) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [comment, setComment] = useState("");
  const [sent, setSent] = useState(false);
  const group = useId();

  async function send(event: SubmitEvent) {
    event.preventDefault();
    await onSend({ rating: "down", reason, comment: comment.trim() || null });
    setSent(true);
  }

  if (sent) return <p role="status">{t.feedbackThanks}</p>;
  return (
    <form ref={scrollIntoSight} className={styles.form} onSubmit={(event) => void send(event)}>
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>{t.whyNot}</legend>
        {reasons.map(({ value, words }) => (
          <label key={value} className={styles.reason}>
            <input
              type="radio"
              name={group}
              checked={reason === value}
              onChange={() => setReason(value)}
            />
            {t[words]}
          </label>
        ))}
      </fieldset>
      <input
        className={styles.comment}
        value={comment}
        maxLength={1000}
        placeholder={t.comment}
        aria-label={t.comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" disabled={reason === null && comment.trim() === ""}>
          {t.sendFeedback}
        </Button>
      </div>
    </form>
  );
}

/** A ref callback that scrolls to the form, which would open out of view below the last answer. */
function scrollIntoSight(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: "nearest" });
}
