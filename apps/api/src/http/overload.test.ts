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
