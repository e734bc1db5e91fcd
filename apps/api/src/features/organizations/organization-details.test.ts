import { afterAll, beforeAll, expect, it } from "vitest";
import { outcome } from "../../test/account-product.ts";
import type { Client } from "../../test/client.ts";
import { createTestAdmin, createTestColleague } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { samplePng } from "../../test/sample-pictures.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: false });
});
afterAll(() => product.close());

const current = async (client: Client) => (await client.get("/organization/current/")).body;
const change = (client: Client, details: object) => client.patch("/organization/current/", details);
const sendPicture = (client: Client) => {
  const form = new FormData();
  form.append("file", new Blob([Buffer.from(samplePng)]), "logo.png");
  return client.postForm("/organization/picture/", form);
};

it("is changed by an admin: what is left out stays, and the domain is normalised", async () => {
  const admin = await createTestAdmin(product);
  const before = await current(admin);
  const domain = `https://New-${crypto.randomUUID()}.Example.org/about`;
  const changed = await change(admin, { domain, description: " For ships " });
  expect(changed.body).toMatchObject({
    name: before.name,
    domain: new URL(domain).hostname,
    description: "For ships",
  });
  await change(admin, { name: "Lighthouse" });
  await change(admin, { name: "Lighthouse" });
  await change(admin, { description: "" });
  expect(await current(admin)).toMatchObject({ name: "Lighthouse", description: null });
  const { events } = (await admin.get("/organization/audit-events/?action=organization.changed"))
    .body;
  expect(events.map(({ detail }: { detail: object }) => detail)).toEqual([
    { changed: "description" },
    { changed: "name" },
    { changed: "domain, description" },
  ]);
});

it("keeps its domain when another one has the new one, or it is none", async () => {
  const admin = await createTestAdmin(product);
  const other = await createTestAdmin(product);
  const { domain } = await current(admin);
  const taken = await change(admin, { name: "New", domain: (await current(other)).domain });
  expect(outcome(taken)).toEqual([409, "organization.domain_taken"]);
  const invalid = await change(admin, { domain: "not a domain" });
  expect(outcome(invalid)).toEqual([400, "organization.domain_invalid"]);
  expect(outcome(await change(admin, { name: " " }))).toEqual([400, "request.invalid"]);
  expect(await current(admin)).toMatchObject({ domain, name: "Harbour Office" });
});

it("has a picture that its admins set, and all members see", async () => {
  const admin = await createTestAdmin(product);
  const member = await createTestColleague(product, admin);
  const { picture } = (await sendPicture(admin)).body;
  expect((await current(member)).picture).toBe(picture);
  expect((await fetch(product.url + picture)).headers.get("content-type")).toBe("image/png");
  expect(outcome(await sendPicture(member))).toEqual([403, "organization.admin_only"]);
  expect((await admin.delete("/organization/picture/")).status).toBe(200);
  expect((await current(member)).picture).toBeNull();
  expect((await fetch(product.url + picture)).status).toBe(404);
});

it("is changed by nobody but its admins", async () => {
  const admin = await createTestAdmin(product);
  const member = await createTestColleague(product, admin);
  const refused = await change(member, { name: "Mine" });
  expect(outcome(refused)).toEqual([403, "organization.admin_only"]);
});
