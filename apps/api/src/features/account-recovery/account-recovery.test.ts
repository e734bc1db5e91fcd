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
  const { body } = await client.get("/organization/current/");
  on.product.app.config.syncDirectories.push({ organizationId: body.id, path });
  const settings = { kind: "directory", path };
  expect((await client.post(`/folders/${folder}/source/`, { settings })).status).toBe(202);
  return `/folders/${folder}/source/`;
}

describe("an account that the owner of its address recovers", () => {
  it("loses what was made with it before: sessions, keys, links, sources and invitations", async () => {
    const { hijacker, accomplice } = await hijack();
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
    expect((await accomplice.get(source)).body.source).toBeNull();
    // Also when the owner keeps the organization, nothing of it comes back.
    await decide(owner, "keep");
    expect(outcome(await readShare())).toEqual([404, "share.not_found"]);
    expect((await owner.get(source)).body.source).toBeNull();
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

  it.each(["invites somebody", "accepts an invitation"])(
    "is left nothing by a request that %s and waited for the recovery",
    async (what) => {
      const { db } = on.product.app;
      const others = await createTestAdmin(on.product);
      const made = await others.post("/organization/invitations/", { role: "member" });
      const invites = what === "invites somebody";
      const hijacker = await (invites ? createTestAdmin : createTestUser)(on.product);
      const { pk } = (await hijacker.get("/auth/user/")).body;
      const countWaiting = async () => {
        const [row] = await db.$queryRaw<{ waiting: number }[]>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return row?.waiting ?? 0;
      };
      const asked = await db.$transaction(async (tx) => {
        // As the recovery locks it before it ends the sessions.
        await tx.$queryRaw`select 1 from "user" where pk = ${pk} for update`;
        const answer = invites
          ? hijacker.post("/organization/invitations/", { role: "admin" })
          : hijacker.post("/organization/invitations/accept/", { token: made.body.token });
        await expect.poll(countWaiting).toBe(1);
        await tx.session.deleteMany({ where: { userPk: pk } });
        return { answer };
      });
      expect(outcome(await asked.answer)).toEqual([401, "session.expired"]);
      expect(await db.invitation.count({ where: { createdBy: pk } })).toBe(0);
      expect(await db.membership.count({ where: { userPk: pk } })).toBe(invites ? 1 : 0);
    },
  );

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
