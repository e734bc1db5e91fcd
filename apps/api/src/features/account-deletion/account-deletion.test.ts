import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer, Client } from "../../test/client.ts";
import {
  createTestColleague,
  uploadTestDocument,
  createTestFolder,
  createTestAdmin,
  createTestUser,
} from "../../test/fixtures.ts";
import { hasNativeServices, type Product, startProduct } from "../../test/product.ts";
import { samplePng } from "../../test/sample-pictures.ts";
import { newTusClient } from "../../test/tus-client.ts";
import { checkIntegrity } from "../documents/integrity.service.ts";

const pkOf = async (client: Client) => (await client.get("/auth/user/")).body.pk as number;
const organizationOf = async (member: Client) =>
  (await member.get("/organization/current/")).body.id as string;
const deleteAccount = async (client: Client) =>
  client.delete(`/auth/users/delete/${await pkOf(client)}/`);
const deleteOrganization = (client: Client, id: string) =>
  client.delete(`/organization/organizations/${id}/delete/`);

/** Creates an organization with rows in every table. */
async function createBusyOrganization(product: Product) {
  const admin = await createTestAdmin(product);
  const colleague = await createTestColleague(product, admin);
  const picture = new FormData();
  picture.append("file", new Blob([Buffer.from(samplePng)]), "logo.png");
  await admin.postForm("/organization/picture/", picture);
  const outer = await createTestFolder(admin, "Outer");
  const inner = await createTestFolder(colleague, "Inner", outer);
  const bytes = "The ferry leaves at noon.";
  await uploadTestDocument(admin, outer, { name: "ferry.txt", bytes });
  await beginTestUpload(product, admin, outer);
  await uploadTestDocument(admin, outer, {
    name: "fares.csv",
    bytes: "Place,Fare\nNorth,3\nSouth,4\n",
  });
  await uploadTestDocument(colleague, inner, { name: "broken.pdf", bytes });
  for (const member of [admin, colleague]) {
    const message = "When does the ferry leave?";
    const asked = await member.post("/chatbot/chat/agent_message/", { message });
    expect(asked.status).toBe(200);
    const conversation = asked.body.results.conversation_id;
    expect((await member.post(`/chatbot/conversations/${conversation}/shares/`)).status).toBe(201);
  }
  await admin.post("/organization/invitations/", {});
  const id = await organizationOf(admin);
  for (const member of [admin, colleague]) await createRecording(product, id, await pkOf(member));
  await createModelWork(product, id);
  await createSyncRecords(product, id, outer);
  return { admin, colleague, inner, id };
}

/** What models would have left behind; this product has none. */
async function createModelWork({ app: { db } }: Product, organizationId: string) {
  const usage = { organizationId, day: new Date(), kind: "chat", model: "talker" };
  await db.modelUsage.create({ data: usage });
  const address = { preset: "custom", label: "Own server", baseUrl: "https://models.example/v1" };
  const connection = await db.modelConnection.create({ data: { ...address, organizationId } });
  const role = { role: "chat", position: 0, model: "talker", connectionId: connection.id };
  await db.modelRole.create({ data: { ...role, organizationId } });
  await db.modelBudget.create({ data: { organizationId, byAdmins: 10 } });
  const { id } = await db.document.findFirstOrThrow({ where: { organizationId } });
  const part = { documentId: id, model: "listener", fromMs: 0, toMs: 1000, segments: [] };
  await db.transcriptPart.create({ data: { ...part, organizationId } });
  const pages = { documentId: id, languages: "eng", fromPage: 1, toPage: 8, blocks: [] };
  await db.recognisedPages.create({ data: { ...pages, organizationId } });
}

/** What the synchronisation of a folder would have left behind. */
async function createSyncRecords({ app: { db } }: Product, organizationId: string, folder: string) {
  const settings = { kind: "directory", path: "/nowhere" };
  const source = { organizationId, folderId: folder, settings };
  const { id: sourceId } = await db.folderSource.create({ data: source });
  const file = { sourceId, organizationId, path: "ferry.txt" };
  await db.syncedFile.create({ data: file });
  const { id: documentId } = await db.document.findFirstOrThrow({ where: { organizationId } });
  await db.syncedDocument.create({ data: { ...file, documentId } });
  await db.syncedFolder.create({ data: { sourceId, organizationId, folderId: folder } });
  await db.unpackedFile.create({
    data: { organizationId, containerId: documentId, ordinal: 0, path: "a" },
  });
}

/** A recording that waits to be written down; this product has no model that could. */
async function createRecording({ app }: Product, organizationId: string, userPk: number) {
  const { key } = await app.blobs.put(Readable.from([Buffer.from("RIFF")]));
  const data = { id: randomUUID(), organizationId, userPk, blobKey: key };
  await app.db.transcription.create({ data });
}

/** Begins an upload whose second half never comes. */
async function beginTestUpload(product: Product, member: Client, folder: string) {
  const tus = newTusClient(product.url, member);
  const { id } = await tus.create({ filename: "tide.txt", collection_id: folder }, 20);
  await tus.append(id, 0, Buffer.from("High water"));
}

/** Counts the rows of the organization in each table. */
async function rowsOf({ app }: Product, id: string): Promise<Record<string, number>> {
  const { db } = app;
  const tables = await db.$queryRaw<{ name: string }[]>`
    select table_name::text as name from information_schema.columns
    where column_name = 'organization_id' and table_schema = 'public' order by table_name`;
  expect(tables.length).toBeGreaterThanOrEqual(12);
  const counts: Record<string, number> = {
    organization: await db.organization.count({ where: { id } }),
  };
  for (const { name } of tables) {
    const sql = `select count(*)::int as count from "${name}" where organization_id = $1::uuid`;
    const [row] = await db.$queryRawUnsafe<{ count: number }[]>(sql, id);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

const total = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

async function differences({ app }: Product): Promise<string[]> {
  return (await checkIntegrity(app)).flatMap(({ question, ids }) =>
    ids.map((id) => `${question}: ${id}`),
  );
}

function accountDeletion(start: () => Promise<Product>) {
  let product: Product;
  beforeAll(async () => {
    product = await start();
  });
  afterAll(() => product.close());

  it("deletes an organization with every row, chunk and blob, and nothing of others", async () => {
    const kept = await createBusyOrganization(product);
    const before = await rowsOf(product, kept.id);
    const { admin, colleague, inner, id } = await createBusyOrganization(product);
    const subscription = { organizationId: id, customerId: `cus_${id}` };
    await product.app.db.subscription.create({ data: subscription });
    const present = await rowsOf(product, id);
    const without = Object.keys(present).filter((name) => present[name] === 0);
    expect(without).toEqual(["chunk_embedding", "chunk_signature"]);
    // One document is still being read when the organization is deleted.
    const running = { name: "long.csv", bytes: "a,b\n1,2\n".repeat(100_000) };
    expect((await admin.upload(inner, running)).status).toBe(202);

    const refused = await deleteOrganization(colleague, id);
    expect([refused.status, refused.body.code]).toEqual([403, "organization.admin_only"]);
    for (const foreign of [kept.id, randomUUID()]) {
      const answer = await deleteOrganization(admin, foreign);
      expect([answer.status, answer.body.code]).toEqual([404, "organization.not_found"]);
    }
    expect((await deleteOrganization(admin, id)).status).toBe(200);
    expect(total(await rowsOf(product, id))).toBe(0);
    for (const member of [admin, colleague]) {
      expect((await member.get("/auth/user/")).status).toBe(200);
      expect((await member.get("/organization/user-status/")).body.has_organization).toBe(false);
      const answer = await member.get("/chatbot/chat/get_recent_conversations/");
      expect([answer.status, answer.body.code]).toEqual([403, "organization.missing"]);
    }
    await expect.poll(() => differences(product), { timeout: 30_000, interval: 300 }).toEqual([]);
    expect(total(await rowsOf(product, id))).toBe(0);
    expect(await rowsOf(product, kept.id)).toEqual(before);
    const blobs = await Array.fromAsync(product.app.blobs.keys());
    const { document, transcription, resumableUpload } = product.app.db;
    expect(blobs).toHaveLength(
      (await document.count()) +
        // One part each.
        (await resumableUpload.count()) +
        (await transcription.count({ where: { blobKey: { not: null } } })),
    );
  });

  it("deletes an organization whose name was typed only if it is its name", async () => {
    const admin = await createTestAdmin(product);
    const id = await organizationOf(admin);
    const path = `/organization/organizations/${id}/delete/`;
    await admin.patch("/organization/current/", { name: "Salt \u00e9 &  Sons" });
    for (const confirm_name of ["", "Salt", "salt \u00e9 & sons", "Salt e & Sons"]) {
      const { status, body } = await admin.delete(path, { confirm_name });
      expect([status, body.code]).toEqual([400, "organization.name_mismatch"]);
      expect(body.message).toContain("Nothing was deleted.");
    }
    expect(await organizationOf(admin)).toBe(id);
    // What looks the same is the same: one space, and an accent of its own.
    expect((await admin.delete(path, { confirm_name: "Salt e\u0301 & Sons" })).status).toBe(200);
    expect((await admin.get("/organization/user-status/")).body.has_organization).toBe(false);
  });

  it("deletes an account with its conversations, and leaves the documents", async () => {
    const { admin, colleague, inner, id } = await createBusyOrganization(product);
    const pk = colleague.pk;
    expect((await deleteAccount(colleague)).status).toBe(200);
    const expired = await colleague.get("/auth/user/");
    expect([expired.status, expired.body.code]).toEqual([401, "session.expired"]);
    expect(await product.app.db.conversation.count({ where: { userPk: pk } })).toBe(0);
    expect(await product.app.db.session.count({ where: { userPk: pk } })).toBe(0);
    expect(await product.app.db.transcription.count({ where: { userPk: pk } })).toBe(0);
    const files = await admin.get(`/chatbot/chat/get_files/?collection_id=${inner}`);
    expect(files.body).toMatchObject([{ name: "broken.pdf" }]);
    expect((await admin.get("/organization/members/")).body).toHaveLength(1);
    expect((await rowsOf(product, id))["conversation"]).toBe(1);
    const body = { email: colleague.email, password: "correct horse battery" };
    expect((await admin.post("/auth/login/", body)).status).toBe(400);
    const again = { email: colleague.email, password1: "correct horse battery" };
    expect((await admin.post("/auth/registration/", again)).status).toBe(201);
  });

  it("ends the session of whoever asks while the account is deleted", async () => {
    const admin = await createTestAdmin(product);
    const colleague = await createTestColleague(product, admin);
    const take = product.app.answerPlaces;
    const asking = Promise.withResolvers<void>();
    const deleted = Promise.withResolvers<void>();
    const late: typeof take = async (...one) => {
      asking.resolve();
      await deleted.promise;
      return take(...one);
    };
    Object.assign(product.app, { answerPlaces: late });
    const message = "When does the ferry leave?";
    const asked = colleague.post("/chatbot/chat/agent_message/", { message });
    await asking.promise;
    Object.assign(product.app, { answerPlaces: take });
    expect((await deleteAccount(colleague)).status).toBe(200);
    deleted.resolve();
    const { status, body } = await asked;
    expect([status, body.code]).toEqual([401, "session.expired"]);
  });

  it("deletes nobody else's account", async () => {
    const [one, other] = [await createTestUser(product), await createTestUser(product)];
    for (const pk of [await pkOf(other), 2_000_000_000]) {
      const answer = await one.delete(`/auth/users/delete/${pk}/`);
      expect([answer.status, answer.body.code]).toEqual([404, "account.not_found"]);
    }
    expect((await other.get("/auth/user/")).status).toBe(200);
    expect((await deleteAccount(one)).status).toBe(200);
  });

  it("makes the longest-standing member admin when the last one deletes the account", async () => {
    const admin = await createTestAdmin(product);
    const second = await createTestColleague(product, admin);
    const third = await createTestColleague(product, admin);
    const id = await organizationOf(admin);
    expect((await deleteAccount(admin)).status).toBe(200);
    expect((await second.get("/organization/current/")).body.user_role).toBe("admin");
    expect((await third.get("/organization/current/")).body.user_role).toBe("member");
    expect((await deleteAccount(second)).status).toBe(200);
    expect((await third.get("/organization/current/")).body).toMatchObject({
      id,
      user_role: "admin",
      license: { current_users: 1 },
    });
  });

  it("deletes the organization with the account of its only member", async () => {
    const { admin, colleague, id } = await createBusyOrganization(product);
    await colleague.post("/organization/leave/");
    expect((await deleteAccount(admin)).status).toBe(200);
    expect(total(await rowsOf(product, id))).toBe(0);
    await expect.poll(() => differences(product), { timeout: 30_000, interval: 300 }).toEqual([]);
    // Those who left before keep no way to their old conversations either.
    const pk = colleague.pk;
    expect(await product.app.db.conversation.count({ where: { userPk: pk } })).toBe(0);
  });

  it("leaves no organization without an admin when all delete their accounts at once", async () => {
    const admin = await createTestAdmin(product);
    const id = await organizationOf(admin);
    const all: Client[] = [admin];
    for (let count = 0; count < 4; count += 1) all.push(await createTestColleague(product, admin));
    const answers = await Promise.all(all.map((each) => deleteAccount(each)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(total(await rowsOf(product, id))).toBe(0);
  });

  it("gives clear errors to members who work in an organization while it is deleted", async () => {
    const { admin, colleague, inner, id } = await createBusyOrganization(product);
    const answers: Answer[] = [];
    /** Runs until the organization is deleted. */
    const work = [admin, colleague, admin, colleague].map(async (client, worker) => {
      const isDeleted = () => answers.some(({ body }) => body.code === "organization.missing");
      for (let turn = 0; !isDeleted(); turn += 1) {
        const name = `Folder ${worker} ${turn}`;
        const folder = await client.post("/chatbot/chat/create_scope/", { name });
        const at: string = folder.body.id ?? inner;
        const file = { name: "late.txt", bytes: `Late ${name}.` };
        const message = "When does the ferry leave?";
        answers.push(
          folder,
          ...(await Promise.all([
            client.upload(at, file),
            client.post("/chatbot/chat/agent_message/", { message }),
            client.delete(`/chatbot/chat/${at}/delete_scope/?delete_documents=false`),
          ])),
        );
      }
    });
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(20);
    expect((await deleteOrganization(admin, id)).status).toBe(200);
    await Promise.all(work);
    const odd = answers.filter(({ status }) => ![200, 201, 202, 403, 404].includes(status));
    expect(odd.map(({ status, body }) => [status, body])).toEqual([]);
    expect(total(await rowsOf(product, id))).toBe(0);
    await expect.poll(() => differences(product), { timeout: 30_000, interval: 300 }).toEqual([]);
  }, 90_000);
}

describe("account deletion on the embedded database", () => {
  accountDeletion(() => startProduct({ mode: "embedded" }));
});

describe.skipIf(!hasNativeServices)("account deletion on Postgres and Redis", () => {
  accountDeletion(() => startProduct({ mode: "native" }));
});
