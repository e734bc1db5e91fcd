// `npm run seed`: fills a running product with a sample organization, through its HTTP API. What exists already is
// left as it is, so it may run again. SEED_URL names the product; the default is http://localhost:3000, or PORT.
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { SetupError } from "./commands.mjs";
import { folders, questions } from "./seed/documents.mjs";
import { runMain } from "./setup.mjs";

const origin = process.env.SEED_URL ?? `http://localhost:${process.env.PORT ?? "3000"}`;
const domain = "harbour-street.example";
const password = "a sample passphrase 42";
const people = { admin: `ada@${domain}`, member: `grace@${domain}` };

/** @typedef {{ token?: string, csrf: string }} Session */

await runMain(async () => {
  const admin = await signIn(people.admin);
  const current = await request(admin, "GET", "/organization/current/");
  if (!current.ok) {
    const organization = { name: "Harbour Street Library", domain, description: "Sample data" };
    await call(admin, "POST", "/organization/create/", organization);
  }
  await addMember(admin);
  for (const [name, files] of Object.entries(folders)) await addFolder(admin, name, files);
  await addConversations(admin);
  console.log(`Sample organization at ${origin}`);
  for (const [role, email] of Object.entries(people))
    console.log(`${role}: ${email} / ${password}`);
  return 0;
});

/**
 * Logs in, or signs up the first time.
 * @param {string} email
 * @returns {Promise<Session>}
 */
async function signIn(email) {
  const { csrfToken: csrf } = await call({ csrf: "" }, "GET", "/auth/users/csrf-token/");
  const login = await request({ csrf }, "POST", "/auth/login/", { email, password });
  const { key } = login.ok
    ? await login.json()
    : await call({ csrf }, "POST", "/auth/registration/", { email, password1: password });
  return { csrf, token: key };
}

/** @param {Session} admin */
async function addMember(admin) {
  const member = await signIn(people.member);
  if ((await request(member, "GET", "/organization/current/")).ok) return;
  const { token } = await call(admin, "POST", "/organization/invitations/", { role: "member" });
  await call(member, "POST", "/organization/invitations/accept/", { token });
}

/**
 * @param {Session} admin
 * @param {string} name
 * @param {Record<string, string>} files
 */
async function addFolder(admin, name, files) {
  /** @type {{ id: string, name: string }[]} */
  const present = await call(admin, "GET", "/chatbot/chat/get_scopes/");
  const found = present.find((folder) => folder.name === name);
  const { id } = found ?? (await call(admin, "POST", "/chatbot/chat/create_scope/", { name }));
  const listed = await listFiles(admin, id);
  for (const [file, text] of Object.entries(files)) {
    if (listed.some((one) => one.name === file)) continue;
    const form = new FormData();
    form.append("collection_id", id);
    form.append("file", new Blob([text]), file);
    await call(admin, "POST", "/chatbot/chat/upsert_file/", form);
  }
  await waitUntilReady(admin, id);
}

/**
 * @param {Session} session
 * @param {string} folderId
 * @returns {Promise<{ name: string, state: string }[]>}
 */
function listFiles(session, folderId) {
  return call(session, "GET", `/chatbot/chat/get_files/?collection_id=${folderId}`);
}

/**
 * @param {Session} session
 * @param {string} folderId
 */
async function waitUntilReady(session, folderId) {
  for (let tries = 0; tries < 240; tries++) {
    const files = await listFiles(session, folderId);
    const failed = files.find(({ state }) => state === "failed");
    if (failed) throw new SetupError(`${failed.name} could not be read.`);
    if (files.every(({ state }) => state === "ready")) return;
    await sleep(500);
  }
  throw new SetupError("The documents were not ready within two minutes. Is a worker running?");
}

/** @param {Session} session */
async function addConversations(session) {
  const present = await call(session, "GET", "/chatbot/chat/get_recent_conversations/");
  if (present.length > 0) return;
  for (const message of questions) {
    await call(session, "POST", "/chatbot/chat/agent_message/", { message });
  }
}

/**
 * @param {Session} session
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @throws {SetupError} with the server's message
 */
async function call(session, method, path, body) {
  const response = await request(session, method, path, body);
  const text = await response.text();
  if (!response.ok) throw new SetupError(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/**
 * @param {Session} session
 * @param {string} method
 * @param {string} path
 * @param {object} [body] JSON or a form
 */
async function request({ token, csrf }, method, path, body) {
  /** @type {Record<string, string>} */
  const headers = { "X-CSRFToken": csrf, Cookie: `csrftoken=${csrf}` };
  if (token !== undefined) headers["Authorization"] = `Token ${token}`;
  if (body !== undefined && !(body instanceof FormData))
    headers["Content-Type"] = "application/json";
  const json = body === undefined ? null : JSON.stringify(body);
  const sent = body instanceof FormData ? body : json;
  try {
    return await fetch(`${origin}/api${path}`, { method, headers, body: sent });
  } catch (cause) {
    throw new SetupError(
      `Nothing answers at ${origin}. Start the product first, or set SEED_URL.`,
      {
        cause,
      },
    );
  }
}
