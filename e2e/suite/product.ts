import { type APIRequestContext, type BrowserContext, expect } from "@playwright/test";
import { test as base } from "./complaints.ts";

/** A signed-in user and calls of the API in their name. */
export type Someone = {
  email: string;
  token: string;
  /** Below /api; fails the test unless the answer is a success. */
  post: (path: string, data?: object) => Promise<Reply>;
  get: (path: string) => Promise<Reply>;
  upload: (file: { name: string; text: string | Buffer }, folderId: string) => Promise<void>;
};
type Reply = { [field: string]: unknown } & { id: string };

export const password = "a long enough passphrase 42";
export const answeringSentence = "The fine for a book that comes back late is thirty cents a day.";
export const handbook = `# Lending

A member may borrow twelve books at a time for four weeks.
${answeringSentence}
`;

export function newEmail(): string {
  return `${crypto.randomUUID()}@library.example`;
}

type Fixtures = {
  /** Signed up and logged in, without an organization; the page is theirs. */
  newcomer: Someone;
  /** The admin of an organization of their own; the page is theirs. */
  member: Someone;
  /** The member's organization has a folder "Handbooks" with a document that can be asked about. */
  library: { folderId: string };
};

/** Tests of people: naming one of the fixtures above signs the page in. Without, the page is anonymous. */
export const test = base.extend<Fixtures>({
  newcomer: async ({ context, playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const newcomer = await signUp(request);
    await signIn(context, newcomer.token);
    await use(newcomer);
    await request.dispose();
  },
  member: async ({ newcomer }, use) => {
    const name = `Library ${crypto.randomUUID().slice(0, 8)}`;
    const domain = `${name.toLowerCase().replace(" ", "-")}.example`;
    await newcomer.post("/organization/create/", { name, domain, description: "" });
    await use(newcomer);
  },
  library: async ({ member }, use) => {
    const folder = await member.post("/chatbot/chat/create_scope/", { name: "Handbooks" });
    await addDocument(member, { name: "handbook.md", text: handbook }, folder.id);
    await use({ folderId: folder.id });
  },
});

/** Uploads a file and waits until it can be asked about. */
export async function addDocument(
  member: Someone,
  file: { name: string; text: string | Buffer },
  folderId: string,
): Promise<void> {
  await member.upload(file, folderId);
  const isReady = async () => {
    const files = (await member.get(filesOf(folderId))) as unknown as Reply[];
    return files.find(({ name }) => name === file.name)?.["state"];
  };
  const intervals = [50, 100, 200];
  await expect.poll(isReady, { timeout: 60_000, intervals }).toBe("ready");
}

function filesOf(folderId: string): string {
  return `/chatbot/chat/get_files/?collection_id=${folderId}`;
}

/** Puts a token where the app keeps it, before its first page; once, so that logging out lasts. */
async function signIn(context: BrowserContext, token: string) {
  await context.addInitScript((key) => {
    // A new page begins on a blank one, which has no storage.
    if (!location.protocol.startsWith("http")) return;
    if (sessionStorage.getItem("signed-in-by-test") !== null) return;
    sessionStorage.setItem("signed-in-by-test", "yes");
    localStorage.setItem("token", key);
  }, token);
}

/** A new user, known to the API only. */
export async function signUp(request: APIRequestContext, email = newEmail()): Promise<Someone> {
  const { csrfToken } = (await (await request.get("/api/auth/users/csrf-token/")).json()) as {
    csrfToken: string;
  };
  const csrf = { "X-CSRFToken": csrfToken };
  const registered = await request.post("/api/auth/registration/", {
    headers: csrf,
    data: { email, password1: password },
  });
  const { key: token } = (await registered.json()) as { key: string };
  const headers = { ...csrf, Authorization: `Token ${token}` };

  async function send(path: string, data: object) {
    const response = await request.post(`/api${path}`, { headers, ...data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Reply;
  }

  return {
    email,
    token,
    post: (path, data = {}) => send(path, { data }),
    get: async (path) => {
      const response = await request.get(`/api${path}`, { headers });
      expect(response.ok(), await response.text()).toBe(true);
      return (await response.json()) as Reply;
    },
    upload: async ({ name, text }, folderId) => {
      const file = { name, mimeType: "text/plain", buffer: Buffer.from(text) };
      await send("/chatbot/chat/upsert_file/", { multipart: { collection_id: folderId, file } });
    },
  };
}
