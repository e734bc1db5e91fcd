import { isRecord } from "./api-error.ts";

/** A message of a socket that tells how something goes. What `result` holds depends on the socket. */
export type SocketFrame = { status: "PROCESSING" | "SUCCESS" | "ERROR"; result: unknown };

type Followed = {
  /** The socket's path, with its query. */
  address: string;
  /** What the server is told first, at every connection. */
  greeting: () => Record<string, unknown>;
};

type Handlers = {
  /** SUCCESS and ERROR are the last. */
  onFrame: (frame: SocketFrame) => void;
  /** A message could not be read; following goes on. */
  onUnreadable: () => void;
  /** The connection was lost so many times since the last message; says whether to connect again. */
  onLost: (failures: number) => boolean;
};

const statuses: readonly unknown[] = ["PROCESSING", "SUCCESS", "ERROR"];
const longestWait = 10_000;

/**
 * Follows a socket until SUCCESS or ERROR, connecting again whenever the connection is lost: the server always sends the
 * present state first, so nothing is missed. Returns how to stop.
 */
export function followSocket({ address, greeting }: Followed, handlers: Handlers): () => void {
  let ended = false;
  let failures = 0;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    socket = new WebSocket(toSocketUrl(address));
    socket.addEventListener("open", () => socket?.send(JSON.stringify(greeting())));
    socket.addEventListener("message", (event: MessageEvent<unknown>) => receive(event.data));
    socket.addEventListener("close", () => {
      if (!ended) connectLater();
    });
  }

  function receive(data: unknown) {
    if (ended) return;
    failures = 0;
    const frame = readFrame(data);
    if (!frame) return handlers.onUnreadable();
    if (frame.status !== "PROCESSING") stop();
    handlers.onFrame(frame);
  }

  function connectLater() {
    failures += 1;
    if (!handlers.onLost(failures)) return stop();
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

function toSocketUrl(address: string): string {
  const url = new URL(address, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

function readFrame(data: unknown): SocketFrame | undefined {
  try {
    const frame: unknown = JSON.parse(String(data));
    if (!isRecord(frame) || !statuses.includes(frame["status"])) return undefined;
    return { status: frame["status"] as SocketFrame["status"], result: frame["result"] };
  } catch {
    return undefined;
  }
}
