import { request } from "node:http";
import { request as secureRequest } from "node:https";
import type { z } from "zod";
import type { Site } from "./calls.ts";
import { Failed, NotThere, must } from "./verdicts.ts";
import { frame, indexedFile } from "./shapes.ts";

export type Frame = z.infer<typeof frame>;

export interface Received {
  frames: Frame[];
  /** The last message said SUCCESS or ERROR, the server closed without one, or it never let the socket open. */
  end: "final" | "closed" | "refused";
  /** The HTTP status of a refused handshake. */
  status?: number;
}

/**
 * Opens a socket, sends the first message as soon as it is open, and listens until SUCCESS, ERROR or the close.
 * @param path such as "/ws/upsert/"
 * @param hello sent as JSON; a string is sent as it stands
 * @throws {NotThere} when the server has no such socket
 * @throws {Failed} when a message is not of the documented shape, or the end does not come
 */
export async function listen(site: Site, path: string, hello: unknown): Promise<Received> {
  const socket = new WebSocket(`${site.origin.replace(/^http/, "ws")}${path}`);
  const frames: Frame[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Received["end"]>();
  const timer = setTimeout(() => {
    reject(
      new Failed(`expected an end on ${path}; came ${JSON.stringify(frames)} and then nothing`),
    );
  }, 60_000);
  let opened = false;
  socket.addEventListener("open", () => {
    opened = true;
    socket.send(typeof hello === "string" ? hello : JSON.stringify(hello));
  });
  socket.addEventListener("message", ({ data }) => {
    const parsed = parseFrame(data);
    if (parsed === undefined)
      reject(new Failed(`expected status and result; came ${String(data)}`));
    else frames.push(parsed);
    if (parsed !== undefined && parsed.status !== "PROCESSING") resolve("final");
  });
  socket.addEventListener("error", () => resolve(opened ? "closed" : "refused"));
  socket.addEventListener("close", () => resolve(opened ? "closed" : "refused"));
  try {
    const end = await promise;
    return end === "refused" ? await refusal(site, path) : { frames, end };
  } finally {
    clearTimeout(timer);
    socket.close();
  }
}

/** A message as documented; undefined when it is anything else. */
function parseFrame(data: unknown): Frame | undefined {
  try {
    return frame.parse(JSON.parse(String(data)));
  } catch {
    return undefined;
  }
}

/** The WebSocket of the platform hides why it did not open: a handshake of our own reports. */
async function refusal(site: Site, path: string): Promise<Received> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const send = site.origin.startsWith("https") ? secureRequest : request;
  const handshake = send(`${site.origin}${path}`, {
    headers: {
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    },
  });
  handshake.on("response", ({ statusCode }) => resolve(statusCode ?? 0));
  handshake.on("upgrade", (_response, socket) => {
    socket.destroy();
    resolve(101);
  });
  handshake.on("error", () => resolve(0));
  handshake.end();
  const status = await promise;
  handshake.destroy();
  if (status === 404) throw new NotThere(`not there yet (404): the socket ${path}`);
  return { frames: [], end: "refused", status };
}

/** Follows a task to its end. */
export async function follow(site: Site, path: string, hello: unknown): Promise<Frame> {
  const received = await listen(site, path, hello);
  const last = received.frames.at(-1);
  must(received.end === "final" && last !== undefined, `SUCCESS or ERROR on ${path}`, received);
  return last;
}

/** Follows an upload to its end, which must be SUCCESS with file data. */
export async function followUpload(site: Site, taskId: string) {
  const last = await follow(site, "/ws/upsert/", { task_id: taskId });
  const parsed = indexedFile.safeParse(last.result);
  must(last.status === "SUCCESS" && parsed.success, "SUCCESS with result.file", last);
  return parsed.data.file;
}

/** ERROR with a sentence for people. */
export function requireError(last: Frame) {
  must(last.status === "ERROR", "ERROR", last);
  must(typeof last.result === "string" && last.result !== "", "a sentence as the result", last);
}
