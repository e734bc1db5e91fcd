import type { Dispatch } from "react";
import { t } from "./messages.ts";
import { announceTab, findOpenTabs, thisTab, waitUntilClosed } from "./open-tabs.ts";
import {
  onForeignChange,
  ownChanges,
  readUnfinished,
  type UnfinishedUpload,
} from "./unfinished-uploads.ts";
import type { Upload, UploadsEvent } from "./uploads.ts";

type Ports = {
  dispatch: Dispatch<UploadsEvent>;
  /** Called for an upload of this tab that another tab has cancelled or dismissed. */
  onCancelled: (fingerprint: string) => void;
  /** Called for an upload of this tab that another tab continues. */
  onTakenOver: (fingerprint: string) => void;
};

/**
 * Lists the uploads that the browser stores and this tab does not send: another tab does, or none does since one was closed
 * or reloaded. Keeps the list current until the returned function is called.
 */
export function followStoredUploads({ dispatch, onCancelled, onTakenOver }: Ports): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const followed = new Set<string>();

  async function list() {
    const open = await findOpenTabs(readOthers().flatMap(({ tab }) => tab ?? []));
    if (signal.aborted) return;
    dispatch({ type: "stored", uploads: readOthers().map((upload) => toUpload(upload, open)) });
    for (const tab of open) {
      if (followed.has(tab)) continue;
      followed.add(tab);
      void waitUntilClosed(tab, signal).then(list);
    }
  }

  announceTab();
  onForeignChange((before, now) => {
    for (const { fingerprint, tab } of before) {
      if (tab !== thisTab) continue;
      const current = now.find((upload) => upload.fingerprint === fingerprint);
      if (!current) onCancelled(fingerprint);
      else if (current.tab !== thisTab) onTakenOver(fingerprint);
    }
    void list();
  }, signal);
  ownChanges.addEventListener("change", () => void list(), { signal });
  void list();
  return () => stop.abort();
}

function readOthers(): UnfinishedUpload[] {
  return readUnfinished().filter(({ tab }) => tab !== thisTab);
}

/** Named by its fingerprint. One that failed can be retried here while the tab in which it did is open. */
function toUpload(
  { fingerprint, folderId, name, size, reason, tab }: UnfinishedUpload,
  open: ReadonlySet<string>,
): Upload {
  const isSent = reason === null && tab !== null && open.has(tab);
  return {
    tempId: fingerprint,
    folderId,
    name,
    size,
    phase: isSent ? "elsewhere" : "refused",
    isStored: true,
    sent: 0,
    taskId: null,
    documentId: null,
    reason: isSent ? null : (reason ?? t.interrupted),
  };
}
