import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../../test/product.ts";
import { ask, createTestLibrary } from "../../test/test-library.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { DATABASE_POOL_SIZE: "4" } });
});
afterAll(() => product.close());

it("a question does not wait behind all those that another organization asks at once", async () => {
  const busy = await createTestLibrary(product);
  const other = await createTestLibrary(product);
  const answered: string[] = [];
  const question = "When was the lighthouse built?";
  const asking = Array.from({ length: 16 }, async () => {
    expect((await ask(busy.client, question)).status).toBe(200);
    answered.push("busy");
  });
  await expect.poll(() => answered.length, { interval: 1 }).toBeGreaterThan(0);
  expect((await ask(other.client, question)).status).toBe(200);
  expect(answered.length).toBeLessThan(12);
  await Promise.all(asking);
});
