import { isRecord } from "./api-error.ts";
import { readToken } from "./session-token.ts";
import { t } from "./messages.ts";

/** A message of a task socket. What `result` holds depends on the socket. */
export type TaskFrame = { status: "PROCESSING" | "SUCCESS" | "ERROR"; result: unknown };

type Handlers = {
  onFrame: (frame: TaskFrame) => void;
  /** The connection keeps failing, or a message could not be read; following goes on. */
  onTrouble: (sentence: string) => void;
};

const statuses: readonly unknown[] = ["PROCESSING", "SUCCESS", "ERROR"];
const longestWait = 10_000;
const failuresBeforeTelling = 4;

/**
 * Follows a task over its socket until SUCCESS or ERROR, connecting again whenever the connection is lost:
 * the server always sends the present state first, so nothing is missed. Returns how to stop.
 */
export function followTask(path: string, taskId: string, handlers: Handlers): () => void {
  let ended = false;
  let failures = 0;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    socket = new WebSocket(socketUrl(path));
    socket.addEventListener("open", () => socket?.send(firstFrame(taskId)));
    socket.addEventListener("message", (event: MessageEvent<unknown>) => receive(event.data));
    socket.addEventListener("close", () => {
      if (!ended) connectLater();
    });
  }

  function receive(data: unknown) {
    if (ended) return;
    failures = 0;
    const frame = readFrame(data);
    if (!frame) {
      handlers.onTrouble(t.frameUnreadable);
      return;
    }
    if (frame.status !== "PROCESSING") stop();
    handlers.onFrame(frame);
  }

  function connectLater() {
    failures += 1;
    if (failures === failuresBeforeTelling) handlers.onTrouble(t.socketFailed);
    timer = setTimeout(connect, Math.min(250 * 2 ** failures, longestWait));
  }

  function stop() {
    ended = true;
    clearTimeout(timer);
    socket?.close();
  }

  connect();
  return stop;
}

function socketUrl(path: string): string {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

function firstFrame(taskId: string): string {
  return JSON.stringify({ task_id: taskId, token: readToken() ?? undefined });
}

function readFrame(data: unknown): TaskFrame | undefined {
  try {
    const frame: unknown = JSON.parse(String(data));
    if (!isRecord(frame) || !statuses.includes(frame["status"])) return undefined;
    return { status: frame["status"] as TaskFrame["status"], result: frame["result"] };
  } catch {
    return undefined;
  }
}
