import { uploadFile } from "@footnote/contracts/documents";
import type { QueryClient } from "@tanstack/react-query";
import type { Dispatch } from "react";
import { useCallback, useEffect, useRef } from "react";
import { hasCode, messageOf } from "../../../shared/http/api-error.ts";
import { sendFile } from "../../../shared/http/send-file.ts";
import { readToken } from "../../../shared/http/session-token.ts";
import { cacheFile, ensureFolder, refreshFolders } from "../api.ts";
import type { FolderContent } from "./folder-content.ts";
import type { FileStep, UploadPorts } from "./run-upload.ts";
import { runUpload } from "./run-upload.ts";
import { planUpload } from "./upload-plan.ts";
import type { Notice } from "./upload-words.ts";
import { failure } from "./upload-words.ts";
import type { Upload, UploadsEvent } from "./uploads.ts";
import { withdrawFile } from "./withdraw-file.ts";

type Ports = {
  token: string | null;
  queryClient: QueryClient;
  tell: (notice: Notice) => void;
  dispatch: Dispatch<UploadsEvent>;
  follow: (taskId: string, folderId: string) => void;
  /** Has the document of a task deleted as soon as it is known. */
  discard: (taskId: string) => void;
};

const pauseMs = 500;

/** Sends files one after another, over all uploads together. */
export function useUploader(ports: Ports) {
  const { token, dispatch } = ports;
  const latest = useRef(ports);
  const queue = useRef(Promise.resolve());
  const aborts = useRef(new Map<string, AbortController>());
  const inFlight = useRef<string | null>(null);
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
          portsFor(() => latest.current, aborts.current, inFlight),
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

  const cancelWaiting = useCallback(() => {
    for (const [tempId, abort] of aborts.current) {
      if (tempId === inFlight.current) continue;
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

  return { upload, remove, cancelWaiting };
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

function portsFor(
  latest: () => Ports,
  aborts: Map<string, AbortController>,
  inFlight: { current: string | null },
): UploadPorts {
  return {
    ensureFolder: async (name, parentId) => makeFolder(latest(), name, parentId),
    sendFile: async (step, folderId) => {
      inFlight.current = step.tempId;
      await send(latest(), step, { folderId, signal: aborts.get(step.tempId)?.signal });
      aborts.delete(step.tempId);
      inFlight.current = null;
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

async function makeFolder({ queryClient, tell }: Ports, name: string, parentId: string) {
  try {
    const id = await ensureFolder({ name, parentId });
    await refreshFolders(queryClient);
    return id;
  } catch (error) {
    tell(failure(`Failed to create folder "${name}": ${messageOf(error, "Unknown error")}`));
    return null;
  }
}

async function send(
  ports: Ports,
  { tempId, file }: FileStep,
  { folderId, signal }: { folderId: string; signal: AbortSignal | undefined },
): Promise<void> {
  const { dispatch, tell, follow, queryClient } = ports;
  dispatch({ type: "sending", tempId, folderId });
  const onSent = (fraction: number) => dispatch({ type: "sent", tempId, fraction });
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
      tell(failure(`Started upload for "${file.name}", but couldn't track progress.`));
      return;
    }
    dispatch({ type: "accepted", tempId, taskId, documentId: listed?.id ?? null });
    if (listed) cacheFile(queryClient, folderId, listed);
    follow(taskId, folderId);
  } catch (error) {
    if (hasCode(error, "network.cancelled") || signal?.aborted) return;
    const reason = messageOf(error, "Unknown error");
    dispatch({ type: "refused", tempId, reason });
    tell(failure(`Failed to upload "${file.name}": ${reason}`));
  }
}

type TakenFile = { name: string; id: string | undefined; taskId: string | undefined };

/** The server had the whole file before it was given up here; it keeps the file of a session that has ended. */
async function withdraw(
  { name, id, taskId }: TakenFile,
  folderId: string,
  { token, queryClient, tell, follow, discard }: Ports,
): Promise<void> {
  if (token !== readToken()) return;
  if (id !== undefined) {
    await withdrawFile({ id, name }, { queryClient, tell });
  } else if (taskId) {
    discard(taskId);
    follow(taskId, folderId);
  }
}
