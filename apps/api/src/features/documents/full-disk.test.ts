import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newClient } from "../../test/client.ts";
import { createTestAdmin, createTestFolder, uploadTestDocument } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { canMount, mountSmallDisk, type SmallDisk } from "../../test/small-disk.ts";

const megabyte = 1024 * 1024;

describe.skipIf(!canMount)("a data folder on a disk that is nearly full", () => {
  let disk: SmallDisk;
  let product: Product;
  beforeAll(async () => {
    disk = mountSmallDisk(240);
    product = await startProduct({
      mode: "embedded",
      // Of a disk this small, a tenth is the reserve.
      env: { DATA_DIR: disk.folder, DISK_RESERVE_MB: "40" },
    });
  });
  afterAll(async () => {
    await product.close();
    disk.unmount();
  });

  async function readyz(query = "") {
    const reply = await fetch(`${product.url}/readyz${query}`);
    return [reply.status, ((await reply.json()) as { checks: { disk: string } }).checks.disk];
  }

  it("refuses uploads while people sign in, read and ask, and takes them again once there is room", async () => {
    const client = await createTestAdmin(product);
    const folder = await createTestFolder(client, "Harbour");
    const rules = { name: "rules.txt", bytes: "Vessels keep below six knots." };
    await uploadTestDocument(client, folder, rules);
    expect(await readyz()).toEqual([200, "ok"]);

    await disk.fill(20 * megabyte);
    const more = { name: "more.txt", bytes: "Vessels carry a light." };
    const refused = await client.upload(folder, more);
    expect([refused.status, refused.body.code]).toEqual([507, "storage.full"]);
    const other = newClient(product.url);
    const login = { email: client.email, password: "correct horse battery" };
    expect((await other.post("/auth/login/", login)).status).toBe(200);
    const listed = await client.get(`/chatbot/chat/get_files/?collection_id=${folder}`);
    expect(listed.body).toMatchObject([{ name: "rules.txt" }]);
    const asked = await client.post("/chatbot/chat/agent_message/", {
      message: "How fast may vessels be?",
    });
    expect(JSON.stringify(asked.body)).toContain("six knots");
    expect([await readyz(), await readyz("?strict")]).toEqual([
      [200, "failed"],
      [503, "failed"],
    ]);

    await disk.clear();
    await uploadTestDocument(client, folder, more);
    expect(await readyz("?strict")).toEqual([200, "ok"]);
  });
});
