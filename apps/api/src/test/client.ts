import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { WebSocket } from "ws";

/** Whatever the other side sent: tests state what they expect of it. */
export type Wire = ReturnType<typeof JSON.parse>;

export type Answer = { status: number; body: Wire; headers: Headers };

/** A client of the API that knows the wire only: paths, headers, JSON. */
export type Client = {
  token: string | undefined;
  /** Where it seems to be, behind the trusted proxy that the tests are; this machine if unset. */
  address?: string;
  get(path: string): Promise<Answer>;
  head(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string, body?: unknown): Promise<Answer>;
  upload(folderId: string, file: { name: string; bytes: Uint8Array | string }): Promise<Answer>;
  postForm(path: string, form: FormData): Promise<Answer>;
  postBytes(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer>;
  /** Follows a task to its end, by default on the upsert socket, and returns every frame. */
  follow(taskId: string, options?: { token?: string; socket?: string }): Promise<Wire[]>;
};

export function newClient(url: string): Client {
  const csrf = randomBytes(24).toString("base64url");
  const client: Client = {
    token: undefined,
    get: (path) => send("GET", path),
    head: (path) => send("HEAD", path),
    post: (path, body) => send("POST", path, JSON.stringify(body ?? {}), "application/json"),
    patch: (path, body) => send("PATCH", path, JSON.stringify(body ?? {}), "application/json"),
    delete: (path, body) =>
      body === undefined
        ? send("DELETE", path)
        : send("DELETE", path, JSON.stringify(body), "application/json"),
    upload(folderId, file) {
      const form = new FormData();
      form.append("collection_id", folderId);
      form.append(
        "file",
        new Blob([Buffer.from(file.bytes as Uint8Array<ArrayBuffer>)]),
        file.name,
      );
      return send("POST", "/chatbot/chat/upsert_file/", form);
    },
    postForm: (path, form) => send("POST", path, form),
    postBytes: (path, bytes) => send("POST", path, new Blob([bytes]), "application/octet-stream"),
    follow: (taskId, { socket = "/ws/upsert/", ...options } = {}) =>
      followTask(url + socket, { task_id: taskId, ...options }),
  };

  async function send(
    method: string,
    path: string,
    body?: string | FormData | Blob,
    type?: string,
  ): Promise<Answer> {
    const headers: Record<string, string> = { cookie: `csrftoken=${csrf}` };
    if (client.token !== undefined) headers["authorization"] = `Token ${client.token}`;
    if (client.address !== undefined) headers["x-forwarded-for"] = client.address;
    if (method !== "GET") headers["x-csrftoken"] = csrf;
    if (type) headers["content-type"] = type;
    const response = await fetch(`${url}/api${path}`, { method, headers, body: body ?? null });
    const text = await response.text();
    return {
      status: response.status,
      body: text ? JSON.parse(text) : null,
      headers: response.headers,
    };
  }
  return client;
}

async function followTask(url: string, first: unknown): Promise<Wire[]> {
  const socket = new WebSocket(url.replace(/^http/, "ws"));
  const frames: Wire[] = [];
  socket.on("message", (data: Buffer) => frames.push(JSON.parse(data.toString("utf8"))));
  socket.on("open", () => socket.send(JSON.stringify(first)));
  await once(socket, "close");
  return frames;
}
