import type { DocumentFile } from "@footnote/contracts/documents";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createContext, lazy, Suspense, use, useMemo } from "react";
import { useToken } from "../../../shared/http/session-token.ts";
import { cacheFile } from "../api.ts";
import type { FolderContent } from "./folder-content.ts";
import type { Notice } from "./notice.ts";
import type { UploadsState } from "./uploads.ts";
import { useNotices } from "./use-notices.ts";
import type { ShownNotice } from "./use-notices.ts";
import { useQuestion } from "./use-question.ts";
import { useTasks } from "./use-tasks.ts";
import { useUploader } from "./use-uploader.ts";

const SameNamedDialog = lazy(() => import("./same-named-dialog.tsx"));

type Uploads = {
  state: UploadsState;
  /** Uploads checked content into a folder. */
  upload: (content: FolderContent, folderId: string) => void;
  /** Cancels and removes an upload; if the server already has the file, it is deleted there. */
  remove: (tempId: string) => void;
  /** Removes the upload of a deleted file. */
  forget: (documentId: string) => void;
  cancelAll: () => void;
  /** Sends a refused file again. False when the file has to be chosen again, because the page was reloaded. */
  retry: (tempId: string) => boolean;
  /** Removes the uploads that have ended. */
  clear: () => void;
  /** Follows the task of a listed file; following twice does nothing. */
  follow: (taskId: string, folderId: string) => void;
  /** Follows a file that is being retried. */
  followRetry: (file: DocumentFile, at: { taskId: string; folderId: string }) => void;
  notices: readonly ShownNotice[];
  notify: (notice: Notice) => void;
  dismiss: (id: string) => void;
  /** Stops the time of a message, and starts it again. */
  hold: (id: string) => void;
  release: (notice: ShownNotice) => void;
};

const UploadsContext = createContext<Uploads | null>(null);

/** Mounted above the pages, so that uploads continue while the user navigates. They end with the session. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const token = useToken();
  const queryClient = useQueryClient();
  const { notices, notify, dismiss, hold, release } = useNotices();
  const { state, dispatch, follow, discard } = useTasks({ token, queryClient, notify });
  const { question, hasAsked, ask } = useQuestion();
  const { upload, remove, cancelAll, retry } = useUploader({
    token,
    queryClient,
    notify,
    dispatch,
    follow,
    discard,
    ask,
  });
  const value = useMemo<Uploads>(
    () => ({
      state,
      upload,
      remove: (tempId) => {
        const given = state.uploads.find((candidate) => candidate.tempId === tempId);
        if (given?.taskId && given.documentId === null) discard(given.taskId);
        remove(tempId);
      },
      forget: (documentId) => dispatch({ type: "deleted", documentId }),
      cancelAll,
      retry,
      clear: () => {
        for (const { phase, tempId } of state.uploads) if (phase === "refused") remove(tempId);
        dispatch({ type: "cleared" });
      },
      follow,
      followRetry: (file, { taskId, folderId }) => {
        cacheFile(queryClient, folderId, file);
        dispatch({ type: "retried", documentId: file.id, taskId });
        follow(taskId, folderId);
      },
      notices,
      notify,
      dismiss,
      hold,
      release,
    }),
    [
      state,
      queryClient,
      upload,
      remove,
      discard,
      cancelAll,
      retry,
      dispatch,
      follow,
      notices,
      notify,
      dismiss,
      hold,
      release,
    ],
  );
  return (
    <UploadsContext value={value}>
      {children}
      {hasAsked && (
        <Suspense>
          <SameNamedDialog question={question} />
        </Suspense>
      )}
    </UploadsContext>
  );
}

export function useUploads(): Uploads {
  const uploads = use(UploadsContext);
  if (!uploads) throw new Error("UploadsProvider is missing above this component");
  return uploads;
}
