import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestAdmin, createTestFolder } from "../test/fixtures.ts";
import type { Client } from "../test/client.ts";
import { type Product, startProduct } from "../test/product.ts";

let product: Product;
let admin: Client;
let folder: string;
let file: string;
beforeAll(async () => {
  product = await startProduct();
  admin = await createTestAdmin(product);
  folder = await createTestFolder(admin, "Fees");
  await admin.upload(folder, { name: "fees.txt", bytes: "The fee is 40 euros." });
  [{ id: file }] = (await admin.get("/chatbot/recent_files/")).body;
});
afterAll(() => product.close());

const encode = (...position: unknown[]) =>
  Buffer.from(JSON.stringify(position)).toString("base64url");
const someId = crypto.randomUUID();
/** Valid as ISO 8601, and of another century than the database and JSON write alike. */
const odd = ["0000-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"];

describe("what cannot be stored or compared in the database is refused", () => {
  it.each(odd)("as the date %s", async (at) => {
    const time = encodeURIComponent(at);
    const listed = [
      `/organization/audit-events/?from=${time}`,
      `/organization/audit-events/export/?to=${time}`,
      `/organization/audit-events/?cursor=${encode(at, someId)}`,
      `/chatbot/chat/get_files/?collection_id=${folder}&limit=5&created_after=${time}`,
    ];
    for (const path of listed) expect([path, (await admin.get(path)).status]).toEqual([path, 400]);
    const key = { name: "k", scopes: ["read"], expires_at: at };
    expect((await admin.post("/auth/api-keys/", key)).status).toBe(400);
    expect((await admin.get("/auth/api-keys/")).body).toEqual([]);
  });

  it("as a name that was seen, or is asked for", async () => {
    for (const previous_name of ["fees.txt\0 2", "fees\uD800.txt"]) {
      const body = { name: "other.txt", previous_name };
      expect((await admin.patch(`/chatbot/files/${file}/`, body)).status).toBe(409);
      expect((await admin.patch(`/chatbot/chat/${folder}/update_scope/`, body)).status).toBe(409);
    }
    const same = { collection_id: folder, names: ["x\0.exe", "fees.txt\0"] };
    expect((await admin.post("/chatbot/files/same-named/", same)).status).toBe(200);
  });

  it("as a cursor of a list of files", async () => {
    const list = (sort: string, cursor: string) =>
      admin.get(
        `/chatbot/chat/get_files/?collection_id=${folder}&sort=${sort}&limit=5&cursor=${cursor}`,
      );
    expect((await list("size", encode("size", 2_147_483_648, someId))).status).toBe(400);
    expect((await list("created_at", encode("created_at", odd[0], someId))).status).toBe(400);
    expect((await list("name", encode("name", "a\0", someId))).status).toBe(200);
  });
});
