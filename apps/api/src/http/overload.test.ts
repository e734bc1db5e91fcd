import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Found } from "../../../../infra/test-services/found.ts";
import { startPostgres } from "../../../../infra/test-services/postgres.ts";
import type { Answer, Client } from "../test/client.ts";
import { createTestAdmin, createTestFolder } from "../test/fixtures.ts";
import { hasNativeServices, type Product, startProduct } from "../test/product.ts";
import { createDatabase } from "../test/services.ts";

type Running = Extract<Found, { url: string }>;

/** Calls of every kind: that sign in, read, write, upload, ask, and the ones of other programs. */
function callAll(client: Client & { email: string }, folder: string): Promise<Answer[]> {
  return Promise.all([
    client.post("/auth/login/", { email: client.email, password: "correct horse battery" }),
    client.get("/auth/user/"),
    client.get("/chatbot/chat/get_scopes/"),
    client.post("/chatbot/chat/create_scope/", { name: "Nets" }),
    client.delete(`/chatbot/chat/${folder}/delete_scope/`),
    client.upload(folder, { name: "rules.txt", bytes: "Vessels keep below six knots." }),
    client.post("/chatbot/chat/agent_message/", { message: "How fast may vessels be?" }),
    client.post("/v1/chat/completions", { model: "footnote", messages: [] }),
    client.get("/v1/models"),
  ]);
}

describe.skipIf(!hasNativeServices)("a database that does not serve", () => {
  let postgres: Running;
  let product: Product;
  let client: Client & { email: string };
  let folder: string;

  beforeAll(async () => {
    postgres = (await startPostgres()) as Running;
    const { url } = await createDatabase(postgres.url);
    product = await startProduct({
      mode: "embedded",
      workers: false,
      env: { DATABASE_URL: url, DATABASE_POOL_SIZE: "2", DATABASE_WAIT_SECONDS: "1" },
    });
    client = await createTestAdmin(product);
    folder = await createTestFolder(client, "Harbour");
  });
  afterAll(async () => {
    await product.close();
    await postgres.stop();
  });

  function expectRetryable(answers: readonly Answer[]): void {
    for (const { status, headers } of answers) {
      expect([status, Number(headers.get("retry-after"))]).toEqual([503, 2]);
    }
  }

  it("answers 503 with Retry-After while all connections are taken, and serves as soon as one is free", async () => {
    const { db } = product.app;
    const done = Promise.withResolvers<undefined>();
    const first = Promise.withResolvers<undefined>();
    const second = Promise.withResolvers<undefined>();
    const held = [first, second].map((taken) =>
      db.$transaction(async (tx) => {
        await tx.$queryRaw`select 1`;
        taken.resolve(undefined);
        await done.promise;
      }),
    );
    await Promise.all([first.promise, second.promise]);
    expectRetryable(await callAll(client, folder));
    done.resolve(undefined);
    await Promise.all(held);
    expect((await client.get("/auth/user/")).status).toBe(200);
  });

  it("answers 503 with Retry-After while Postgres restarts, survives what it was doing, and serves again", async () => {
    const { db } = product.app;
    const begun = Promise.withResolvers<undefined>();
    const stopped = Promise.withResolvers<undefined>();
    const caught = db
      .$transaction(async (tx) => {
        begun.resolve(undefined);
        await stopped.promise;
        await tx.$queryRaw`select 1`;
      })
      .catch((error: unknown) => error);
    await begun.promise;
    const restart = postgres.restart ?? Promise.reject.bind(Promise);
    await restart("SIGINT", async () => {
      stopped.resolve(undefined);
      expect(await caught).toBeInstanceOf(Error);
      expectRetryable(await callAll(client, folder));
      const ready = await fetch(`${product.url}/readyz`);
      expect([ready.status, (await fetch(`${product.url}/healthz`)).status]).toEqual([503, 200]);
    });
    expect((await client.get("/auth/user/")).status).toBe(200);
  });
});

describe("more heavy requests than there are places", () => {
  let product: Product;
  /** Uploads whose first bytes have reached the store. */
  let arriving = 0;
  beforeAll(async () => {
    product = await startProduct({ workers: false, env: { HEAVY_REQUESTS: "4" } });
    const { blobs } = product.app;
    const put: typeof blobs.put = (bytes) => {
      arriving += 1;
      return blobs.put(bytes);
    };
    Object.assign(product.app, { blobs: { ...blobs, put } });
  });
  afterAll(() => product.close());

  const csrf = "q".repeat(32);
  const soon = { timeout: 20_000 };

  /** Begins uploads that go on until the returned function is called. */
  async function beginUploads(client: Client, count: number): Promise<() => void> {
    const folder = await createTestFolder(client, "Harbour");
    arriving = 0;
    const requests = Array.from({ length: count }, () => {
      const sent = request(`${product.url}/api/chatbot/chat/upsert_file/`, {
        method: "POST",
        headers: {
          authorization: `Token ${client.token}`,
          cookie: `csrftoken=${csrf}`,
          "x-csrftoken": csrf,
          "content-type": "multipart/form-data; boundary=x",
        },
      });
      sent.on("error", () => {});
      sent.write(
        `--x\r\ncontent-disposition: form-data; name="collection_id"\r\n\r\n${folder}\r\n`,
      );
      sent.write(
        `--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nShip`,
      );
      return sent;
    });
    await expect.poll(() => arriving, soon).toBe(count);
    return () => {
      for (const sent of requests) sent.destroy();
    };
  }

  const ask = (client: Client) =>
    client.post("/chatbot/chat/agent_message/", { message: "How fast may vessels be?" });

  it("are refused with 503 for one organization, while it reads and another one asks", async () => {
    const busy = await createTestAdmin(product);
    const other = await createTestAdmin(product);
    const end = await beginUploads(busy, 2);
    const { status, body, headers } = await ask(busy);
    expect([status, body.code, headers.get("retry-after")]).toEqual([503, "server.busy", "5"]);
    const reading = ["/auth/user/", "/chatbot/chat/get_scopes/"].map((path) => busy.get(path));
    expect((await Promise.all(reading)).map((one) => one.status)).toEqual([200, 200]);
    expect((await ask(other)).status).toBe(200);
    end();
    await expect.poll(async () => (await ask(busy)).status, soon).toBe(200);
  });

  it("are refused for everybody once all places are taken, while everybody signs in", async () => {
    const clients = [await createTestAdmin(product), await createTestAdmin(product)];
    const third = await createTestAdmin(product);
    const ends = [];
    for (const client of clients) ends.push(await beginUploads(client, 2));
    expect((await ask(third)).status).toBe(503);
    const login = { email: third.email, password: "correct horse battery" };
    expect((await third.post("/auth/login/", login)).status).toBe(200);
    for (const end of ends) end();
    await expect.poll(async () => (await ask(third)).status, soon).toBe(200);
  });
});
