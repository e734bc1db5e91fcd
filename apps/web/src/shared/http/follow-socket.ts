import { isRecord } from "./api-error.ts";
import { t } from "./messages.ts";
import { readToken } from "./session-token.ts";

/** A message of a socket that reports progress. What `result` contains depends on the socket. */
export type SocketFrame = { status: "PROCESSING" | "SUCCESS" | "ERROR"; result: unknown };

type SocketOptions = {
  /** The socket's path, with its query. */
  path: string;
  /** Creates the first message of every connection. */
  createGreeting: () => Record<string, unknown>;
  /** SUCCESS and ERROR are the last frames. */
  onFrame: (frame: SocketFrame) => void;
  /** Reports, as a sentence, that the connection keeps failing or that a message could not be read. */
  onTrouble?: (sentence: string) => void;
  /** After how many failed connections in a row to give up; unlimited by default. */
  failuresMax?: number;
  onGiveUp?: () => void;
};

const statuses: readonly unknown[] = ["PROCESSING", "SUCCESS", "ERROR"];
const retryDelayMaxMs = 10_000;
const failuresBeforeReport = 4;

/**
 * Follows a socket until SUCCESS or ERROR and reconnects whenever the connection is lost. Nothing is missed: the server
 * sends the current state first. Returns a function that stops.
 */
export function followSocket(options: SocketOptions): () => void {
  const { path, createGreeting, onFrame, onTrouble, onGiveUp } = options;
  const { failuresMax = Number.POSITIVE_INFINITY } = options;
  let ended = false;
  let failures = 0;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    socket = new WebSocket(buildSocketUrl(path));
    socket.addEventListener("open", () => socket?.send(JSON.stringify(createGreeting())));
    socket.addEventListener("message", (event: MessageEvent<unknown>) => receive(event.data));
    socket.addEventListener("close", () => {
      if (!ended) reconnect();
    });
  }

  function receive(data: unknown) {
    if (ended) return;
    failures = 0;
    const frame = parseFrame(data);
    if (!frame) return onTrouble?.(t.frameUnreadable);
    if (frame.status !== "PROCESSING") stop();
    onFrame(frame);
  }

  function reconnect() {
    failures += 1;
    if (failures > failuresMax) {
      stop();
      onGiveUp?.();
      return;
    }
    if (failures === failuresBeforeReport) onTrouble?.(t.socketFailed);
    timer = setTimeout(connect, Math.min(250 * 2 ** failures, retryDelayMaxMs));
  }

  function stop() {
    ended = true;
    clearTimeout(timer);
    socket?.close();
  }

  connect();
  return stop;
}

type TaskHandlers = Pick<SocketOptions, "onFrame" | "onTrouble">;

/** Follows a task over its socket until SUCCESS or ERROR. Returns a function that stops. */
export function followTask(path: string, taskId: string, handlers: TaskHandlers): () => void {
  const createGreeting = () => ({ task_id: taskId, token: readToken() ?? undefined });
  return followSocket({ path, createGreeting, ...handlers });
}

function buildSocketUrl(path: string): string {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

function parseFrame(data: unknown): SocketFrame | undefined {
  try {
    const frame: unknown = JSON.parse(String(data));
    if (!isRecord(frame) || !statuses.includes(frame["status"])) return undefined;
    return { status: frame["status"] as SocketFrame["status"], result: frame["result"] };
  } catch {
    return undefined;
  }
}
