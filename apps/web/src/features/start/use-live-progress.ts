import type { DocumentFile } from "@footnote/contracts/documents";
import { listAllFolders } from "@footnote/contracts/folders";
import { recentFiles } from "@footnote/contracts/library";
import { upsertSocketPath } from "@footnote/contracts/sockets";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isRecord } from "../../shared/http/api-error.ts";
import { followTask, type SocketFrame } from "../../shared/http/follow-socket.ts";
import { getQueryKey } from "../../shared/http/query.ts";

type Progress = Readonly<Record<string, number>>;

/** How far the processing of files has come, 0 to 1 by task, as it happens; the lists are read again at each end. */
export function useLiveProgress(
  files: readonly Pick<DocumentFile, "state" | "task_id">[],
): Progress {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>({});
  const tasks = files
    .flatMap(({ state, task_id: task }) => (state === "processing" && task ? [task] : []))
    .toSorted()
    .join(" ");

  useEffect(() => {
    const ids = tasks === "" ? [] : tasks.split(" ");
    const refresh = () => {
      for (const list of [recentFiles, listAllFolders]) {
        void queryClient.invalidateQueries({ queryKey: getQueryKey(list) });
      }
    };
    const stops = ids.map((id) => {
      const onFrame = (frame: SocketFrame) => {
        const fraction = getFraction(frame);
        if (fraction === undefined) refresh();
        else setProgress((before) => ({ ...before, [id]: fraction }));
      };
      // The list is read again by itself: a lost socket costs only how smooth it looks.
      return followTask(upsertSocketPath, id, { onFrame });
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [tasks, queryClient]);
  return progress;
}

/** Undefined when the task has ended, well or not. */
function getFraction({ status, result }: SocketFrame): number | undefined {
  if (status !== "PROCESSING") return undefined;
  const fraction = isRecord(result) ? result["fraction"] : undefined;
  return typeof fraction === "number" ? fraction : 0;
}
