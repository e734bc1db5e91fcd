import { afterAll, beforeAll, describe, it } from "vitest";
import { type Site, visit } from "../../../../conformance/src/calls.ts";
import { checks } from "../../../../conformance/src/checks.ts";
import { runCheck } from "../../../../conformance/src/run.ts";
import { hasNativeServices, type Product, startProduct } from "./product.ts";

/** The suite that knows the specification only, as `npm run conformance` runs it against any server. */
function conform(mode: "embedded" | "native") {
  let product: Product;
  let site: Site;
  beforeAll(async () => {
    product = await startProduct({ mode });
    site = await visit(product.url);
  });
  afterAll(() => product.close());

  for (const check of checks) {
    it.concurrent(`${check.area}: ${check.says}`, { timeout: 200_000 }, async ({ skip }) => {
      const { result, note } = await runCheck(site, check);
      if (result === "skipped") skip(note);
      if (result !== "ok") throw new Error(note);
    });
  }
}

describe("the specification, kept by the embedded services", () => {
  conform("embedded");
});

describe.skipIf(!hasNativeServices)("the specification, kept on Postgres and Redis", () => {
  conform("native");
});
