import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
let server: Server;
let objects: string[];
beforeAll(async () => {
  product = await startProduct();
  product.app.config.webAllowedNetworks.push("127.0.0.1");
  server = createServer(({ url = "" }, response) => {
    response.end(url.includes("list-type") ? listBucket(objects) : "High water at nine.");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.close().closeAllConnections();
  await product.close();
});

const listBucket = (contents: readonly string[]) =>
  `<?xml version="1.0"?><ListBucketResult>${contents.join("")}</ListBucketResult>`;
const describeObject = (key: string, size = "19") =>
  `<Contents><Key>${key}</Key><Size>${size}</Size><ETag>"1"</ETag></Contents>`;

it("names a file that a bucket lists with a key or size that cannot be stored, and follows the others", async () => {
  const admin = await createTestAdmin(product);
  const source = `/folders/${await createTestFolder(admin, "Shared")}/source/`;
  const { port } = server.address() as AddressInfo;
  const place = { bucket: "b", endpoint: `http://127.0.0.1:${port}`, region: "us-east-1" };
  const read = async () => (await admin.get(source)).body.source;
  objects = [
    describeObject("a&#0;.txt"),
    describeObject("b.txt"),
    describeObject("c.txt", "1e999"),
  ];
  await admin.post(source, { settings: { kind: "s3", ...place } });
  await expect.poll(async () => (await read()).state).toBe("idle");
  expect(await read()).toMatchObject({
    error: null,
    result: { added: 1, failed: 2 },
    failures: [
      { path: "a\uFFFD.txt", message: expect.stringContaining("cannot be stored") },
      { path: "c.txt", message: expect.stringContaining("valid size") },
    ],
  });
  objects = objects.filter((object) => !object.includes("b.txt"));
  expect((await admin.post(`${source}sync/`)).status).toBe(202);
  await expect.poll(async () => (await read()).state).toBe("idle");
  expect((await read()).result).toMatchObject({ deleted: 1, failed: 2 });
});
