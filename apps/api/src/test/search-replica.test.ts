import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTenant } from "../platform/database/tenant.ts";
import { createTestAdmin, createTestFolder } from "./fixtures.ts";
import { startModelEmulator } from "./model-emulator.ts";
import { hasNativeServices } from "./product.ts";
import {
  addText,
  answer,
  explain,
  type ReplicatedProduct,
  soon,
  startReplicatedProduct,
} from "./replicated-product.ts";

describe.skipIf(!hasNativeServices)("searches on a read replica", () => {
  let product: ReplicatedProduct;
  beforeAll(async () => void (product = await startReplicatedProduct()), 60_000);
  afterAll(() => product.close());

  const createMember = async () => {
    const member = await createTestAdmin(product);
    return { member, folder: await createTestFolder(member, "Sheds") };
  };
  /** How often a server has run the ranking function, as its own statistics have it. */
  const countRankings = async (on: "primary" | "standby") => {
    const sql = "select calls::int from pg_stat_user_functions where funcname = 'rank_chunks'";
    return (await product.query<{ calls: number }>(on, sql))[0]?.calls ?? 0;
  };
  /** How many chunks the standby has of a document. */
  const countOnStandby = async (documentId: string) => {
    const sql = `select count(*)::int as chunks from chunk where document_id = '${documentId}'`;
    return (await product.query<{ chunks: number }>("standby", sql))[0]?.chunks;
  };

  it("find a document there, and the primary ranks nothing", async () => {
    const { member, folder } = await createMember();
    await addText(member, folder, "shed.txt", "The code of the boat shed is heron-4417.");
    await product.catchUp();
    const question = "What is the code of the boat shed?";
    // Its statistics come late: those of a try that a busy replica was too late for may count for the next one.
    await product.readByReplica(async () => {
      const before = await countRankings("primary");
      expect(await answer(member, question)).toContain("heron-4417");
      expect(await countRankings("primary")).toBe(before);
    });
    await expect.poll(() => countRankings("standby"), soon).toBeGreaterThan(0);
  });

  it("find what the replica does not have yet when they find nothing else", async () => {
    const { member, folder } = await createMember();
    await product.catchUp();
    await product.whilePaused(async () => {
      await addText(member, folder, "shed.txt", "The code of the net shed is curlew-2093.");
      expect(await answer(member, "What is the code of the net shed?")).toContain("curlew-2093");
    });
  });

  it("never quote what was deleted while the replica is behind, nor name a deleted copy", async () => {
    const { member, folder } = await createMember();
    const secret = "The code of the oar shed is egret-7750.";
    const deleted = await addText(member, folder, "old.txt", secret);
    const text = "The mooring fee of the west quay is 31 euros a night.";
    const copies = new Map<string, string>();
    for (const name of ["fees.txt", "fees-again.txt"])
      copies.set(name, await addText(member, folder, name, text));
    await product.catchUp();
    const [kept] = await explain(member, "mooring fee west quay");
    expect(kept?.also_in).toHaveLength(1);
    const copy = copies.get(kept?.also_in[0] ?? "");
    await product.whilePaused(async () => {
      for (const id of [deleted, copy]) await member.delete(`/chatbot/files/${id}/delete/`);
      expect(await countOnStandby(deleted)).toBe(1);
      const question = "What is the code of the oar shed?";
      expect(await product.readByReplica(() => answer(member, question))).not.toContain("egret");
      expect(await product.readByReplica(() => explain(member, "oar shed code"))).toEqual([]);
      const found = await product.readByReplica(() => explain(member, "mooring fee west quay"));
      expect(found).toMatchObject([{ filename: kept?.filename, also_in: [] }]);
    });
  });

  it("use the new version of a document that was replaced while the replica is behind", async () => {
    const { member, folder } = await createMember();
    await addText(member, folder, "fees.txt", "The harbour fee is 40 euros per night.");
    await product.catchUp();
    await product.whilePaused(async () => {
      const form = new FormData();
      form.append("collection_id", folder);
      form.append("if_exists", "replace");
      form.append("file", new Blob(["The harbour fee is 55 euros per night."]), "fees.txt");
      const { body } = await member.postForm("/chatbot/chat/upsert_file/", form);
      await member.follow(body.task_id);
      const asking = () => answer(member, "What is the harbour fee?");
      const content = await product.readByReplica(asking);
      expect(content).toContain("55 euros");
      expect(content).not.toContain("40 euros");
    });
  });

  it("see the rows of their own organization only", async () => {
    const { member, folder } = await createMember();
    const id = await addText(
      member,
      folder,
      "shed.txt",
      "The code of the tar shed is plover-1186.",
    );
    const other = await createMember();
    await product.catchUp();
    expect(await countOnStandby(id)).toBe(1);
    expect(await explain(other.member, "code of the tar shed")).toEqual([]);
    const { db, searchReplica } = product.app;
    const organizationOf = async (folderId: string) =>
      (await db.folder.findUniqueOrThrow({ where: { id: folderId } })).organizationId;
    const count = async (folderId: string) => {
      const organizationId = await organizationOf(folderId);
      return searchReplica?.read(organizationId, openTenant(db, organizationId), (one) =>
        one.chunk.count({ where: { documentId: id } }),
      );
    };
    const countBoth = async () => [await count(folder), await count(other.folder)];
    expect(await product.readByReplica(countBoth)).toEqual([1, 0]);
  });
});

describe.skipIf(!hasNativeServices)("searches by words and vectors on a read replica", () => {
  it("read both there, and nothing that was deleted", async () => {
    const provider = await startModelEmulator();
    const product = await startReplicatedProduct({
      OPENAI_API_KEY: "k",
      OPENAI_BASE_URL: provider.baseUrl,
      EMBEDDING_MODEL: "meaning",
    });
    const member = await createTestAdmin(product);
    const folder = await createTestFolder(member, "Sheds");
    const secret = "The code of the boat shed is heron-4417.";
    const deleted = await addText(member, folder, "boats.txt", secret);
    await addText(member, folder, "fees.txt", "The mooring fee is 31 euros a night.");
    await product.catchUp();
    const found = await product.readByReplica(() => explain(member, "code of the boat shed"));
    expect(found[0]).toMatchObject({ filename: "boats.txt", rank_by_vectors: 1 });
    await product.whilePaused(async () => {
      await member.delete(`/chatbot/files/${deleted}/delete/`);
      const left = await product.readByReplica(() => explain(member, "code of the boat shed"));
      expect(left.map(({ filename }) => filename)).toEqual(["fees.txt"]);
    });
    await product.close();
    await provider.close();
  }, 90_000);
});
