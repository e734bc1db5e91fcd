import { vi } from "vitest";

/** The server's end of one connection. */
export type FakeSocket = EventTarget & {
  url: string;
  /** What the client has sent. */
  sent: unknown[];
  closed: boolean;
  /** Accepts the connection. */
  accept: () => void;
  say: (frame: unknown) => void;
  sayText: (text: string) => void;
  /** Cuts the connection, as a restarting server does. */
  drop: () => void;
};

/** Stands in for the socket server; gives the list of connections, the oldest first. */
export function startFakeSockets(): FakeSocket[] {
  const sockets: FakeSocket[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends EventTarget {
      readonly url: string;
      readonly sent: unknown[] = [];
      closed = false;

      constructor(url: string) {
        super();
        this.url = url;
        sockets.push(this);
      }

      send(text: string) {
        this.sent.push(JSON.parse(text));
      }

      close() {
        this.closed = true;
      }

      accept() {
        this.dispatchEvent(new Event("open"));
      }

      say(frame: unknown) {
        this.sayText(JSON.stringify(frame));
      }

      sayText(data: string) {
        this.dispatchEvent(new MessageEvent("message", { data }));
      }

      drop() {
        this.dispatchEvent(new Event("close"));
      }
    },
  );
  return sockets;
}
