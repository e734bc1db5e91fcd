import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import type { Answer, Client } from "./client.ts";

/** A client of the tus protocol that knows the wire only. */
export type TusClient = {
  create(
    metadata: Record<string, string>,
    size: number,
    headers?: Record<string, string>,
  ): Promise<Answer & { id: string }>;
  /** The offset of an upload; the status when there is none. */
  offset(id: string): Promise<number>;
  append(id: string, offset: number, bytes: Buffer): Promise<Answer>;
  /** As a chunked body, which does not say how many bytes come. */
  appendInChunks(id: string, offset: number, bytes: Buffer): Promise<Answer>;
  terminate(id: string): Promise<Answer>;
  /** Announces all bytes from the first, sends some and breaks the connection, or waits until the server does. */
  breakOff(id: string, bytes: Buffer, sent: number, options?: { stayOpen: true }): Promise<void>;
};

export function newTusClient(url: string, { token }: Pick<Client, "token">): TusClient {
  const csrf = randomBytes(24).toString("base64url");
  const usual = {
    authorization: `Token ${token}`,
    cookie: `csrftoken=${csrf}`,
    "x-csrftoken": csrf,
    "tus-resumable": "1.0.0",
  };
  const pathOf = (id: string) => `/api/chatbot/uploads/${id}/`;
  const appending = (offset: number) => ({
    ...usual,
    "content-type": "application/offset+octet-stream",
    "upload-offset": String(offset),
  });

  async function send(
    path: string,
    init: {
      method: string;
      headers?: Record<string, string>;
      body?: Uint8Array<ArrayBuffer> | ReadableStream;
    },
  ): Promise<Answer> {
    const response = await fetch(url + path, { headers: usual, duplex: "half", ...init });
    const text = await response.text();
    const { status, headers } = response;
    return { status, headers, body: text ? JSON.parse(text) : null };
  }

  return {
    async create(metadata, size, headers = {}) {
      const pairs = Object.entries(metadata).map(
        ([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`,
      );
      const sent = { "upload-length": String(size), "upload-metadata": pairs.join(",") };
      const answer = await send("/api/chatbot/uploads/", {
        method: "POST",
        headers: { ...usual, ...sent, ...headers },
      });
      const id = answer.headers.get("location")?.split("/").at(-2) ?? "";
      return { ...answer, id };
    },
    async offset(id) {
      const { status, headers } = await send(pathOf(id), { method: "HEAD" });
      return status === 200 ? Number(headers.get("upload-offset")) : status;
    },
    append: (id, offset, body) =>
      send(pathOf(id), { method: "PATCH", headers: appending(offset), body: new Uint8Array(body) }),
    appendInChunks: (id, offset, body) => {
      const stream = new Blob([new Uint8Array(body)]).stream();
      return send(pathOf(id), { method: "PATCH", headers: appending(offset), body: stream });
    },
    terminate: (id) => send(pathOf(id), { method: "DELETE" }),
    async breakOff(id, bytes, sent, options) {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      await once(socket, "connect");
      const lines = Object.entries({ ...appending(0), "content-length": String(bytes.length) });
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
      socket.write(`PATCH ${pathOf(id)} HTTP/1.1\r\nhost: ${hostname}\r\n${head}\r\n`);
      const closed = Promise.withResolvers<void>();
      socket.once("close", () => closed.resolve());
      socket.on("error", () => undefined); // the reset by a killed server
      socket.resume();
      socket.write(bytes.subarray(0, sent));
      // Ended, not reset: the bytes in the socket arrive before the end does.
      if (!options?.stayOpen) socket.end();
      await closed.promise;
    },
  };
}
