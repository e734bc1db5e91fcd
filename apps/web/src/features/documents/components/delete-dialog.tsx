import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Dialog } from "../../../shared/ui/layout/dialog.tsx";
import { useDeleteFile, useDeleteFolder } from "../api.ts";
import { useFolderTree } from "../../../shared/queries.ts";
import { describeContents } from "../folder-trail.ts";
import { t } from "../messages.ts";
import { createFailure, createSuccess } from "../upload/notice.ts";
import { useUploads } from "../upload/uploads-provider.tsx";
import { ConfirmActions, ContentsChoice } from "./delete-choices.tsx";

export type DeleteTarget =
  | { kind: "folder"; id: string; name: string }
  | { kind: "file"; id: string | null; tempId: string | null; name: string; isProcessing: boolean };

type DeleteDialogProps = {
  target: DeleteTarget | null;
  onClose: () => void;
};

export function DeleteDialog({ target, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      title={target?.kind === "folder" ? t.deleteFolder : t.deleteFile}
      description={t.deleteQuestion(target?.name ?? "")}
      open={target !== null}
      onClose={onClose}
    >
      {target?.kind === "folder" && <FolderDeletion target={target} onClose={onClose} />}
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
  const { state, remove, forget, notify } = useUploads();
  const deletion = useDeleteFile();
  const { tempId, name, isProcessing } = target;
  // The document may have received its id while this dialog was open.
  const upload = state.uploads.find((candidate) => candidate.tempId === tempId);
  const id = target.id ?? upload?.documentId ?? null;

  function confirm() {
    if (tempId !== null) remove(tempId);
    if (id !== null) {
      deletion.mutate(id, {
        onSuccess: () => {
          forget(id);
          notify(createSuccess(isProcessing ? t.removed(name) : t.deleted(name)));
        },
        onError: (error) => notify(createFailure(t.deleteFileFailed(name, getErrorMessage(error)))),
        onSettled: onClose,
      });
      return;
    }
    notify(tempId === null ? createFailure(t.noIdentifier) : createSuccess(t.removed(name)));
    onClose();
  }

  return <ConfirmActions busy={deletion.isPending} onConfirm={confirm} onCancel={onClose} />;
}

function FolderDeletion({
  target: { id, name },
  onClose,
}: {
  target: Extract<DeleteTarget, { kind: "folder" }>;
  onClose: () => void;
}) {
  const { notify } = useUploads();
  const tree = useFolderTree();
  const deletion = useDeleteFolder();
  const [withContents, setWithContents] = useState(true);
  const amount = describeContents([id], tree.data ?? []);
  const parentName = tree.data?.find((folder) => folder.id === id)?.path.at(-2);

  function confirm() {
    if (!id) {
      notify(createFailure(t.deleteFolderFailed(name, t.noFolderId)));
      onClose();
      return;
    }
    deletion.mutate(
      { id, withContents },
      {
        onSuccess: () => notify(createSuccess(t.deleted(name))),
        onError: (error) =>
          notify(createFailure(t.deleteFolderFailed(name, getErrorMessage(error)))),
        onSettled: onClose,
      },
    );
  }

  return (
    <>
      {amount !== "" && (
        <ContentsChoice
          labels={{
            legend: t.holds(amount),
            all: t.deleteContents,
            keep: parentName === undefined ? t.keepUnfiled : t.keepAbove(parentName),
          }}
          withContents={withContents}
          onChange={setWithContents}
        />
      )}
      <ConfirmActions busy={deletion.isPending} onConfirm={confirm} onCancel={onClose} />
    </>
  );
}
