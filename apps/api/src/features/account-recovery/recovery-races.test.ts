import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newPassword, outcome, useAccountProduct } from "../../test/account-product.ts";
import type { Answer, Client } from "../../test/client.ts";
import {
  createTestAdmin,
  createTestColleague,
  createTestFolder,
  createTestUser,
} from "../../test/fixtures.ts";
import { countWaitingFor, readPid } from "../../test/waiting.ts";

const on = useAccountProduct();
type Send = () => Promise<Answer>;

const makeModel = { preset: "custom", label: "Fast", base_url: "https://evil.example/v1" };

/** What leaves something behind that acts in the name of an account; prepared, then sent. */
const requests: Record<string, (hijacker: Client) => Promise<Send>> = {
  "invites somebody": async (hijacker) => () =>
    hijacker.post("/organization/invitations/", { role: "admin" }),
  "connects a model": async (hijacker) => {
    await on.product.app.db.modelSettings.updateMany({ data: { organizationsMayConnect: true } });
    const body = { ...makeModel, models: { chat: { model: "evil" } } };
    return () => hijacker.post("/organization/models/connections/", body);
  },
  "follows a source": async (hijacker) => {
    const folder = await createTestFolder(hijacker, "Followed");
    const path = await mkdtemp(join(tmpdir(), "footnote-raced-"));
    const { id: organizationId } = (await hijacker.get("/organization/current/")).body;
    on.product.app.config.syncDirectories.push({ organizationId, path });
    const body = { settings: { kind: "directory", path } };
    return () => hijacker.post(`/folders/${folder}/source/`, body);
  },
  "shares a conversation": async (hijacker) => {
    const asked = await hijacker.post("/chatbot/chat/agent_message/", { message: "What is new?" });
    const id = asked.body.results.conversation_id;
    const body = { audience: "organization", days: 7 };
    return () => hijacker.post(`/chatbot/conversations/${id}/shares/`, body);
  },
};

type Place = { id: string; pk: number; colleaguePk: number };

/** What changes an organization or an account in the name of the account. */
const changes: Record<string, (hijacker: Client, place: Place) => Promise<Answer>> = {
  "removes a member": (hijacker, { colleaguePk }) =>
    hijacker.delete(`/organization/members/${colleaguePk}/`),
  "leaves the organization": (hijacker) => hijacker.post("/organization/leave/"),
  "renames the organization": (hijacker) =>
    hijacker.patch("/organization/current/", { name: "Evil" }),
  "changes who may share": (hijacker) =>
    hijacker.patch("/organization/sharing/", { public_links: false }),
  "deletes the organization": (hijacker, { id }) =>
    hijacker.delete(`/organization/organizations/${id}/delete/`),
  "deletes the account": (hijacker, { pk }) => hijacker.delete(`/auth/users/delete/${pk}/`),
};

async function readOrganization(id: string) {
  const { organization, membership } = on.product.app.db;
  const found = await organization.findUnique({ where: { id } });
  const where = { organizationId: id };
  const rows = await membership.findMany({ where, orderBy: { createdAt: "asc" } });
  return { name: found?.name, members: rows.map(({ userPk }) => userPk) };
}

/** Sends a request while a recovery has locked what it locks, and lets the recovery end before the request goes on. */
async function sendDuringRecovery(hijacker: Client, send: Send): Promise<Answer> {
  const { db } = on.product.app;
  const { pk } = (await hijacker.get("/auth/user/")).body;
  const membership = await db.membership.findFirst({ where: { userPk: pk } });
  const sent = await db.$transaction(async (tx) => {
    // In the order of a recovery: the organization, the user, then the sessions.
    if (membership) {
      const { organizationId } = membership;
      await tx.$queryRaw`select 1 from organization where id = ${organizationId}::uuid for update`;
    }
    await tx.$queryRaw`select 1 from "user" where pk = ${pk} for update`;
    const pid = await readPid(tx);
    const answer = send();
    await expect.poll(() => countWaitingFor(pid, db)).toBe(1);
    await tx.session.deleteMany({ where: { userPk: pk } });
    return { answer };
  });
  return sent.answer;
}

async function countLeft(organizationId: string): Promise<number[]> {
  const { invitation, modelConnection, folderSource, conversationShare } = on.product.app.db;
  const where = { organizationId };
  return Promise.all([
    invitation.count({ where }),
    modelConnection.count({ where }),
    folderSource.count({ where }),
    conversationShare.count({ where }),
  ]);
}

describe("an account that is recovered while a request of its session waits", () => {
  it.each(Object.keys(requests))("is left nothing by one that %s", async (what) => {
    const hijacker = await createTestAdmin(on.product);
    const { id } = (await hijacker.get("/organization/current/")).body;
    const send = await requests[what]?.(hijacker);
    if (!send) throw new Error(`No request ${what}`);
    expect(outcome(await sendDuringRecovery(hijacker, send))).toEqual([401, "session.expired"]);
    expect(await countLeft(id)).toEqual([0, 0, 0, 0]);
  });

  it("is not made a member by one that accepts an invitation", async () => {
    const others = await createTestAdmin(on.product);
    const { token } = (await others.post("/organization/invitations/", { role: "member" })).body;
    const hijacker = await createTestUser(on.product);
    const { pk } = (await hijacker.get("/auth/user/")).body;
    const send = () => hijacker.post("/organization/invitations/accept/", { token });
    expect(outcome(await sendDuringRecovery(hijacker, send))).toEqual([401, "session.expired"]);
    expect(await on.product.app.db.membership.count({ where: { userPk: pk } })).toBe(0);
  });

  it("makes nobody an admin by one that promotes a member", async () => {
    const hijacker = await createTestAdmin(on.product);
    const { pk: userPk } = await createTestColleague(on.product, hijacker);
    const send = () => hijacker.patch(`/organization/members/${userPk}/`, { role: "admin" });
    expect(outcome(await sendDuringRecovery(hijacker, send))).toEqual([401, "session.expired"]);
    const { role } = await on.product.app.db.membership.findFirstOrThrow({ where: { userPk } });
    expect(role).toBe("member");
  });

  it.each(Object.keys(changes))("is not used by one that %s", async (what) => {
    const hijacker = await createTestAdmin(on.product);
    const colleague = await createTestColleague(on.product, hijacker, "admin");
    const { id } = (await hijacker.get("/organization/current/")).body;
    const { pk } = (await hijacker.get("/auth/user/")).body;
    const send = () =>
      changes[what]?.(hijacker, { id, pk, colleaguePk: colleague.pk }) as Promise<Answer>;
    expect(outcome(await sendDuringRecovery(hijacker, send))).toEqual([401, "session.expired"]);
    const { members, name } = await readOrganization(id);
    expect([members, name]).toEqual([[pk, colleague.pk], "Harbour Office"]);
  });

  it.each(["keep", "leave"])(
    "under review is not decided about by one that says %s",
    async (how) => {
      const hijacker = await createTestAdmin(on.product);
      await createTestColleague(on.product, hijacker, "admin");
      const { pk: userPk } = (await hijacker.get("/auth/user/")).body;
      const { membership } = on.product.app.db;
      await membership.update({ where: { userPk }, data: { reviewSince: new Date() } });
      const send = () => hijacker.post("/organization/review/", { decision: how });
      expect(outcome(await sendDuringRecovery(hijacker, send))).toEqual([401, "session.expired"]);
      const { reviewSince } = await membership.findUniqueOrThrow({ where: { userPk } });
      expect(reviewSince).not.toBeNull();
    },
  );

  it("is not made the admin of an organization by one that creates it", async () => {
    const hijacker = await createTestUser(on.product);
    const { pk: userPk } = (await hijacker.get("/auth/user/")).body;
    const body = { name: "Evil", domain: `${crypto.randomUUID()}.example` };
    const send = () => hijacker.post("/organization/create/", body);
    expect(outcome(await sendDuringRecovery(hijacker, send))).toEqual([401, "session.expired"]);
    expect(await on.product.app.db.membership.count({ where: { userPk } })).toBe(0);
  });

  it("comes under review when a model was being connected before the recovery began", async () => {
    const hijacker = await createTestAdmin(on.product);
    const send = await requests["connects a model"]?.(hijacker);
    if (!send) throw new Error("No request");
    const token = await on.resetToken(hijacker.email);
    const { db } = on.product.app;
    const begun = await db.$transaction(async (tx) => {
      // The connection waits with the organization locked, and so does the recovery for it.
      await tx.$queryRaw`select 1 from model_settings for update`;
      const pid = await readPid(tx);
      const connecting = send();
      await expect.poll(() => countWaitingFor(pid, db)).toBe(1);
      const recovering = on.confirm(token);
      await expect.poll(() => countWaitingFor(pid, db)).toBe(2);
      return { connecting, recovering };
    });
    expect((await begun.connecting).status).toBe(201);
    expect((await begun.recovering).status).toBe(200);
    const owner = await on.logIn(hijacker.email, newPassword);
    const { review } = (await owner.get("/organization/review/")).body;
    expect(review.model_connections).toEqual([{ label: "Fast", base_url: makeModel.base_url }]);
  });
});
