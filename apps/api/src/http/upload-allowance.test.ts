import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../test/client.ts";
import { createTestAdmin, createTestFolder } from "../test/fixtures.ts";
import { type Product, startProduct } from "../test/product.ts";

let product: Product;
beforeAll(async () => {
  const env = { UPLOAD_MB_PER_HOUR_PER_ADDRESS: "1", TRUSTED_PROXIES: "loopback" };
  product = await startProduct({ workers: false, env });
});
afterAll(() => product.close());

const half = "High water is at nine. ".repeat(26_000);

type Sender = { client: Client; folder: string };

async function openSender(): Promise<Sender> {
  const client = await createTestAdmin(product);
  return { client, folder: await createTestFolder(client, "Tides") };
}

/** Uploads half a megabyte and a little in one request, as if from an address. */
async function uploadFrom(address: string, { client, folder }: Sender): Promise<Response> {
  const form = new FormData();
  form.append("collection_id", folder);
  form.append("file", new Blob([half]), `${crypto.randomUUID()}.txt`);
  return send(address, client, { path: "/chatbot/chat/upsert_file/", body: form });
}

/** Announces a file by the tus protocol, which sends it within the same request. */
async function announceFrom(address: string, { client, folder }: Sender): Promise<Response> {
  const metadata = Object.entries({ filename: "tides.txt", collection_id: folder })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
    .join(",");
  const headers = { "tus-resumable": "1.0.0", "upload-length": "9", "upload-metadata": metadata };
  return send(address, client, { path: "/chatbot/uploads/", headers });
}

type Sent = { path: string; body?: FormData; headers?: Record<string, string> };

function send(address: string, client: Client, { path, body, headers }: Sent) {
  return fetch(`${product.url}/api${path}`, {
    method: "POST",
    headers: { ...headersOf(address, client), ...headers },
    ...(body && { body }),
  });
}

function headersOf(address: string, { token }: Client) {
  const csrf = "a".repeat(32);
  return {
    authorization: `Token ${token ?? ""}`,
    cookie: `csrftoken=${csrf}`,
    "x-csrftoken": csrf,
    "x-forwarded-for": address,
  };
}

describe("what one address may upload in an hour", () => {
  it.each([
    { whose: "an address", first: "198.51.100.1", same: "198.51.100.1", other: "198.51.100.2" },
    {
      whose: "an IPv6 network",
      first: "2001:db8:1::1",
      same: "2001:db8:1::ff",
      other: "2001:db8:2::1",
    },
  ])("is limited for $whose, whoever sends it and however", async ({ first, same, other }) => {
    const [one, another] = await Promise.all([openSender(), openSender()]);
    expect((await uploadFrom(first, one)).status).toBe(202);
    expect((await uploadFrom(same, another)).status).toBe(202);
    for (const refused of [await uploadFrom(first, one), await announceFrom(same, another)]) {
      const body = (await refused.json()) as { code: string; error: string };
      expect([refused.status, body.code]).toEqual([429, "request.too_many"]);
      expect(body.error).toMatch(/^More than 1 MB .* Please wait 60 minutes and try again\.$/);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    }
    expect((await uploadFrom(other, one)).status).toBe(202);
    // Nothing else is refused.
    expect((await one.client.get("/folders/all/")).status).toBe(200);
  });

  it("is gone beyond by one of many that begin together, at most", async () => {
    const sender = await openSender();
    const together = Array.from({ length: 6 }, () => uploadFrom("198.51.100.8", sender));
    const statuses = (await Promise.all(together)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([202, 202, 429, 429, 429, 429]);
  });

  it("is not used up by what was announced and never came", async () => {
    const sender = await openSender();
    const address = "198.51.100.9";
    const subject = `upload:address:${address}`;
    const count = async () =>
      (await product.app.db.throttle.findUnique({ where: { subject } }))?.count;
    for (const length of [{ "content-length": "5000000" }, { "transfer-encoding": "chunked" }]) {
      const sent = request(`${product.url}/api/chatbot/chat/upsert_file/`, {
        method: "POST",
        headers: {
          ...headersOf(address, sender.client),
          "content-type": "multipart/form-data; boundary=x",
          ...length,
        },
      });
      sent.on("error", () => {});
      sent.write("--x\r\n");
      await expect.poll(count).toBeGreaterThan(900);
      sent.destroy();
      await expect.poll(count).toBeLessThan(10);
    }
    expect((await uploadFrom(address, sender)).status).toBe(202);
  });

  it("opens again after the hour", async () => {
    const sender = await openSender();
    const address = "198.51.100.7";
    for (const status of [202, 202, 429]) {
      expect((await uploadFrom(address, sender)).status).toBe(status);
    }
    const at = new Date(Date.now() - 60 * 60_000);
    const where = { subject: `upload:address:${address}` };
    await product.app.db.throttle.updateMany({ where, data: { at } });
    expect((await uploadFrom(address, sender)).status).toBe(202);
  });
});
