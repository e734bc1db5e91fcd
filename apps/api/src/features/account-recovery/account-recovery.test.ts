import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hasSession, newPassword, outcome, useAccountProduct } from "../../test/account-product.ts";
import { type Client, newClient } from "../../test/client.ts";
import {
  confirmEmail,
  createTestAdmin,
  createTestColleague,
  createTestFolder,
  createTestUser,
} from "../../test/fixtures.ts";

const on = useAccountProduct();
const reviewPath = "/organization/review/";
const statusOf = async (client: Client) => (await client.get("/organization/user-status/")).body;
const reviewOf = async (client: Client) => (await client.get(reviewPath)).body.review;
const decide = (client: Client, decision: string) => client.post(reviewPath, { decision });
const foldersOf = (client: Client) => client.get("/chatbot/chat/get_scopes/");
const reviewNeeded = [409, "organization.review_needed"];

/** The owner of the address resets the password by mail and logs in. */
async function recover({ email }: { email: string }): Promise<Client> {
  expect((await on.confirm(await on.resetToken(email))).status).toBe(200);
  return on.logIn(email, newPassword);
}

/** Somebody registers the address of somebody else, and lets a second admin into an organization made with it. */
async function hijack() {
  const hijacker = await createTestAdmin(on.product);
  const accomplice = await createTestColleague(on.product, hijacker, "admin");
  return { hijacker, accomplice };
}

async function makeShare(client: Client): Promise<string> {
  await client.patch("/organization/sharing/", { public_links: true });
  const asked = await client.post("/chatbot/chat/agent_message/", { message: "What is new?" });
  const id = asked.body.results.conversation_id;
  const made = await client.post(`/chatbot/conversations/${id}/shares/`, {
    audience: "public",
    days: 7,
  });
  expect(made.status).toBe(201);
  return made.body.share_url.split("#")[1];
}

async function makeSource(client: Client): Promise<string> {
  const folder = await createTestFolder(client, "Followed");
  const path = await mkdtemp(join(tmpdir(), "footnote-recovered-"));
  const { id: organizationId } = (await client.get("/organization/current/")).body;
  on.product.app.config.syncDirectories.push({ organizationId, path });
  const settings = { kind: "directory", path };
  const body = { settings, every_minutes: 60 };
  expect((await client.post(`/folders/${folder}/source/`, body)).status).toBe(202);
  return `/folders/${folder}/source/`;
}

describe("an account that the owner of its address recovers", () => {
  it("loses what was made with it before: sessions, keys, links, and invitations; its sources stop", async () => {
    const { hijacker } = await hijack();
    const key = (await hijacker.post("/auth/api-keys/", { name: "Door", scopes: ["read"] })).body;
    const script = Object.assign(newClient(on.product.url), { token: key.key });
    const share = await makeShare(hijacker);
    const source = await makeSource(hijacker);
    const invited = (await hijacker.post("/organization/invitations/", { role: "admin" })).body;
    const readShare = () =>
      newClient(on.product.url).post("/chatbot/shared/read-public/", { token: share });
    expect((await readShare()).status).toBe(200);

    const owner = await recover(hijacker);
    expect([await hasSession(hijacker), await hasSession(script)]).toEqual([false, false]);
    const late = await createTestUser(on.product);
    const joining = await late.post("/organization/invitations/accept/", { token: invited.token });
    expect(outcome(joining)).toEqual([404, "invitation.not_found"]);
    // Also when the owner keeps the organization, nothing of it comes back without being asked for.
    await decide(owner, "keep");
    expect(outcome(await readShare())).toEqual([404, "share.not_found"]);
    expect((await owner.get(source)).body.source.next_run_at).toBeNull();
  });

  it("keeps the settings and the password of its sources, which go on when its owner saves them", async () => {
    const registered = await createTestAdmin(on.product);
    const source = await makeSource(registered);
    const followed = async (client: Client) => (await client.get(source)).body.source;
    const isIdle = () => followed(registered).then(({ state }) => state);
    await expect.poll(isIdle, { timeout: 20_000 }).toBe("idle");
    const { settings, next_run_at: planned } = await followed(registered);
    expect(planned).not.toBeNull();

    const owner = await recover(registered);
    const waiting = { settings, next_run_at: null, state: "idle" };
    const reason = expect.stringContaining("must save these settings again");
    expect(await followed(owner)).toMatchObject({ ...waiting, error: reason });
    // Nor does asking for it let it go on in nobody's name.
    await owner.post(`${source}sync/`);
    await expect.poll(async () => (await followed(owner)).state, { timeout: 20_000 }).toBe("idle");
    expect((await followed(owner)).error).toEqual(reason);

    expect((await owner.post(source, { settings, every_minutes: 60 })).status).toBe(202);
    const ended = async () => (await followed(owner)).error;
    await expect.poll(ended, { timeout: 20_000 }).toBeNull();
    expect((await followed(owner)).next_run_at).not.toBeNull();
  });

  it("does nothing in an organization with others before its owner has seen and kept it", async () => {
    const { hijacker, accomplice } = await hijack();
    const folder = await createTestFolder(accomplice, "Bait");
    const owner = await recover(hijacker);
    expect(await statusOf(owner)).toMatchObject({ has_organization: true, needs_review: true });
    expect(outcome(await foldersOf(owner))).toEqual(reviewNeeded);
    const upload = await owner.upload(folder, { name: "salaries.txt", bytes: "Confidential." });
    expect(outcome(upload)).toEqual(reviewNeeded);
    expect(outcome(await owner.post("/organization/leave/"))).toEqual(reviewNeeded);

    const review = await reviewOf(owner);
    expect(review).toMatchObject({
      since: expect.any(String),
      organization: { name: "Harbour Office", user_role: "admin", created_at: expect.any(String) },
      model_connections: [],
    });
    expect(review.members).toEqual([
      expect.objectContaining({ email: accomplice.email, role: "admin" }),
    ]);
    expect((await decide(owner, "keep")).status).toBe(200);
    expect((await foldersOf(owner)).body).toEqual([expect.objectContaining({ name: "Bait" })]);
    expect(await statusOf(owner)).not.toHaveProperty("needs_review");
    expect(await reviewOf(owner)).toBeNull();
    expect(outcome(await decide(owner, "leave"))).toEqual([404, "organization.review_not_found"]);
  });

  it("leaves the organization to the others and starts afresh", async () => {
    const hijacker = await createTestAdmin(on.product);
    const accomplice = await createTestColleague(on.product, hijacker);
    const owner = await recover(hijacker);
    expect((await decide(owner, "leave")).status).toBe(200);
    expect((await statusOf(owner)).has_organization).toBe(false);
    const domain = `${crypto.randomUUID()}.example.org`;
    const made = await owner.post("/organization/create/", { name: "My own", domain });
    expect([made.status, made.body.license.current_users]).toEqual([201, 1]);
    expect((await foldersOf(owner)).status).toBe(200);
    // The last admin has left: the other member is admin now.
    const { body } = await accomplice.get("/organization/current/");
    expect([body.name, body.user_role, body.license.current_users]).toEqual([
      "Harbour Office",
      "admin",
      1,
    ]);
  });

  it("deletes an organization that nobody else is left in", async () => {
    const { hijacker, accomplice } = await hijack();
    const { id } = (await hijacker.get("/organization/current/")).body;
    const owner = await recover(hijacker);
    expect((await accomplice.post("/organization/leave/")).status).toBe(200);
    expect((await decide(owner, "leave")).status).toBe(200);
    expect(await on.product.app.db.organization.count({ where: { id } })).toBe(0);
    expect((await statusOf(owner)).has_organization).toBe(false);
  });

  it("decides once, also with two requests at once", async () => {
    const { hijacker } = await hijack();
    const owner = await recover(hijacker);
    const answers = await Promise.all(["keep", "leave", "keep"].map((one) => decide(owner, one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });

  it("shows where questions go when the organization has models of its own", async () => {
    const hijacker = await createTestAdmin(on.product);
    const { id: organizationId } = (await hijacker.get("/organization/current/")).body;
    const connection = { preset: "custom", label: "Fast", baseUrl: "https://evil.example/v1" };
    await on.product.app.db.modelConnection.create({ data: { ...connection, organizationId } });
    const owner = await recover(hijacker);
    expect(outcome(await foldersOf(owner))).toEqual(reviewNeeded);
    expect((await reviewOf(owner)).model_connections).toEqual([
      { label: "Fast", base_url: "https://evil.example/v1" },
    ]);
  });

  it("that is alone in its organization keeps it, with its documents", async () => {
    const registered = await createTestAdmin(on.product);
    await createTestFolder(registered, "Mine");
    const owner = await recover(registered);
    expect(await reviewOf(owner)).toBeNull();
    expect((await foldersOf(owner)).body).toEqual([expect.objectContaining({ name: "Mine" })]);
  });
});

describe("an account whose address was confirmed before", () => {
  it("keeps membership, links and invitations when its password is reset", async () => {
    const { hijacker: user } = await hijack();
    await confirmEmail(on.product, user.email);
    const invited = (await user.post("/organization/invitations/", {})).body;
    const owner = await recover(user);
    expect((await foldersOf(owner)).status).toBe(200);
    const open = (await owner.get("/organization/invitations/")).body;
    expect(open).toEqual([expect.objectContaining({ id: invited.id })]);
  });
});
