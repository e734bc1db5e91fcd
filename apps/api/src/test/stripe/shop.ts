import { afterAll, beforeAll, vi } from "vitest";
import { type Product, type ProductOptions, startProduct } from "../product.ts";
import { startStripeEmulator, type StripeEmulator, stripeSettings } from "./emulator.ts";

/** Starts a product with payments and a Stripe emulator before the tests of a file, and stops both after them. */
export function sellSubscriptions({ env, ...options }: ProductOptions = {}) {
  let stripe: StripeEmulator;
  let product: Product;
  beforeAll(async () => {
    stripe = await startStripeEmulator();
    product = await startProduct({ ...options, env: { ...stripeSettings(stripe), ...env } });
  });
  afterAll(async () => {
    await product.close();
    await stripe.close();
    vi.useRealTimers(); // where a test clock was used
  });
  return {
    get stripe() {
      return stripe;
    },
    get product() {
      return product;
    },
  };
}
