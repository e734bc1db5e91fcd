import { useCallback, useEffect, useRef } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { ensureFolder, refreshFolders } from "../api.ts";
import type { FolderContent } from "./folder-content.ts";
import { t } from "./messages.ts";
import type { FileStep, UploadPorts } from "./run-upload.ts";
import { runUpload } from "./run-upload.ts";
import type { SendPorts } from "./send-upload.ts";
import { sendUpload } from "./send-upload.ts";
import { planUpload } from "./upload-plan.ts";
import { createFailure } from "./notice.ts";
import type { Upload } from "./uploads.ts";

const pauseMs = 500;

/** Sends files one after another, across all uploads. */
export function useUploader(ports: SendPorts) {
  const { token, dispatch } = ports;
  const latest = useRef(ports);
  const queue = useRef(Promise.resolve());
  const aborts = useRef(new Map<string, AbortController>());
  useEffect(() => {
    latest.current = ports;
  });

  const upload = useCallback(
    (content: FolderContent, folderId: string) => {
      const plan = planUpload(content);
      const files = plan.filter((step) => step.kind === "file");
      for (const { tempId } of files) aborts.current.set(tempId, new AbortController());
      dispatch({ type: "queued", uploads: files.map((step) => waitingUpload(step, folderId)) });
      const run = () =>
        runUpload(
          plan,
          folderId,
          portsFor(() => latest.current, aborts.current),
        );
      queue.current = queue.current.then(run);
    },
    [dispatch],
  );

  const remove = useCallback(
    (tempId: string) => {
      aborts.current.get(tempId)?.abort();
      dispatch({ type: "removed", tempId });
    },
    [dispatch],
  );

  /** Stops every file that is not completely sent; the server still processes the others. */
  const cancelAll = useCallback(() => {
    for (const [tempId, abort] of aborts.current) {
      abort.abort();
      dispatch({ type: "removed", tempId });
    }
  }, [dispatch]);

  useEffect(() => {
    const pending = aborts.current;
    return () => {
      for (const abort of pending.values()) abort.abort();
      pending.clear();
    };
  }, [token]);

  return { upload, remove, cancelAll };
}

function waitingUpload({ tempId, parent, file }: FileStep, folderId: string): Upload {
  return {
    tempId,
    folderId: parent === "" ? folderId : null,
    name: file.name,
    size: file.size,
    phase: "waiting",
    sent: 0,
    taskId: null,
    documentId: null,
    reason: null,
  };
}

function portsFor(latest: () => SendPorts, aborts: Map<string, AbortController>): UploadPorts {
  return {
    ensureFolder: async (name, parentId) => makeFolder(latest(), name, parentId),
    sendFile: async (step, folderId) => {
      await sendUpload(latest(), step, { folderId, signal: aborts.get(step.tempId)?.signal });
      aborts.delete(step.tempId);
    },
    skipFile: ({ tempId }) => {
      aborts.delete(tempId);
      latest().dispatch({ type: "removed", tempId });
    },
    isCancelled: ({ tempId }) => aborts.get(tempId)?.signal.aborted ?? true,
    pause,
  };
}

function pause(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, pauseMs);
  return promise;
}

async function makeFolder({ queryClient, notify }: SendPorts, name: string, parentId: string) {
  try {
    const id = await ensureFolder({ name, parentId });
    await refreshFolders(queryClient);
    return id;
  } catch (error) {
    notify(createFailure(t.folderFailed(name, getErrorMessage(error))));
    return null;
  }
}
