import { fileNameMaxLength, folderNameMaxLength } from "@footnote/contracts/limits";
import { extensionOf } from "@footnote/contracts/upload-checks";
import type { KeyboardEvent, SubmitEvent } from "react";
import { useRef, useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import type { Item } from "../api.ts";
import { renameItem, useRename } from "../api.ts";
import { useUndo } from "../components/use-undo.ts";
import { t } from "../messages.ts";
import { createFailure } from "../upload/notice.ts";
import { useUploads } from "../upload/uploads-provider.tsx";
import styles from "./rename-field.module.css";

/** Edits a name in its row: Enter and blur save it, Escape cancels. */
export function RenameField({ item, onDone }: { item: Item; onDone: () => void }) {
  const { kind, id, name: previous } = item;
  const rename = useRename();
  const { notify } = useUploads();
  const reportUndoable = useUndo();
  const [name, setName] = useState(previous);
  const settled = useRef(false);

  function keep() {
    const typed = name.trim();
    if (settled.current) return;
    settled.current = true;
    if (typed === previous) return onDone();
    if (typed === "") {
      notify(createFailure(kind === "file" ? t.fileNameEmpty : t.folderNameEmpty));
      return onDone();
    }
    rename.mutate(
      { kind, id, name: typed, previous },
      {
        onSuccess: (renamed) =>
          reportUndoable(t.renamed(previous, renamed.name), () =>
            renameItem({ kind, id, name: previous, previous: renamed.name }),
          ),
        onError: (error) => notify(createFailure(t.renameFailed(previous, getErrorMessage(error)))),
        onSettled: onDone,
      },
    );
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    keep();
  }

  function giveUp(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    settled.current = true;
    onDone();
  }

  return (
    <form onSubmit={submit} className={styles.form}>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus goes where the name was a moment ago
        autoFocus
        aria-label={t.newNameOf(previous)}
        value={name}
        readOnly={rename.isPending}
        maxLength={kind === "file" ? fileNameMaxLength : folderNameMaxLength}
        autoComplete="off"
        spellCheck={false}
        className={styles.field}
        onFocus={({ target }) => {
          const extension = kind === "file" ? extensionOf(previous) : "";
          target.setSelectionRange(0, previous.length - extension.length);
        }}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={giveUp}
        onBlur={keep}
      />
    </form>
  );
}
