import { useState } from "react";
import { messageOf } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/dialog.tsx";
import { useDeleteFile, useDeleteFolder, useFolderTree } from "../api.ts";
import { countBelow, pluralize } from "../folder-trail.ts";
import { failure, success } from "../upload/upload-words.ts";
import { useUploads } from "../uploads-provider.tsx";
import styles from "./delete-dialog.module.css";

export type DeleteTarget =
  | { kind: "folder"; id: string; name: string }
  | { kind: "file"; id: string | null; tempId: string | null; name: string; isProcessing: boolean };

type DeleteDialogProps = {
  target: DeleteTarget | null;
  /** The folder the target is in; undefined at the root. */
  parentName: string | undefined;
  onClose: () => void;
};

export function DeleteDialog({ target, parentName, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      title={target?.kind === "folder" ? "Delete folder" : "Delete file"}
      description={`Are you sure you want to delete "${target?.name ?? ""}"? This action cannot be undone.`}
      open={target !== null}
      onClose={onClose}
    >
      {target?.kind === "folder" && (
        <FolderDeletion target={target} parentName={parentName} onClose={onClose} />
      )}
      {target?.kind === "file" && <FileDeletion target={target} onClose={onClose} />}
    </Dialog>
  );
}

function FileDeletion({
  target,
  onClose,
}: {
  target: Extract<DeleteTarget, { kind: "file" }>;
  onClose: () => void;
}) {
  const { state, remove, forget, tell } = useUploads();
  const deletion = useDeleteFile();
  const { tempId, name, isProcessing } = target;
  // The document may have got its id while this dialog was open.
  const upload = state.uploads.find((candidate) => candidate.tempId === tempId);
  const id = target.id ?? upload?.documentId ?? null;

  function confirm() {
    if (tempId !== null) remove(tempId);
    if (id !== null) {
      deletion.mutate(id, {
        onSuccess: () => {
          forget(id);
          tell(success(isProcessing ? `Removed upload "${name}".` : `Deleted "${name}".`));
        },
        onError: (error) =>
          tell(failure(`Failed to delete file "${name}". ${messageOf(error, "Unknown error")}`)),
        onSettled: onClose,
      });
      return;
    }
    tell(
      tempId === null
        ? failure("Cannot delete file: missing identifier.")
        : success(`Removed upload "${name}".`),
    );
    onClose();
  }

  return <ConfirmActions busy={deletion.isPending} onConfirm={confirm} onCancel={onClose} />;
}

function FolderDeletion({
  target: { id, name },
  parentName,
  onClose,
}: {
  target: Extract<DeleteTarget, { kind: "folder" }>;
  parentName: string | undefined;
  onClose: () => void;
}) {
  const { tell } = useUploads();
  const tree = useFolderTree();
  const deletion = useDeleteFolder();
  const [withContents, setWithContents] = useState(true);
  const files = tree.data?.find((folder) => folder.id === id)?.documents ?? 0;
  const folders = countBelow(id, tree.data ?? []);
  const amount = [
    folders > 0 && pluralize(folders, "folder"),
    files > 0 && pluralize(files, "file"),
  ]
    .filter(Boolean)
    .join(" and ");

  function confirm() {
    deletion.mutate(
      { id, withContents },
      {
        onSuccess: () => tell(success(`Deleted "${name}".`)),
        onError: (error) =>
          tell(failure(`Failed to delete folder "${name}". ${messageOf(error, "Unknown error")}`)),
        onSettled: onClose,
      },
    );
  }

  return (
    <>
      {amount !== "" && (
        <fieldset className={styles.choice}>
          <legend>It holds {amount}.</legend>
          <label>
            <input
              type="radio"
              name="contents"
              checked={withContents}
              onChange={() => setWithContents(true)}
            />
            Delete everything in it
          </label>
          <label>
            <input
              type="radio"
              name="contents"
              checked={!withContents}
              onChange={() => setWithContents(false)}
            />
            {parentName === undefined
              ? "Keep its files in a folder called Unfiled"
              : `Move what is in it up to ${parentName}`}
          </label>
        </fieldset>
      )}
      <ConfirmActions busy={deletion.isPending} onConfirm={confirm} onCancel={onClose} />
    </>
  );
}

type ConfirmActionsProps = { busy: boolean; onConfirm: () => void; onCancel: () => void };

function ConfirmActions({ busy, onConfirm, onCancel }: ConfirmActionsProps) {
  return (
    <DialogActions>
      <Button onClick={onCancel}>Cancel</Button>
      <Button look="danger" busy={busy} onClick={onConfirm}>
        Delete
      </Button>
    </DialogActions>
  );
}
