import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

it.each([
  ["br", brotliCompressSync],
  ["gzip", gzipSync],
  ["identity, br", brotliCompressSync],
])(
  "unpacks no body that says to be packed as %s: it may be of hundreds of megabytes",
  async (encoding, pack) => {
    const body = pack(Buffer.alloc(100_000_000, " "));
    const before = process.cpuUsage();
    for (const path of ["/api/auth/login/", "/api/mcp"]) {
      const headers = { "content-type": "application/json", "content-encoding": encoding };
      const reply = await fetch(product.url + path, { method: "POST", headers, body });
      expect([path, reply.status]).toEqual([path, 415]);
      expect(await reply.text()).toContain("without Content-Encoding");
    }
    // Unpacking takes ten times as long.
    expect(process.cpuUsage(before).user).toBeLessThan(200_000);
  },
);

it("takes a body that says to be as it is", async () => {
  const headers = { "content-type": "application/json", "content-encoding": "identity" };
  const body = JSON.stringify({ email: "ada@example.org", password: "wrong" });
  const reply = await fetch(`${product.url}/api/auth/login/`, { method: "POST", headers, body });
  expect(reply.status).not.toBe(415);
});
