import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type EndpointShape, fillPath } from "@footnote/contracts/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, newClient } from "./client.ts";
import {
  createTestColleague,
  uploadTestDocument,
  createTestFolder,
  createTestAdmin,
  createTestUser,
} from "./fixtures.ts";
import { type Product, startProduct } from "./product.ts";

const contracts = fileURLToPath(new URL("../../../../packages/contracts/src/", import.meta.url));

/** Every endpoint of the contracts: a new one is tested without being listed here. */
const endpoints: EndpointShape[] = (
  await Promise.all(
    globSync("**/*.ts", { cwd: contracts })
      .filter((file) => !file.endsWith(".test.ts"))
      .toSorted()
      .map((file): Promise<Record<string, unknown>> => import(join(contracts, file))),
  )
).flatMap((module) => Object.values(module).filter(isEndpoint));

function isEndpoint(value: unknown): value is EndpointShape {
  return typeof value === "object" && value !== null && "method" in value && "access" in value;
}

// Replies to HEAD have no body that says why.
const closed = endpoints.filter(({ access, method }) => access !== "public" && method !== "HEAD");
const inside = closed.filter(({ access }) => access === "member" || access === "admin");
const heads = endpoints.filter(({ method }) => method === "HEAD");
const titled = (list: EndpointShape[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** Ids of things that are not there. */
const somewhere = () => ({ id: randomUUID(), userPk: "2000000000", role: "chat" });

function call(client: Client, { method, path }: EndpointShape) {
  const filled = fillPath(path, somewhere());
  if (method === "GET") return client.get(filled);
  if (method === "DELETE") return client.delete(filled);
  return method === "PATCH" ? client.patch(filled, {}) : client.post(filled, {});
}

let product: Product;
let owner: Client;
let stranger: Client;
/** What one organization has and another must never see. */
const owned = { folder: "", document: "", task: "", conversation: "" };
const secret = "The harbour master's safe opens with the word ambergris.";

beforeAll(async () => {
  product = await startProduct();
  owner = await createTestAdmin(product);
  stranger = await createTestAdmin(product);
  owned.folder = await createTestFolder(owner, "Safes");
  const bytes = `# Safe\n\n${secret}\n`;
  const upload = await owner.upload(owned.folder, { name: "safe.md", bytes });
  owned.task = upload.body.task_id;
  owned.document = upload.body.file.id;
  await owner.follow(owned.task);
  const asked = await owner.post("/chatbot/chat/agent_message/", {
    message: "What opens the safe?",
  });
  owned.conversation = asked.body.results.conversation_id;
});
afterAll(() => product.close());

describe("the contracts", () => {
  it("contain the endpoints that are tested below", () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(30);
  });
});

describe("nobody", () => {
  it.each(titled(closed))("is sent away from %s", async (_, endpoint) => {
    const answer = await call(newClient(product.url), endpoint);
    expect([answer.status, answer.body.code]).toEqual([401, "session.missing"]);
  });

  it.each(titled(closed))(
    "gets nowhere with an expired or revoked key at %s",
    async (_, endpoint) => {
      const client = newClient(product.url);
      client.token = "dead".repeat(10);
      const answer = await call(client, endpoint);
      expect([answer.status, answer.body.code]).toEqual([401, "session.expired"]);
    },
  );
});

describe("a request for headers only", () => {
  it.each(titled(heads))("is as closed as others: %s", async (_, { path }) => {
    const filled = fillPath(path, somewhere());
    expect((await newClient(product.url).head(filled)).status).toBe(401);
    expect((await (await createTestUser(product)).head(filled)).status).toBe(403);
    expect((await stranger.head(filled)).status).toBe(404);
  });
});

describe("a user without an organization", () => {
  it.each(titled(inside))("is kept out of %s", async (_, endpoint) => {
    const answer = await call(await createTestUser(product), endpoint);
    expect([answer.status, answer.body.code]).toEqual([403, "organization.missing"]);
  });
});

describe("a member who was put out", () => {
  let gone: Client;
  beforeAll(async () => {
    const admin = await createTestAdmin(product);
    const colleague = await createTestColleague(product, admin, "admin");
    expect((await admin.delete(`/organization/members/${colleague.pk}/`)).status).toBe(200);
    gone = colleague;
  });

  it.each(titled(inside))("is kept out of %s at once", async (_, endpoint) => {
    const answer = await call(gone, endpoint);
    expect([answer.status, answer.body.code]).toEqual([403, "organization.missing"]);
  });
});

describe("a member who is no admin", () => {
  const forAdmins = endpoints.filter(({ access }) => access === "admin");
  let colleague: Client;
  beforeAll(async () => {
    colleague = await createTestColleague(product, stranger);
  });

  it.each(titled(forAdmins))("may not call %s", async (_, endpoint) => {
    const answer = await call(colleague, endpoint);
    expect([answer.status, answer.body.code]).toEqual([403, "organization.admin_only"]);
  });
});

describe("the operator's calls", () => {
  const forOperators = endpoints.filter(({ access }) => access === "operator");
  it.each(titled(forOperators))("are not there for others: %s", async (_, endpoint) => {
    const answer = await call(stranger, endpoint);
    expect([answer.status, answer.body.code]).toEqual([404, "request.not_found"]);
  });
});

describe("a call that writes", () => {
  // Who sends raw bodies signs them instead.
  const writes = endpoints.filter(
    ({ method, bodyKind, forIntegrations }) =>
      !/^(GET|HEAD)$/.test(method) && bodyKind !== "raw" && !forIntegrations,
  );
  it.each(titled(writes))("needs the CSRF token: %s", async (_, { method, path }) => {
    const response = await fetch(`${product.url}/api${fillPath(path, somewhere())}`, {
      method,
      headers: { authorization: `Token ${owner.token}`, "content-type": "application/json" },
      body: "{}",
    });
    expect([response.status, await response.json()]).toEqual([
      403,
      expect.objectContaining({ code: "csrf.invalid" }),
    ]);
  });
});

describe("a member of another organization", () => {
  const paths = () => [
    ["GET", `/chatbot/chat/get_scopes/?parent_collection_id=${owned.folder}`],
    ["GET", `/chatbot/chat/get_files/?collection_id=${owned.folder}`],
    ["GET", `/chatbot/chat/${owned.conversation}/get_conversation_history/`],
    ["GET", `/chatbot/files/${owned.document}/`],
    ["GET", `/chatbot/files/${owned.document}/content/`],
    ["GET", `/chatbot/files/${owned.document}/passages/`],
    ["DELETE", `/chatbot/chat/${owned.folder}/delete_scope/?delete_documents=true`],
    ["DELETE", `/chatbot/files/${owned.document}/delete/`],
    ["GET", `/chatbot/conversations/${owned.conversation}/export/`],
    ["DELETE", `/chatbot/conversations/${owned.conversation}/`],
  ];

  it("finds nothing at the ids of the first", async () => {
    for (const [method, path] of paths()) {
      const answer = await (method === "GET"
        ? stranger.get(path ?? "")
        : stranger.delete(path ?? ""));
      expect([path, answer.status, answer.body.code]).toEqual([
        path,
        404,
        expect.stringMatching(/not_found$/),
      ]);
      expect(JSON.stringify(answer.body)).not.toContain("ambergris");
    }
  });

  it("cannot put a folder or a file into its folders", async () => {
    const body = { name: "Mine", parent_collection_id: owned.folder };
    expect((await stranger.post("/chatbot/chat/create_scope/", body)).status).toBe(404);
    const upload = await stranger.upload(owned.folder, { name: "mine.txt", bytes: "mine" });
    expect([upload.status, upload.body.code]).toEqual([404, "folder.not_found"]);
  });

  it("sees none of it in lists", async () => {
    for (const path of [
      "/chatbot/chat/get_scopes/",
      "/folders/all/",
      "/chatbot/chat/get_recent_conversations/",
    ]) {
      expect([path, (await stranger.get(path)).body]).toEqual([path, []]);
    }
  });

  it("is answered from its own documents only, whatever ids it names", async () => {
    const ask = (settings?: unknown) =>
      stranger.post("/chatbot/chat/agent_message/", {
        message: "What opens the safe?",
        search_settings: settings,
      });
    const open = await ask();
    expect(open.status).toBe(200);
    expect(open.body.results.messages[0].metadata.citations).toEqual([]);
    expect(JSON.stringify(open.body)).not.toContain("ambergris");
    const narrowed = await ask({ filters: { collection_ids: { $overlap: [owned.folder] } } });
    expect([narrowed.status, narrowed.body.code]).toEqual([404, "folder.not_found"]);
    const continued = await stranger.post("/chatbot/chat/agent_message/", {
      message: "And the number?",
      conversation_id: owned.conversation,
    });
    expect([continued.status, continued.body.code]).toEqual([404, "conversation.not_found"]);
  });

  it("cannot follow its tasks with a token of its own", async () => {
    const token = stranger.token ?? "";
    expect(await stranger.follow(owned.task, { token })).toEqual([
      { status: "ERROR", result: "This task does not exist." },
    ]);
    expect((await owner.follow(owned.task, { token: owner.token ?? "" })).at(-1)?.status).toBe(
      "SUCCESS",
    );
  });
});

describe("the owner, meanwhile,", () => {
  it("has lost nothing", async () => {
    const files = (await owner.get(`/chatbot/chat/get_files/?collection_id=${owned.folder}`)).body;
    expect(files).toMatchObject([{ id: owned.document, state: "ready" }]);
    const last = await uploadTestDocument(owner, owned.folder, {
      name: "more.txt",
      bytes: "One more line.",
    });
    expect(last.status).toBe("SUCCESS");
  });
});
