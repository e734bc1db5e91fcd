import { Button } from "../../../shared/ui/controls/button.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { t } from "./messages.ts";
import type { SameNamed } from "./same-named.ts";
import type { Question } from "./use-question.ts";

const namedAtMost = 5;

/** Asks what to do with files whose folder already has one of their name. */
export default function SameNamedDialog({ question }: { question: Question | null }) {
  return (
    <Dialog
      title={t.sameNamedTitle}
      description={question ? describe(question.about) : ""}
      open={question !== null}
      onClose={() => question?.answer("skip")}
    >
      {question && <Choices {...question} />}
    </Dialog>
  );
}

function Choices({ about, answer }: Question) {
  const isChanged = about.changed.length > 0;
  return (
    <DialogActions>
      <Button look={isChanged ? "secondary" : "primary"} onClick={() => answer("skip")}>
        {isChanged ? t.skipSameNamed : t.skipUnchanged}
      </Button>
      <Button onClick={() => answer("keep_both")}>{t.keepBoth}</Button>
      {isChanged && (
        <Button look="primary" onClick={() => answer("replace")}>
          {t.replace}
        </Button>
      )}
    </DialogActions>
  );
}

function describe({ changed, unchanged }: SameNamed): string {
  const names = changed.slice(0, namedAtMost).map(({ file }) => file.name);
  const parts = [
    changed.length > 0 && t.sameNamedChanged(changed.length, names.join(", ")),
    unchanged.length > 0 && t.sameNamedUnchanged(unchanged.length),
  ];
  return parts.filter(Boolean).join(" ");
}
