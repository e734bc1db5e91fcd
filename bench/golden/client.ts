import { randomBytes } from "node:crypto";
import type { Message } from "../../packages/contracts/src/chat/chat.ts";
import type { DocumentFile } from "../../packages/contracts/src/documents.ts";

/** The account that owns uploaded documents, to sign in again. */
export type Member = {
  readonly email: string;
  readonly password: string;
  /** Folder ids by path. */
  readonly folders: Readonly<Record<string, string>>;
};

export type Client = {
  /** Creates the folder of a path and those above it, as far as `ids` does not contain them. */
  createFolder(path: string, ids: Map<string, string>): Promise<string>;
  upload(folderId: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  listFiles(folderId: string): Promise<DocumentFile[]>;
  ask(asked: {
    readonly question: string;
    readonly folder: string | null;
    readonly conversationId: string | undefined;
  }): Promise<{ conversation_id: string; messages: Message[] }>;
};

/** Signs up with an organization. */
export async function signUp(url: string): Promise<{ client: Client; member: Member }> {
  const name = randomBytes(8).toString("hex");
  const email = `${name}@example.org`;
  const password = randomBytes(12).toString("hex");
  const send = openSender(url);
  const account = { email, password1: password };
  send.token = (await send.post<{ key: string }>("/auth/registration/", account)).key;
  await send.post("/organization/create/", { name, domain: `${name}.example.org` });
  const folders: Record<string, string> = {};
  return { client: openClient(send, folders), member: { email, password, folders } };
}

/** Signs in as a member who has uploaded the documents. */
export async function signIn(url: string, member: Member): Promise<Client> {
  const send = openSender(url);
  const { email, password } = member;
  send.token = (await send.post<{ key: string }>("/auth/login/", { email, password })).key;
  return openClient(send, { ...member.folders });
}

type Sender = {
  token: string;
  post<Reply>(path: string, body: object): Promise<Reply>;
  get<Reply>(path: string): Promise<Reply>;
};

function openSender(url: string): Sender {
  const csrf = randomBytes(24).toString("base64url");
  const sender: Sender = {
    token: "",
    post: (path, body) => request(path, { method: "POST", body }),
    get: (path) => request(path, { method: "GET" }),
  };
  async function request<Reply>(
    path: string,
    { method, body }: { method: string; body?: object },
  ): Promise<Reply> {
    const form = body instanceof FormData;
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        cookie: `csrftoken=${csrf}`,
        "x-csrftoken": csrf,
        ...(sender.token && { authorization: `Token ${sender.token}` }),
        ...(body && !form && { "content-type": "application/json" }),
      },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  }
  return sender;
}

function openClient(send: Sender, folders: Record<string, string>): Client {
  return {
    async createFolder(path, ids) {
      const known = ids.get(path);
      if (known) return known;
      const cut = path.lastIndexOf("/");
      const parent = cut < 0 ? null : await this.createFolder(path.slice(0, cut), ids);
      const name = path.slice(cut + 1);
      const body = { name, parent_collection_id: parent };
      const { id } = await send.post<{ id: string }>("/chatbot/chat/create_scope/", body);
      ids.set(path, id);
      folders[path] = id;
      return id;
    },
    async upload(folderId, name, bytes) {
      const form = new FormData();
      form.append("collection_id", folderId);
      form.append("file", new Blob([bytes]), name);
      await send.post("/chatbot/chat/upsert_file/", form);
    },
    listFiles: (folderId) => send.get(`/chatbot/chat/get_files/?collection_id=${folderId}`),
    async ask({ question, folder, conversationId }) {
      const id = folder === null ? undefined : folders[folder];
      if (folder !== null && id === undefined) throw new Error(`There is no folder ${folder}`);
      const { results } = await send.post<{
        results: { conversation_id: string; messages: Message[] };
      }>("/chatbot/chat/agent_message/", {
        message: question,
        ...(conversationId && { conversation_id: conversationId }),
        ...(id && { search_settings: { filters: { collection_ids: { $overlap: [id] } } } }),
      });
      return results;
    },
  };
}
