import { folderNameMaxLength } from "@footnote/contracts/limits";
import type { SubmitEvent } from "react";
import { useRef, useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { useCreateFolder } from "../api.ts";
import { t } from "../messages.ts";
import { createSuccess } from "../upload/notice.ts";
import { useUploads } from "../upload/uploads-provider.tsx";
import styles from "./new-folder-dialog.module.css";

type NewFolderDialogProps = { open: boolean; parentId: string | null; onClose: () => void };

export function NewFolderDialog({ open, parentId, onClose }: NewFolderDialogProps) {
  return (
    <Dialog title={t.createTitle} open={open} onClose={onClose}>
      <NewFolderForm parentId={parentId} onClose={onClose} />
    </Dialog>
  );
}

/** Mounted with the dialog, so every opening starts empty. */
function NewFolderForm({ parentId, onClose }: Omit<NewFolderDialogProps, "open">) {
  const create = useCreateFolder();
  const { notify } = useUploads();
  const [error, setError] = useState("");
  const input = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const name = input.current?.value.trim() ?? "";
    if (name === "") {
      setError(t.folderNameEmpty);
      input.current?.focus();
      return;
    }
    setError("");
    create.mutate(
      { name, parentId },
      {
        onSuccess: () => {
          notify(createSuccess(t.created(name)));
          onClose();
        },
        onError: (thrown) => setError(t.createFailed(getErrorMessage(thrown))),
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {error !== "" && <Banner tone="error">{error}</Banner>}
      <TextField
        ref={input}
        label={t.folderName}
        name="name"
        placeholder={t.folderNamePlaceholder}
        autoComplete="off"
        maxLength={folderNameMaxLength}
        required
      />
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" look="primary" busy={create.isPending}>
          {t.create}
        </Button>
      </DialogActions>
    </form>
  );
}
