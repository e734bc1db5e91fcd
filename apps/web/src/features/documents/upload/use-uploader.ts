import { useCallback, useEffect, useRef } from "react";
import { readToken } from "../../../shared/http/session-token.ts";
import type { FolderContent } from "./folder-content.ts";
import { runUpload } from "./run-upload.ts";
import type { SendPorts } from "./send-upload.ts";
import { followStoredUploads } from "./stored-uploads.ts";
import {
  forgetAllUnfinished,
  forgetUnfinished,
  getFingerprint,
  pageLeft,
  readUnfinished,
  storeUnfinished,
  toUnfinished,
} from "./unfinished-uploads.ts";
import { type FileStep, planUpload, rootKey } from "./upload-plan.ts";
import { createUploadPorts, type Kept, newKept } from "./uploader-ports.ts";
import type { Upload } from "./uploads.ts";

/** Sends files one after another, across all uploads. */
export function useUploader(ports: SendPorts) {
  const { token, dispatch } = ports;
  const latest = useRef(ports);
  const queue = useRef(Promise.resolve());
  const kept = useRef(newKept());
  useEffect(() => {
    latest.current = ports;
  });

  const upload = useCallback(
    (content: FolderContent, folderId: string) => {
      const plan = planUpload(content);
      const files = plan.filter((step) => step.kind === "file");
      for (const { tempId } of files) kept.current.aborts.set(tempId, new AbortController());
      rememberFiles(files, folderId, kept.current);
      dispatch({ type: "queued", uploads: files.map((step) => waitingUpload(step, folderId)) });
      const run = () =>
        runUpload(
          plan,
          folderId,
          createUploadPorts(() => latest.current, kept.current),
        );
      queue.current = queue.current.then(run);
    },
    [dispatch],
  );

  const remove = useCallback(
    (tempId: string) => {
      const { aborts, refused, fingerprints } = kept.current;
      const fingerprint = fingerprints.get(tempId) ?? tempId;
      if (aborts.has(tempId)) aborts.get(tempId)?.abort();
      else discardStored(fingerprint);
      refused.delete(tempId);
      fingerprints.delete(tempId);
      forgetUnfinished([fingerprint]);
      dispatch({ type: "removed", tempId });
    },
    [dispatch],
  );

  /** Stops every file that is not completely sent; the server still processes the others. */
  const cancelAll = useCallback(() => {
    for (const tempId of kept.current.aborts.keys()) remove(tempId);
  }, [remove]);

  /** Sends a refused file again. False when the file has to be chosen again, because the page was reloaded. */
  const retry = useCallback(
    (tempId: string): boolean => {
      const found = kept.current.refused.get(tempId);
      if (!found) return false;
      const { step, folderId, ifExists } = found;
      kept.current.refused.delete(tempId);
      kept.current.aborts.set(tempId, new AbortController());
      dispatch({ type: "requeued", tempId });
      const own = createUploadPorts(() => latest.current, kept.current);
      const again = () =>
        ifExists === null
          ? runUpload([{ ...step, parent: rootKey }], folderId, own)
          : own.sendFile(step, folderId, ifExists);
      queue.current = queue.current.then(again);
      return true;
    },
    [dispatch],
  );

  useEffect(() => {
    const { aborts, refused, fingerprints } = kept.current;
    const namesOf = (fingerprint: string) =>
      [...fingerprints].flatMap(([tempId, its]) => (its === fingerprint ? [tempId] : []));
    const stop = followStoredUploads({
      dispatch,
      onCancelled: (fingerprint) => namesOf(fingerprint).forEach(remove),
      onTakenOver: (fingerprint) => {
        for (const tempId of namesOf(fingerprint)) {
          aborts.get(tempId)?.abort(pageLeft);
          refused.delete(tempId);
          fingerprints.delete(tempId);
          dispatch({ type: "removed", tempId });
        }
      },
    });
    return () => {
      stop();
      for (const abort of aborts.values()) abort.abort(pageLeft);
      aborts.clear();
      refused.clear();
      fingerprints.clear();
      if (readToken() !== token) forgetAllUnfinished();
    };
  }, [token, dispatch, remove]);

  return { upload, remove, cancelAll, retry };
}

/** Stores files for a later try; those in folders that are to be created follow when they are sent. */
function rememberFiles(files: readonly FileStep[], folderId: string, { fingerprints }: Kept): void {
  const known = files.filter(({ parent }) => parent === rootKey);
  for (const { tempId, file } of known) fingerprints.set(tempId, getFingerprint(file, folderId));
  storeUnfinished(known.map(({ file }) => toUnfinished(file, folderId)));
}

/** Deletes what the server has of an upload that nothing sends. */
function discardStored(fingerprint: string): void {
  const url = readUnfinished().find((upload) => upload.fingerprint === fingerprint)?.url;
  if (!url) return;
  void import("../../../shared/http/send-resumable.ts").then(({ discardUpload }) =>
    discardUpload(url),
  );
}

function waitingUpload({ tempId, parent, file }: FileStep, folderId: string): Upload {
  return {
    tempId,
    folderId: parent === rootKey ? folderId : null,
    name: file.name,
    size: file.size,
    phase: "waiting",
    isStored: false,
    sent: 0,
    taskId: null,
    documentId: null,
    reason: null,
  };
}
