import { uploadFile } from "@footnote/contracts/documents";
import type { QueryClient } from "@tanstack/react-query";
import type { Dispatch } from "react";
import { hasCode, getErrorMessage } from "../../../shared/http/api-error.ts";
import { sendFile } from "../../../shared/http/send-file.ts";
import { readToken } from "../../../shared/http/session-token.ts";
import { cacheFile } from "../api.ts";
import { t } from "./messages.ts";
import type { FileStep } from "./run-upload.ts";
import type { Notice } from "./notice.ts";
import { createFailure } from "./notice.ts";
import type { UploadsEvent } from "./uploads.ts";
import { withdrawFile } from "./withdraw-file.ts";

export type SendPorts = {
  token: string | null;
  queryClient: QueryClient;
  notify: (notice: Notice) => void;
  dispatch: Dispatch<UploadsEvent>;
  follow: (taskId: string, folderId: string) => void;
  /** Deletes the document of a task as soon as its id is known. */
  discard: (taskId: string) => void;
};

/** Uploads one file into a folder and follows its task; notifies the user of a failure. */
export async function sendUpload(
  ports: SendPorts,
  { tempId, file }: FileStep,
  { folderId, signal }: { folderId: string; signal: AbortSignal | undefined },
): Promise<void> {
  const { dispatch, notify, follow, queryClient } = ports;
  dispatch({ type: "sending", tempId, folderId });
  const onSent = (fraction: number) => dispatch({ type: "sent", tempId, fraction, at: Date.now() });
  const fields = { collection_id: folderId };
  try {
    const input = { file, fields, onSent, ...(signal && { signal }) };
    const { task_id: taskId, file: listed } = await sendFile(uploadFile, input);
    if (signal?.aborted) {
      await withdraw({ name: file.name, id: listed?.id, taskId }, folderId, ports);
      return;
    }
    if (!taskId) {
      dispatch({ type: "removed", tempId });
      notify(createFailure(t.untracked(file.name)));
      return;
    }
    dispatch({ type: "accepted", tempId, taskId, documentId: listed?.id ?? null });
    if (listed) cacheFile(queryClient, folderId, listed);
    follow(taskId, folderId);
  } catch (error) {
    if (hasCode(error, "network.cancelled") || signal?.aborted) return;
    const reason = getErrorMessage(error);
    dispatch({ type: "refused", tempId, reason });
    notify(createFailure(t.uploadFailed(file.name, reason)));
  }
}

type TakenFile = { name: string; id: string | undefined; taskId: string | undefined };

/** The server had received the whole file before it was cancelled; if the session has ended, the server keeps it. */
async function withdraw(
  { name, id, taskId }: TakenFile,
  folderId: string,
  { token, queryClient, notify, follow, discard }: SendPorts,
): Promise<void> {
  if (token !== readToken()) return;
  if (id !== undefined) {
    await withdrawFile({ id, name }, { queryClient, notify });
  } else if (taskId) {
    discard(taskId);
    follow(taskId, folderId);
  }
}
