import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { openStripePayments } from "./stripe-payments.ts";

it("reads no reply of Stripe without end", async () => {
  let written = 0;
  const server = createServer((_, response) => {
    const part = Buffer.alloc(1024 ** 2, " ");
    const write = () => {
      if (response.destroyed) return;
      written += part.length;
      if (response.write(part)) setImmediate(write);
      else response.once("drain", write);
    };
    write();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${port}`;
  const settings = { secretKey: "k", webhookSecret: "w", priceId: "p", apiUrl };
  const payments = openStripePayments(settings, "http://localhost");
  const created = payments.createCustomer({ organizationId: "one", name: "Ada" });
  await expect(created).rejects.toMatchObject({ code: "payments.failed" });
  expect(written).toBeLessThan(100 * 1024 ** 2);
  server.close().closeAllConnections();
});
