import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../../test/product.ts";
import { refreshStatistics } from "./statistics.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ mode: "embedded", workers: false });
});
afterAll(() => product.close());

const estimate = async () => {
  const [row] = await product.app.db.$queryRaw<{ rows: number }[]>`
    select reltuples::int as rows from pg_class where relname = 'organization'`;
  return row?.rows;
};

async function addOrganizations(count: number, from: number): Promise<void> {
  await product.app.db.$executeRaw`
    insert into organization (id, name, domain)
    select gen_random_uuid(), 'Office ' || n, n || '.example.org' from generate_series(${from}::int, ${from + count - 1}::int) n`;
}

it("the planner gets new statistics of tables that have grown by a fifth, and only of those", async () => {
  const { db } = product.app;
  await addOrganizations(2_000, 1);
  expect(await refreshStatistics(db)).toBeGreaterThan(0);
  expect(await estimate()).toBe(2_000);
  expect(await refreshStatistics(db)).toBe(0);
  await addOrganizations(100, 2_001);
  expect([await refreshStatistics(db), await estimate()]).toEqual([0, 2_000]);
  await addOrganizations(900, 2_101);
  expect([await refreshStatistics(db), await estimate()]).toEqual([1, 3_000]);
});
