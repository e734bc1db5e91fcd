import { paymentSocketPath } from "@footnote/contracts/billing";
import { isRecord } from "../../shared/http/api-error.ts";
import { t } from "./messages.ts";

type Handlers = {
  onSuccess: () => void;
  /** The end without success, as a sentence. */
  onFailure: (sentence: string) => void;
};

const failuresMax = 5;

/**
 * Waits on the payment socket until the subscription is active, connecting again when the connection is lost: the
 * server tells the present state first. Returns how to stop.
 */
export function followPayment(
  { token, sessionId }: { token: string; sessionId: string },
  { onSuccess, onFailure }: Handlers,
): () => void {
  let ended = false;
  let failures = 0;
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    socket = new WebSocket(socketUrl(token));
    socket.addEventListener("open", () => socket?.send(JSON.stringify({ session_id: sessionId })));
    socket.addEventListener("message", (event: MessageEvent<unknown>) => receive(event.data));
    socket.addEventListener("close", () => {
      if (!ended) connectLater();
    });
  }

  function receive(data: unknown) {
    if (ended) return;
    failures = 0;
    const frame = readFrame(data);
    if (frame["status"] === "SUCCESS") finish(onSuccess);
    if (frame["status"] !== "ERROR") return;
    const { result } = frame;
    finish(() => onFailure(typeof result === "string" && result !== "" ? result : t.verifyFailed));
  }

  function connectLater() {
    failures += 1;
    if (failures > failuresMax) finish(() => onFailure(t.connectionFailed));
    else timer = setTimeout(connect, 250 * 2 ** failures);
  }

  function finish(tell: () => void) {
    stop();
    tell();
  }

  function stop() {
    ended = true;
    clearTimeout(timer);
    socket?.close();
  }

  connect();
  return stop;
}

function socketUrl(token: string): string {
  const url = new URL(paymentSocketPath, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("token", token);
  return url.href;
}

function readFrame(data: unknown): Record<string, unknown> {
  try {
    const frame: unknown = JSON.parse(String(data));
    return isRecord(frame) ? frame : {};
  } catch {
    return {};
  }
}
