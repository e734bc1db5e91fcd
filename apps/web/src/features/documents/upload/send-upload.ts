import type { IfExists } from "@footnote/contracts/documents";
import type { QueryClient } from "@tanstack/react-query";
import type { Dispatch } from "react";
import { hasCode, getErrorMessage } from "../../../shared/http/api-error.ts";
import { readToken } from "../../../shared/http/session-token.ts";
import { cacheFile } from "../api.ts";
import { computeSha256 } from "./checksum.ts";
import { t } from "./messages.ts";
import type { Decision, SameNamed } from "./same-named.ts";
import type { FileStep } from "./upload-plan.ts";
import type { Notice } from "./notice.ts";
import { createFailure } from "./notice.ts";
import {
  changeUnfinished,
  forgetUnfinished,
  getFingerprint,
  pageLeft,
  storeUnfinished,
  toUnfinished,
  uploadUrls,
} from "./unfinished-uploads.ts";
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
  /** Asks the user what to do with files whose folder has one of their name. */
  ask: (about: SameNamed) => Promise<Decision>;
};

export type SendTarget = {
  folderId: string;
  ifExists: IfExists;
  signal: AbortSignal | undefined;
};

/** Uploads one file into a folder and follows its task; notifies the user of a failure. Returns whether it was accepted. */
export async function sendUpload(
  ports: SendPorts,
  { tempId, file }: FileStep,
  { folderId, ifExists, signal }: SendTarget,
): Promise<boolean> {
  const { dispatch, notify, follow, queryClient } = ports;
  dispatch({ type: "sending", tempId, folderId });
  const fingerprint = getFingerprint(file, folderId);
  storeUnfinished([{ ...toUnfinished(file, folderId), ifExists }]);
  try {
    const { task_id: taskId, file: listed } = await transmit(ports, {
      tempId,
      file,
      folderId,
      ifExists,
      signal,
    });
    forgetUnfinished([fingerprint]);
    if (signal?.aborted) {
      await withdraw({ name: file.name, id: listed?.id, taskId }, folderId, ports);
      return true;
    }
    if (!taskId) {
      dispatch({ type: "removed", tempId });
      notify(createFailure(t.untracked(file.name)));
      return true;
    }
    dispatch({ type: "accepted", tempId, taskId, documentId: listed?.id ?? null });
    if (listed) cacheFile(queryClient, folderId, listed);
    follow(taskId, folderId);
    return true;
  } catch (error) {
    if (hasCode(error, "network.cancelled") || signal?.aborted) return false;
    const reason = getErrorMessage(error);
    changeUnfinished(fingerprint, { reason });
    dispatch({ type: "refused", tempId, reason });
    notify(createFailure(t.uploadFailed(file.name, reason)));
    return false;
  }
}

type Transmission = SendTarget & { tempId: string; file: File };

/** The protocol's client is loaded with the first upload: the workspace is on every page. */
async function transmit({ dispatch }: SendPorts, transmission: Transmission) {
  const { tempId, file, folderId, ifExists, signal } = transmission;
  const { sendResumable } = await import("../../../shared/http/send-resumable.ts");
  const sha256 = await computeSha256(file);
  return sendResumable({
    file,
    metadata: {
      filename: file.name,
      collection_id: folderId,
      ...(sha256 && { sha256 }),
      ...(ifExists === "replace" && { if_exists: ifExists }),
    },
    fingerprint: getFingerprint(file, folderId),
    urlStorage: uploadUrls,
    onSent: (fraction) => dispatch({ type: "sent", tempId, fraction, at: Date.now() }),
    onDisconnected: () => dispatch({ type: "disconnected", tempId }),
    signal,
    keptAfter: pageLeft,
  });
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
