import { messageMaxLength } from "@footnote/contracts/limits";
import { Pencil } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useLanguage } from "../../../shared/language/language.ts";
import { memo, use, useState } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import type { Entry } from "../thread/entry.ts";
import { focusAndSelect } from "../focus-now.ts";
import { t } from "../messages.ts";
import { BusyContext, useThreadActions } from "../thread/thread-actions.ts";
import styles from "./question.module.css";
import { TimeStamp } from "./time-stamp.tsx";
import { VersionSwitcher } from "./version-switcher.tsx";

/** A question of the user, which can be edited and asked again. */
export const Question = memo(function Question({ entry }: { entry: Entry }) {
  // Its texts change with the language, although nothing else does.
  useLanguage();
  const [editing, setEditing] = useState(false);
  const busy = use(BusyContext);
  if (editing) return <EditedQuestion entry={entry} onClose={() => setEditing(false)} />;
  return (
    <div className={styles.dated}>
      <article className={styles.row} data-role="user" aria-label={t.you}>
        <IconButton
          title={t.edit}
          className={styles.edit}
          disabled={busy}
          onClick={() => setEditing(true)}
        >
          <Pencil size={15} aria-hidden="true" />
        </IconButton>
        <p className={styles.question}>{entry.text}</p>
      </article>
      <div className={styles.foot}>
        <VersionSwitcher entry={entry} />
        <TimeStamp at={entry.at} />
      </div>
    </div>
  );
});

function EditedQuestion({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { edit } = useThreadActions();
  const busy = use(BusyContext);
  const [text, setText] = useState(entry.text);
  const sendable = text.trim() !== "" && !busy;

  function send() {
    if (!sendable) return;
    onClose();
    edit(entry, text.trim());
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    }
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <article className={styles.row} data-role="user" aria-label={t.you}>
      <div className={styles.editor}>
        <textarea
          ref={focusAndSelect}
          rows={Math.min(8, text.split("\n").length + 1)}
          value={text}
          maxLength={messageMaxLength}
          className={styles.field}
          aria-label={t.editField}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles.buttons}>
          <Button look="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button look="primary" disabled={!sendable} onClick={send}>
            {t.askAgain}
          </Button>
        </div>
      </div>
    </article>
  );
}
