import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Dialog } from "../../../shared/ui/layout/dialog.tsx";
import type { Item } from "../api.ts";
import { useDeleteItems } from "../api.ts";
import { useFolderTree } from "../../../shared/queries.ts";
import { describeContents } from "../folder-trail.ts";
import { t } from "../messages.ts";
import { createFailure, createSuccess } from "../upload/notice.ts";
import { useUploads } from "../upload/uploads-provider.tsx";
import { ConfirmActions, ContentsChoice } from "./delete-choices.tsx";
import styles from "./delete-dialog.module.css";

const namedAtMost = 5;

type DeleteItemsDialogProps = {
  items: readonly Item[] | null;
  onDone: () => void;
  onClose: () => void;
};

export function DeleteItemsDialog({ items, onDone, onClose }: DeleteItemsDialogProps) {
  return (
    <Dialog
      title={t.deleteItems(items?.length ?? 0)}
      description={t.deleteItemsQuestion(items?.length ?? 0)}
      open={items !== null}
      onClose={onClose}
    >
      {items && <Deletion items={items} onDone={onDone} onClose={onClose} />}
    </Dialog>
  );
}

function Deletion({ items, onDone, onClose }: DeleteItemsDialogProps & { items: readonly Item[] }) {
  const { notify, forget } = useUploads();
  const { data: tree } = useFolderTree();
  const deletion = useDeleteItems();
  const [withContents, setWithContents] = useState(true);
  const folderIds = items.filter(({ kind }) => kind === "folder").map(({ id }) => id);
  const amount = describeContents(folderIds, tree ?? []);

  function confirm() {
    deletion.mutate(
      { items, withContents },
      {
        onSuccess: (left) => {
          const kept = new Set(left.map(({ id }) => id));
          for (const { kind, id } of items) if (kind === "file" && !kept.has(id)) forget(id);
          if (left.length < items.length) {
            notify(createSuccess(t.deletedItems(items.length - left.length)));
          }
          for (const { kind, id, error } of left.slice(0, namedAtMost)) {
            const name = items.find((item) => item.id === id)?.name ?? "";
            const detail = error?.message ?? "";
            const say = kind === "file" ? t.deleteFileFailed : t.deleteFolderFailed;
            notify(createFailure(say(name, detail)));
          }
          onDone();
        },
        onError: (error) => notify(createFailure(t.deleteItemsFailed(getErrorMessage(error)))),
        onSettled: onClose,
      },
    );
  }

  return (
    <>
      <ul className={styles.names}>
        {items.slice(0, namedAtMost).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {items.length > namedAtMost && <li>{t.andMore(items.length - namedAtMost)}</li>}
      </ul>
      {amount !== "" && (
        <ContentsChoice
          labels={{ legend: t.holdsAll(amount), all: t.deleteContentsOfAll, keep: t.keepAll }}
          withContents={withContents}
          onChange={setWithContents}
        />
      )}
      <ConfirmActions busy={deletion.isPending} onConfirm={confirm} onCancel={onClose} />
    </>
  );
}
