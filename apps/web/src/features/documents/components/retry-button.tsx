import { RotateCcw } from "lucide-react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { useRetryFile } from "../api.ts";
import type { FileEntry } from "../listing/file-entries.ts";
import { t } from "../messages.ts";
import { createFailure } from "../upload/notice.ts";
import { useUploads } from "../upload/uploads-provider.tsx";
import styles from "./retry-button.module.css";

type RetryButtonProps = { id: string; entry: Pick<FileEntry, "name" | "folderId"> };

/** Retries a failed file and follows its new task. */
export function RetryButton({ id, entry: { name, folderId } }: RetryButtonProps) {
  const { followRetry, notify } = useUploads();
  const retry = useRetryFile({
    onSuccess: ({ task_id: taskId, file }) => followRetry(file, { taskId, folderId }),
    onError: (error) => notify(createFailure(t.retryFailed(name, getErrorMessage(error)))),
  });
  return (
    <Button
      look="secondary"
      className={styles.retry}
      busy={retry.isPending}
      aria-label={t.retryOf(name)}
      onClick={() => retry.mutate(id)}
    >
      {!retry.isPending && <RotateCcw size={14} aria-hidden="true" />}
      {t.retry}
    </Button>
  );
}
