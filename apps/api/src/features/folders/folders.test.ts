import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { openTenant } from "../../platform/database/tenant.ts";
import type { SearchScope } from "./folder-scope.rules.ts";
import { folderNameKey, freeFolderName } from "./folder-names.rules.ts";
import { selectFoldersNamed } from "./named-folders.repo.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

/** Puts documents and folders into a folder, so many of each, and returns its organization. */
async function fillFolder(
  parentId: string,
  count: number,
  createdAt = (_at: number) => new Date(),
) {
  const { db } = product.app;
  const { organizationId } = await db.folder.findUniqueOrThrow({ where: { id: parentId } });
  const places = Array.from({ length: count }, (_, at) => at);
  const folders = places.map((at) => {
    const name = `Folder ${at}`;
    return {
      organizationId,
      parentId,
      name,
      nameKey: name.toLowerCase(),
      createdAt: createdAt(at),
    };
  });
  await db.folder.createMany({ data: folders });
  const documents = places.map((at) => ({
    organizationId,
    folderId: parentId,
    name: `${at}.txt`,
    extension: ".txt",
    size: 1,
    sha256: String(at),
    blobKey: `none-${parentId}-${at}`,
    createdAt: createdAt(at),
    stage: "failed" as const,
  }));
  await db.document.createMany({ data: documents });
  return organizationId;
}

const namesOf = (answer: { body: { name: string }[] }) => answer.body.map(({ name }) => name);

describe("folder names", () => {
  it.each([
    ["Contracts", " contracts "],
    ["Ärzte", "ÄRZTE"],
    ["ﬁles", "files"],
    ["a  b", "A b"],
  ])("%s is the same as %s", (one, other) => {
    expect(folderNameKey(one)).toBe(folderNameKey(other));
  });

  it("finds the first free name", () => {
    const taken = new Set(["plans", "plans (2)"]);
    expect(freeFolderName("Plans", taken)).toBe("Plans (3)");
    expect(freeFolderName("Other", taken)).toBe("Other");
  });
});

describe("folders", () => {
  it("nest, and are listed level by level", async () => {
    const member = await createTestAdmin(product);
    const contracts = await createTestFolder(member, "  Contracts ");
    await createTestFolder(member, "2026", contracts);
    await createTestFolder(member, "Minutes");
    expect(namesOf(await member.get("/chatbot/chat/get_scopes/"))).toEqual([
      "Contracts",
      "Minutes",
    ]);
    const below = `/chatbot/chat/get_scopes/?parent_collection_id=${contracts}`;
    expect(namesOf(await member.get(below))).toEqual(["2026"]);
    const asNull = "/chatbot/chat/get_scopes/?parent_collection_id=null";
    expect(namesOf(await member.get(asNull))).toEqual(["Contracts", "Minutes"]);
    const all = (await member.get("/folders/all/")).body as { path: string[] }[];
    expect(all.map(({ path }) => path.join("/"))).toEqual([
      "Contracts",
      "Contracts/2026",
      "Minutes",
    ]);
  });

  it("have one name below one parent, and the refusal names the folder that has it", async () => {
    const member = await createTestAdmin(product);
    const plans = await createTestFolder(member, "Plans");
    const again = await member.post("/chatbot/chat/create_scope/", { name: "PLANS" });
    expect([again.status, again.body.code, again.body.detail]).toEqual([
      409,
      "folder.name_taken",
      { id: plans },
    ]);
    await createTestFolder(member, "Plans", plans);
    const twice = { name: "Double", parent_collection_id: plans };
    const both = await Promise.all(
      [1, 2].map(() => member.post("/chatbot/chat/create_scope/", twice)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it.each([[""], ["   "], ["\u0000\u0007"]])("refuse the name %j", async (name) => {
    const member = await createTestAdmin(product);
    const answer = await member.post("/chatbot/chat/create_scope/", { name });
    expect([answer.status, answer.body.error]).toEqual([400, "Folder name cannot be empty."]);
  });

  it("go twenty levels deep and no deeper", async () => {
    const member = await createTestAdmin(product);
    let parent = await createTestFolder(member, "1");
    for (let level = 2; level <= 20; level += 1)
      parent = await createTestFolder(member, `${level}`, parent);
    const answer = await member.post("/chatbot/chat/create_scope/", {
      name: "21",
      parent_collection_id: parent,
    });
    expect([answer.status, answer.body.code]).toEqual([400, "folder.too_deep"]);
  });

  it("lift what they hold when they are deleted without it, under free names", async () => {
    const member = await createTestAdmin(product);
    const outer = await createTestFolder(member, "Outer");
    await createTestFolder(member, "Inner", outer);
    const box = await createTestFolder(member, "Box", outer);
    await createTestFolder(member, "Inner", box);
    await createTestFolder(member, "Box", box);
    const answer = await member.delete(`/chatbot/chat/${box}/delete_scope/?delete_documents=false`);
    expect(answer.status).toBe(200);
    const below = await member.get(`/chatbot/chat/get_scopes/?parent_collection_id=${outer}`);
    expect(namesOf(below).toSorted()).toEqual(["Box", "Inner", "Inner (2)"]);
  });

  it("leave nothing behind at the root when there is nothing to lift", async () => {
    const member = await createTestAdmin(product);
    const empty = await createTestFolder(member, "Empty");
    await member.delete(`/chatbot/chat/${empty}/delete_scope/?delete_documents=false`);
    expect((await member.get("/folders/all/")).body).toEqual([]);
  });

  it("take everything below with them when asked to", async () => {
    const member = await createTestAdmin(product);
    const outer = await createTestFolder(member, "Outer");
    await createTestFolder(member, "Inner", outer);
    await member.delete(`/chatbot/chat/${outer}/delete_scope/?delete_documents=true`);
    expect((await member.get("/folders/all/")).body).toEqual([]);
    const again = await member.delete(`/chatbot/chat/${outer}/delete_scope/?delete_documents=true`);
    expect([again.status, again.body.message]).toEqual([200, "It was already deleted."]);
  });

  it("are listed as a whole, each once and in order, however many there are of one moment", async () => {
    const member = await createTestAdmin(product);
    const box = await createTestFolder(member, "Box");
    await fillFolder(box, 2_000, (at) => new Date(1_000 * (at % 3)));
    type Entry = { id: string; created_at: string };
    const list = async (call: string) => (await member.get(call)).body as Entry[];
    const listed = await list(`/chatbot/chat/get_scopes/?parent_collection_id=${box}`);
    const held = await list(`/chatbot/chat/get_files/?collection_id=${box}`);
    for (const entries of [listed, held.toReversed()]) {
      const keys = entries.map(({ id, created_at: at }) => `${at} ${id}`);
      expect(keys).toHaveLength(2_000);
      expect(keys).toEqual([...new Set(keys)].toSorted());
    }
  });

  it.each([
    [true, 0],
    [false, 250],
  ])(
    "are deleted with hundreds of documents and folders, some at a time (with the documents: %s)",
    async (withDocuments, left) => {
      const member = await createTestAdmin(product);
      const outer = await createTestFolder(member, "Outer");
      const box = await createTestFolder(member, "Box", outer);
      await createTestFolder(member, "Folder 7", outer);
      const { db } = product.app;
      const organizationId = await fillFolder(box, 250);
      const call = `/chatbot/chat/${box}/delete_scope/?delete_documents=${withDocuments}`;
      expect((await member.delete(call)).status).toBe(200);
      const where = { organizationId };
      expect(await db.document.count({ where })).toBe(left);
      expect(await db.document.count({ where: { ...where, folderId: outer } })).toBe(left);
      expect(await db.folder.count({ where })).toBe(2 + left);
      const lifted = await db.folder.findMany({
        where: { name: { startsWith: "Folder 7" }, ...where },
      });
      expect(lifted.some(({ name }) => name === "Folder 7 (2)")).toBe(!withDocuments);
      const [event] = (await member.get("/organization/audit-events/")).body.events;
      expect(event.detail.deleted_documents).toBe(withDocuments ? 250 : 0);
    },
  );

  it("called 'Unfiled' are lifted into another of that name", async () => {
    const member = await createTestAdmin(product);
    const unfiled = await createTestFolder(member, "Unfiled");
    await fillFolder(unfiled, 3);
    const call = `/chatbot/chat/${unfiled}/delete_scope/?delete_documents=false`;
    expect((await member.delete(call)).status).toBe(200);
    const all = (await member.get("/folders/all/")).body as { id: string; name: string }[];
    const other = all.find(({ name }) => name === "Unfiled");
    expect(other?.id).not.toBe(unfiled);
    expect(await product.app.db.document.count({ where: { folderId: other?.id ?? "" } })).toBe(3);
  });

  it("are found by what names contain, those with most of it and the shortest first, with all that lie in them", async () => {
    const member = await createTestAdmin(product);
    const fees = await createTestFolder(member, "Fees");
    const box = await createTestFolder(member, "Box", fees);
    const berths = await createTestFolder(member, "Berths and other fees", box);
    const old = await createTestFolder(member, "Old fees");
    const { organizationId } = await product.app.db.folder.findUniqueOrThrow({
      where: { id: fees },
    });
    const reach = { organizationId, folderIds: [fees, box, berths, old], documentIds: [] };
    const find = async (limit: number) => {
      const db = openTenant(product.app.db, organizationId);
      const scope = reach as object as SearchScope;
      const found = await selectFoldersNamed(db, scope, { texts: ["fee", "berth"], limit });
      return new Map(
        found.folders.map(({ id, nameAt }) => [id, nameAt.map((at) => found.names[at])]),
      );
    };
    const named = await find(10);
    expect(named.get(berths)?.toSorted()).toEqual(["Berths and other fees", "Fees"]);
    expect(named.get(box)).toEqual(["Fees"]);
    expect(named.get(old)).toEqual(["Old fees"]);
    expect(named.size).toBe(4);
    expect(await find(2)).toEqual(
      new Map([
        [berths, ["Berths and other fees", "Fees"]],
        [box, ["Fees"]],
        [fees, ["Fees"]],
      ]),
    );
  });
});
