import type { DocumentFile } from "@footnote/contracts/documents";
import { upsertSocketPath } from "@footnote/contracts/sockets";
import type { QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { isRecord } from "../../../shared/http/api-error.ts";
import { followTask, type SocketFrame } from "../../../shared/http/follow-socket.ts";
import { cacheFile, refreshEverything } from "../api.ts";
import { t } from "./messages.ts";
import type { Notice } from "./notice.ts";
import { createFailure } from "./notice.ts";
import type { StageSteps, TaskState } from "./uploads.ts";
import { noUploads, reduceUploads } from "./uploads.ts";
import { withdrawFile } from "./withdraw-file.ts";

type Ports = { token: string | null; queryClient: QueryClient; notify: (notice: Notice) => void };

/** The state of uploads and tasks, and the sockets that keep the tasks current. */
export function useTasks({ token, queryClient, notify }: Ports) {
  const [state, dispatch] = useReducer(reduceUploads, noUploads);
  const following = useRef(new Map<string, () => void>());
  const discarded = useRef(new Set<string>());

  useEffect(() => {
    const followed = following.current;
    return () => {
      for (const stop of followed.values()) stop();
      followed.clear();
      dispatch({ type: "session-ended" });
    };
  }, [token]);

  const follow = useCallback(
    (taskId: string, folderId: string) => {
      if (following.current.has(taskId)) return;
      const onFrame = (frame: SocketFrame) => {
        const file = readFile(frame);
        if (file && discarded.current.has(taskId)) {
          void withdrawFile(file, { queryClient, notify });
          return;
        }
        if (file) cacheFile(queryClient, folderId, file);
        dispatch({ type: "task", taskId, task: readTask(frame) });
        if (frame.status !== "PROCESSING") void refreshEverything(queryClient);
      };
      const onTrouble = (sentence: string) => notify(createFailure(sentence));
      following.current.set(taskId, followTask(upsertSocketPath, taskId, { onFrame, onTrouble }));
    },
    [queryClient, notify],
  );

  /** Set for a file cancelled before its document had an id: it is deleted as soon as the task reports the id. */
  const discard = useCallback((taskId: string) => void discarded.current.add(taskId), []);

  return { state, dispatch, follow, discard };
}

/** Converts a frame to the state of its task. Success without a file is a failure, because there is nothing to show. */
function readTask(frame: SocketFrame): TaskState {
  const { status, result } = frame;
  if (status === "SUCCESS" && readFile(frame)) return { phase: "ready" };
  if (status === "PROCESSING") {
    const progress = isRecord(result) ? result : {};
    const { stage, fraction } = progress;
    return {
      phase: "processing",
      stage: typeof stage === "string" ? stage : "",
      fraction: typeof fraction === "number" ? fraction : 0,
      steps: readSteps(progress),
    };
  }
  const reason = typeof result === "string" && result !== "" ? result : t.unknownProcessingError;
  return { phase: "failed", reason };
}

function readSteps({ done, total, unit }: Record<string, unknown>): StageSteps | null {
  const counted = typeof done === "number" && typeof total === "number";
  return counted && typeof unit === "string" ? { done, total, unit } : null;
}

function readFile({ status, result }: SocketFrame): DocumentFile | undefined {
  const file = status === "SUCCESS" && isRecord(result) ? result["file"] : undefined;
  return isRecord(file) && typeof file["id"] === "string" ? (file as DocumentFile) : undefined;
}
