import type { FileDetails } from "@footnote/contracts/document-content";
import { useEffect } from "react";
import type { FileEntry } from "../listing/file-entries.ts";
import { listEntries } from "../listing/file-entries.ts";
import { useUploads } from "../upload/uploads-provider.tsx";

/** Returns a file as lists show it, with the activity of its task, which is followed. */
export function useFileEntry(file: FileDetails): FileEntry {
  const { state, follow } = useUploads();
  const { collection_id: folderId, task_id: taskId } = file;
  const isProcessing = file.state === "processing";
  useEffect(() => {
    if (isProcessing && taskId !== null) follow(taskId, folderId);
  }, [isProcessing, taskId, folderId, follow]);
  const [entry] = listEntries(folderId, [file], { ...state, uploads: [] });
  if (!entry) throw new Error("a file has one entry");
  return entry;
}
