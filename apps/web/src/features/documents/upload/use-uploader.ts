import type { IfExists } from "@footnote/contracts/documents";
import { useCallback, useEffect, useRef } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { readToken } from "../../../shared/http/session-token.ts";
import { ensureFolder, refreshFolders } from "../api.ts";
import type { FolderContent } from "./folder-content.ts";
import { t } from "./messages.ts";
import type { UploadPorts } from "./run-upload.ts";
import type { FileStep } from "./upload-plan.ts";
import { runUpload } from "./run-upload.ts";
import { compareWithFolder, decide, type Decision, type SameNamed } from "./same-named.ts";
import type { SendPorts } from "./send-upload.ts";
import { sendUpload } from "./send-upload.ts";
import {
  forgetAllUnfinished,
  forgetUnfinished,
  getFingerprint,
  pageLeft,
  readUnfinished,
  storeUnfinished,
  toUnfinished,
} from "./unfinished-uploads.ts";
import { followStoredUploads } from "./stored-uploads.ts";
import { planUpload, rootKey } from "./upload-plan.ts";
import { createFailure } from "./notice.ts";
import type { Upload } from "./uploads.ts";

const pauseMs = 500;

/** A file that was refused, for another try; of one from before a reload the browser no longer has the bytes. */
type RefusedFile = { step: FileStep; folderId: string; ifExists: IfExists };

/** What the uploader keeps besides the state on the screen, by the temporary ids of uploads. */
type Kept = {
  aborts: Map<string, AbortController>;
  refused: Map<string, RefusedFile>;
  /** Under which files are stored across reloads. */
  fingerprints: Map<string, string>;
};

const newKept = (): Kept => ({ aborts: new Map(), refused: new Map(), fingerprints: new Map() });

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
          portsFor(() => latest.current, kept.current),
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
      const { sendFile } = portsFor(() => latest.current, kept.current);
      queue.current = queue.current.then(() => sendFile(step, folderId, ifExists));
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

function portsFor(latest: () => SendPorts, { aborts, refused, fingerprints }: Kept): UploadPorts {
  // The answers hold for the folders that follow: one about changed files, or about unchanged ones alone.
  const answers = new Map<"changed" | "unchanged", Decision>();
  const askOnce = async (found: SameNamed): Promise<Decision> => {
    const about = found.changed.length > 0 ? "changed" : "unchanged";
    const answer = answers.get(about) ?? (await latest().ask(found));
    answers.set(about, answer);
    return answer;
  };
  return {
    decide: async (steps, folderId) => {
      try {
        const found = await compareWithFolder(steps, folderId);
        const isFree = found.changed.length + found.unchanged.length === 0;
        return isFree ? new Map() : decide(found, await askOnce(found));
      } catch (error) {
        latest().notify(createFailure(t.compareFailed(getErrorMessage(error))));
        return decide({ changed: steps, unchanged: [] }, "skip");
      }
    },
    ensureFolder: async (name, parentId) => makeFolder(latest(), name, parentId),
    sendFile: async (step, folderId, ifExists) => {
      const signal = aborts.get(step.tempId)?.signal;
      fingerprints.set(step.tempId, getFingerprint(step.file, folderId));
      const accepted = await sendUpload(latest(), step, { folderId, ifExists, signal });
      aborts.delete(step.tempId);
      if (!accepted && !signal?.aborted) refused.set(step.tempId, { step, folderId, ifExists });
    },
    skipFile: ({ tempId }) => {
      aborts.delete(tempId);
      const fingerprint = fingerprints.get(tempId);
      if (fingerprint !== undefined) forgetUnfinished([fingerprint]);
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
