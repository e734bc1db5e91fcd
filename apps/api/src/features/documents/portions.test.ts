import { afterAll, beforeAll, expect, it } from "vitest";
import type { Member } from "../../context/caller.ts";
import { bindTenant } from "../../context/tenancy.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { deleteFolder } from "./documents.service.ts";
import { checkIntegrity } from "./integrity.service.ts";
import { moveInPortions } from "./portions.service.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** More passages than a portion has. */
const bytes = Array.from(
  { length: 4_000 },
  (_, at) => `Tide ${at} came at the hour of ${at * 7} past the bell of berth ${at * 3}.\n\n`,
).join("");

/** An organization with a large document in a folder, and the folders that its passages are in, each once. */
async function prepareLarge() {
  const member = await createTestAdmin(product);
  const from = await createTestFolder(member, "From");
  const to = await createTestFolder(member, "To");
  const last = await uploadTestDocument(member, from, { name: "large.txt", bytes });
  const id: string = last.result.file.id;
  const { chunk, folder } = product.app.db;
  const { organizationId } = await folder.findUniqueOrThrow({ where: { id: from } });
  const passages = await chunk.count({ where: { documentId: id } });
  const places = async () => {
    const groups = await chunk.groupBy({
      by: ["folderId"],
      where: { documentId: id },
      _count: true,
    });
    return groups.map(({ folderId, _count }) => [folderId, _count]);
  };
  const move = (target: string) =>
    member.post("/chatbot/entries/move/", {
      items: [{ kind: "file", id }],
      target_collection_id: target,
    });
  return { member, id, organizationId, from, to, passages, places, move };
}
const findWrong = async () => (await checkIntegrity(product.app)).flatMap(({ ids }) => ids);

it("moves, lifts and deletes a document of many passages as a whole", async () => {
  const { member, id, from, to, passages, places, move } = await prepareLarge();
  expect(passages).toBeGreaterThan(150);
  const below = await createTestFolder(member, "Below", from);
  expect((await move(below)).status).toBe(200);
  expect(await places()).toEqual([[below, passages]]);
  await member.delete(`/chatbot/chat/${below}/delete_scope/?delete_documents=false`);
  expect(await places()).toEqual([[from, passages]]);
  const both = await Promise.all([move(to), move(await createTestFolder(member, "Other"))]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect([(await places()).length, await findWrong()]).toEqual([1, []]);
  expect((await member.delete(`/chatbot/files/${id}/delete/`)).status).toBe(200);
  expect([await places(), await findWrong()]).toEqual([[], []]);
});

it("leaves a document where it was when its move is refused in the middle", async () => {
  const { id, organizationId, from, to, passages, places } = await prepareLarge();
  let asked = 0;
  const choose = async () => {
    if (++asked === 2) throw new Error("The folder is gone.");
    return { ids: [id], to };
  };
  const app = bindTenant(product.app, { organizationId });
  const moved = moveInPortions(app, organizationId, { ids: [id], choose });
  await expect(moved).rejects.toThrow("The folder is gone.");
  expect(await places()).toEqual([[from, passages]]);
});

it("keeps what is moved out of a folder while this is deleted", async () => {
  const { id, organizationId, from, to } = await prepareLarge();
  const { document, membership } = product.app.db;
  const files = Array.from({ length: 150 }, (_, at) => ({
    organizationId,
    folderId: from,
    name: `${at}.txt`,
    extension: ".txt",
    size: 1,
    sha256: String(at),
    blobKey: `none-${from}-${at}`,
    stage: "failed" as const,
  }));
  await document.createMany({ data: files });
  const { userPk } = await membership.findFirstOrThrow({ where: { organizationId } });
  let kept: string[] = [];
  // Between the first portion and the next.
  const publish = async () => {
    if (kept.length > 0) return;
    const left = await document.findMany({ where: { organizationId, id: { not: id } }, take: 5 });
    kept = left.map((one) => one.id);
    await document.updateMany({ where: { id: { in: kept } }, data: { folderId: to } });
  };
  const notifications = { ...product.app.notifications, publish };
  const app = bindTenant({ ...product.app, notifications }, { organizationId });
  const by = { organizationId, userPk, from: { address: "127.0.0.1", requestId: "" } } as Member;
  await deleteFolder(app, by, { id: from, withDocuments: true });
  const left = await document.findMany({ where: { organizationId } });
  expect(kept).toHaveLength(5);
  expect(left.map((one) => one.id).toSorted()).toEqual(kept.toSorted());
});
