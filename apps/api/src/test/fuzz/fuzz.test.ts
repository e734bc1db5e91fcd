import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../product.ts";
import { describeFindings, fuzz } from "./fuzz.ts";

/** `npm run storm` sends 20,000 and prints its seed; here it is always the same few. */
const count = Number(process.env["FUZZ_REQUESTS"] ?? 500);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_121);

let product: Product;
beforeAll(async () => {
  const env = {
    REQUESTS_PER_MINUTE_PER_ADDRESS: "100000000",
    REQUESTS_PER_MINUTE_PER_KEY: "100000000",
    SIGNUPS_PER_HOUR: "100000000",
  };
  product = await startProduct({ env });
});
afterAll(() => product.close());

it(`${count} right, wrong and hostile requests at every call find no fault (seed ${seed})`, async () => {
  const { sent, statuses, findings } = await fuzz(product, { seed, count });
  if (process.env["FUZZ_REQUESTS"] !== undefined)
    process.stdout.write(`${sent} requests, seed ${seed}: ${JSON.stringify(statuses)}\n`);
  expect(describeFindings(findings)).toBe("");
  expect(sent).toBe(count);
  // Requests that are all refused would find nothing either.
  expect(statuses[200]).toBeGreaterThan(count / 50);
  expect(statuses[400]).toBeGreaterThan(count / 50);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
}, 3_600_000);
