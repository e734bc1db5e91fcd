import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bindTenant } from "../../context/tenancy.ts";
import { createTestAdmin } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { findMember } from "../organizations/organizations.service.ts";
import { storeUpload } from "./uploads.service.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

it("a file of a source that never ends is read to its limit, and nothing of it is kept", async () => {
  const { pk } = (await (await createTestAdmin(product)).get("/auth/user/")).body;
  const member = await findMember(product.app, pk);
  if (!member) throw new Error("no member");
  const app = bindTenant(product.app, member);
  const bytes = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(1_000_000, "a");
    })(),
    { objectMode: false },
  );
  const stored = storeUpload(app, member, { filename: "log.txt", bytes, endsAtLimit: true });
  await expect(stored).rejects.toMatchObject({ code: "document.too_large" });
  expect(bytes.destroyed).toBe(true);
  expect(await Array.fromAsync(app.blobs.keys())).toEqual([]);
});
