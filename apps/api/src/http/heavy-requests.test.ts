import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../test/client.ts";
import { createTestAdmin, createTestFolder } from "../test/fixtures.ts";
import { type Product, startProduct } from "../test/product.ts";

const soon = { timeout: 20_000 };

const ask = (client: Client) =>
  client.post("/chatbot/chat/agent_message/", { message: "How fast may vessels be?" });

describe("more questions than there are places", () => {
  let product: Product;
  let begun = 0;
  /** What questions wait for that are asked now. */
  let wait: Promise<undefined> | undefined;
  beforeAll(async () => {
    product = await startProduct({ workers: false, env: { HEAVY_REQUESTS: "4" } });
    const modelAllowance = {
      ...product.app.modelAllowance,
      require: async () => {
        begun += 1;
        await wait;
      },
    };
    Object.assign(product.app, { modelAllowance });
  });
  afterAll(() => product.close());

  /** Asks questions that are under way until the returned function is called. */
  async function beginQuestions(client: Client, count: number): Promise<() => Promise<void>> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    begun = 0;
    wait = promise;
    const asked = Array.from({ length: count }, () => ask(client));
    await expect.poll(() => begun, soon).toBe(count);
    wait = undefined;
    return async () => {
      resolve(undefined);
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses).toEqual(asked.map(() => 200));
    };
  }

  it("are refused with 503 for one organization, while it reads and another one asks", async () => {
    const busy = await createTestAdmin(product);
    const other = await createTestAdmin(product);
    const end = await beginQuestions(busy, 2);
    const { status, body, headers } = await ask(busy);
    expect([status, body.code, headers.get("retry-after")]).toEqual([503, "server.busy", "5"]);
    const reading = ["/auth/user/", "/chatbot/chat/get_scopes/"].map((path) => busy.get(path));
    expect((await Promise.all(reading)).map((one) => one.status)).toEqual([200, 200]);
    expect((await ask(other)).status).toBe(200);
    await end();
    expect((await ask(busy)).status).toBe(200);
  });

  it("are refused for the other organizations of a client that has most places, and not for other clients", async () => {
    const ends = [];
    for (const count of [2, 1]) {
      ends.push(await beginQuestions(await createTestAdmin(product), count));
    }
    const next = await createTestAdmin(product);
    expect((await ask(next)).status).toBe(503);
    expect((await ask(Object.assign(next, { address: "192.0.2.7" }))).status).toBe(200);
    for (const end of ends) await end();
  });

  it("are refused for everybody once all places are taken, while everybody signs in", async () => {
    const ends = [];
    for (const [at, count] of [2, 1, 1].entries()) {
      const admin = await createTestAdmin(product);
      ends.push(await beginQuestions(Object.assign(admin, { address: `192.0.2.${at}` }), count));
    }
    const last = await createTestAdmin(product);
    expect((await ask(last)).status).toBe(503);
    const login = { email: last.email, password: "correct horse battery" };
    expect((await last.post("/auth/login/", login)).status).toBe(200);
    for (const end of ends) await end();
    expect((await ask(last)).status).toBe(200);
  });
});

describe("uploads that arrive slowly", () => {
  let product: Product;
  /** Uploads whose first bytes have reached the store. */
  let arriving = 0;
  beforeAll(async () => {
    product = await startProduct({ workers: false, env: { HEAVY_REQUESTS: "40" } });
    const { blobs } = product.app;
    const put: typeof blobs.put = (bytes) => {
      arriving += 1;
      return blobs.put(bytes);
    };
    Object.assign(product.app, { blobs: { ...blobs, put } });
  });
  afterAll(() => product.close());

  const csrf = "q".repeat(32);
  const address = "198.51.100.4";

  /** Begins uploads from the address that go on until `end` is called, and counts those that were not refused. */
  async function beginUploads(client: Client, count: number) {
    const folder = await createTestFolder(client, randomUUID());
    arriving = 0;
    let refused = 0;
    const requests = Array.from({ length: count }, () => {
      const sent = request(`${product.url}/api/chatbot/chat/upsert_file/`, {
        method: "POST",
        headers: {
          authorization: `Token ${client.token}`,
          cookie: `csrftoken=${csrf}`,
          "x-csrftoken": csrf,
          "x-forwarded-for": address,
          "content-type": "multipart/form-data; boundary=x",
        },
      });
      sent.on("error", () => {});
      sent.on("response", ({ statusCode }) => {
        if (statusCode === 503) refused += 1;
      });
      sent.write(
        `--x\r\ncontent-disposition: form-data; name="collection_id"\r\n\r\n${folder}\r\n`,
      );
      sent.write(
        `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nShip`,
      );
      return sent;
    });
    await expect.poll(() => arriving + refused, soon).toBe(count);
    const end = () => {
      for (const sent of requests) sent.destroy();
    };
    return { begun: arriving, end };
  }

  it("of two organizations of one address leave questions, searches and uploads to others", async () => {
    const slow = [await createTestAdmin(product), await createTestAdmin(product)];
    const uploads = [];
    for (const client of slow) uploads.push(await beginUploads(client, 40));
    expect(uploads.map(({ begun }) => begun)).toEqual([20, 5]);
    const neighbour = await createTestAdmin(product);
    uploads.push(await beginUploads(neighbour, 1));
    expect(uploads.at(-1)?.begun).toBe(1);

    const other = await createTestAdmin(product);
    const folder = await createTestFolder(other, "Quay");
    for (const client of [...slow, other]) {
      expect((await ask(client)).status).toBe(200);
      expect((await client.get("/chatbot/explain/?q=vessels")).status).toBe(200);
    }
    const file = { name: "rules.txt", bytes: "Vessels keep below six knots." };
    expect((await other.upload(folder, file)).status).toBe(202);
    for (const { end } of uploads) end();
  });

  it("give their places back when their clients have gone", async () => {
    const client = await createTestAdmin(product);
    const { end } = await beginUploads(client, 40);
    expect((await beginUploads(client, 1)).begun).toBe(0);
    end();
    await expect.poll(async () => (await beginUploads(client, 1)).begun, soon).toBe(1);
  });
});
