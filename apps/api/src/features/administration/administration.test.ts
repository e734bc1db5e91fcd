import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readLine } from "../../entry/commands/read-line.ts";
import type { Client } from "../../test/client.ts";
import {
  givenColleague,
  givenDocument,
  givenFolder,
  givenMember,
  givenUser,
} from "../../test/given.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { toPaths, toSafeName } from "./export-paths.rules.ts";

let product: Product;
let operator: Client & { email: string };
beforeAll(async () => {
  product = await startProduct();
  operator = await givenUser(product);
  await command("users", "operator", operator.email, "yes");
});
afterAll(() => product.close());

/** What a line of the command line prints, and its exit code. */
async function command(...line: string[]) {
  const called = readLine(line);
  if (!called) throw new Error("help");
  const outcome = await called.command.run(product.app, called.given);
  return { ...outcome, text: outcome.lines.join("\n") };
}

const organizationOf = async (client: Client) => (await client.get("/organization/current/")).body;

/** A member with a document that was read and one that could not be. */
async function givenOrganization() {
  const admin = await givenMember(product);
  const folder = await givenFolder(admin, "Fees");
  await givenDocument(admin, folder, { name: "fees.txt", bytes: "The fee is 120 EUR." });
  const failed = await givenDocument(admin, folder, { name: "torn.pdf", bytes: "%PDF-1.4 torn" });
  expect(failed.status).toBe("ERROR");
  return { admin, organization: await organizationOf(admin) };
}

describe("an operator", () => {
  it("is known by the user's own call, and an ordinary user is told nothing of it", async () => {
    expect((await operator.get("/auth/user/")).body.is_operator).toBe(true);
    expect((await (await givenUser(product)).get("/auth/user/")).body).not.toHaveProperty(
      "is_operator",
    );
  });

  it("sees all organizations with what they hold, page by page, and finds one", async () => {
    const { organization } = await givenOrganization();
    await givenMember(product);
    const found = await operator.get(
      `/operator/organizations/?search=${organization.domain.toUpperCase()}`,
    );
    expect(found.body).toMatchObject({
      organizations: [
        {
          id: organization.id,
          members: 1,
          documents: 2,
          failed_documents: 1,
          chunks: 1,
          collections: 1,
          requests: 0,
          license: { max_users: 25, is_active: true, expires_at: null, source: "initial" },
          subscription_status: null,
        },
      ],
      next_cursor: null,
    });
    const all = (await operator.get("/operator/organizations/?limit=200")).body.organizations;
    const paged: unknown[] = [];
    for (let cursor = ""; ;) {
      const page = (await operator.get(`/operator/organizations/?limit=1${cursor}`)).body;
      paged.push(...page.organizations);
      if (page.next_cursor === null) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(paged).toEqual(all);
    expect((await operator.get("/operator/organizations/?cursor=x")).status).toBe(400);
    const none = await operator.get(`/operator/organizations/?search=${encodeURIComponent("%")}`);
    expect(none.body.organizations).toEqual([]);
  });

  it("changes a licence, which the organization feels and finds in its trail", async () => {
    const admin = await givenMember(product);
    const { id } = await organizationOf(admin);
    const path = `/operator/organizations/${id}/license/`;
    const changed = await operator.patch(path, { max_users: 3, is_active: false });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ max_users: 3, is_active: false, source: "operator" }),
    ]);
    expect((await organizationOf(admin)).license).toMatchObject({ max_users: 3, is_active: false });
    const write = () => admin.post("/chatbot/chat/create_scope/", { name: "Fees" });
    expect((await write()).body.code).toBe("license.inactive");
    const past = new Date(Date.now() - 1000).toISOString();
    await operator.patch(path, { is_active: true, expires_at: past });
    expect((await write()).body.error).toContain("has expired");
    await operator.patch(path, { follow_subscription: true });
    expect((await write()).status).toBe(201);
    const trail = await admin.get("/organization/audit-events/?action=license.changed");
    expect(trail.body.events).toMatchObject([
      { detail: { follow_subscription: true } },
      { detail: { is_active: true, expires_at: past } },
      { detail: { max_users: 3, is_active: false }, actor: { email: operator.email } },
    ]);
    const missing = "/operator/organizations/0198b6a0-0000-7000-8000-000000000000/license/";
    expect((await operator.patch(missing, { max_users: 3 })).body.code).toBe(
      "organization.not_found",
    );
    expect((await operator.patch(path, { max_users: 0 })).status).toBe(400);
  });

  it("changes roles within the rules, makes operators, and helps with a password", async () => {
    const admin = await givenMember(product);
    const colleague = await givenColleague(product, admin);
    const path = `/operator/users/${colleague.pk}/`;
    const promoted = await operator.patch(path, { role: "admin" });
    expect(promoted.body).toMatchObject({ role: "admin", is_operator: false });
    expect((await organizationOf(colleague)).user_role).toBe("admin");
    const { pk } = (await admin.get("/auth/user/")).body;
    await operator.patch(`/operator/users/${pk}/`, { role: "member" });
    const last = await operator.patch(path, { role: "member" });
    expect([last.status, last.body.code]).toEqual([409, "organization.last_admin"]);

    expect((await colleague.get("/operator/users/")).status).toBe(404);
    await operator.patch(path, { is_operator: true });
    expect((await colleague.get("/operator/users/")).status).toBe(200);
    await operator.patch(path, { is_operator: false });
    expect((await colleague.get("/operator/users/")).status).toBe(404);

    const offered = await operator.post(`${path}password-reset/`);
    expect(offered.body.reset_url).toMatch(/\/reset-password#[\w-]{43}$/);
    const token = offered.body.reset_url.split("#")[1];
    const reset = await colleague.post("/auth/password/reset/confirm/", {
      token,
      password1: "another long passphrase 7",
    });
    expect(reset.status).toBe(200);
    const user = (await operator.get(`/operator/users/?search=${colleague.email}`)).body.users;
    expect(user).toMatchObject([{ pk: colleague.pk, is_operator: false, role: "admin" }]);
  });

  it("sees what failed and why, and has it tried again", async () => {
    const { organization } = await givenOrganization();
    const path = `/operator/failed-documents/?organization_id=${organization.id}`;
    const [failed] = (await operator.get(path)).body.documents;
    expect(failed).toMatchObject({
      name: "torn.pdf",
      organization: { id: organization.id },
      failure: { code: expect.any(String), message: expect.stringMatching(/\.$/) },
    });
    const retry = `/operator/failed-documents/${failed.id}/retry/`;
    expect((await operator.post(retry)).status).toBe(200);
    await expect
      .poll(async () => (await operator.get(path)).body.documents.length, { timeout: 20_000 })
      .toBe(1);
    const all = (await operator.get("/operator/failed-documents/")).body.documents;
    expect(all.length).toBeGreaterThan(0);
    const unknown = "/operator/failed-documents/0198b6a0-0000-7000-8000-000000000000/retry/";
    expect((await operator.post(unknown)).body.code).toBe("document.not_found");
  });

  it("sees the queues", async () => {
    const { queues, workers } = (await operator.get("/operator/queues/")).body;
    expect(queues.map(({ name }: { name: string }) => name)).toContain("ingest-document");
    expect(workers).toBeGreaterThanOrEqual(1);
  });
});

describe("the command line", () => {
  it("lists and shows, for people and for programs", async () => {
    const { admin, organization } = await givenOrganization();
    const list = await command("organizations", "list", "--search", organization.domain, "--json");
    expect(list.json).toMatchObject([{ id: organization.id }]);
    expect(list.lines).toHaveLength(2);
    for (const named of [organization.id, organization.domain]) {
      const { text, json } = await command("organizations", "show", named);
      expect(json).toMatchObject({ documents: 2, member_list: [{ email: admin.email }] });
      expect(text).toContain(admin.email);
    }
    expect((await command("users", "list", "--search", admin.email)).lines).toHaveLength(2);
    expect((await command("users", "show", admin.email.toUpperCase())).json).toMatchObject({
      role: "admin",
    });
    expect((await command("documents", "failed", "--organization", organization.id)).lines).toEqual(
      [expect.stringMatching(/^ID/), expect.stringContaining("torn.pdf")],
    );
    expect((await command("queues")).text).toContain("workers live");
  });

  it("sets a licence and notes that nobody who is known did it", async () => {
    const admin = await givenMember(product);
    const { id, domain } = await organizationOf(admin);
    const line = ["--seats", "7", "--documents", "0", "--expires", "2099-01-31", "--active", "yes"];
    const { json } = await command("licenses", "set", domain, ...line);
    const license = { max_users: 7, max_documents: 0, expires_at: "2099-01-31T00:00:00.000Z" };
    expect(json).toMatchObject(license);
    const trail = await admin.get("/organization/audit-events/?action=license.changed");
    expect(trail.body.events).toMatchObject([
      { actor: { pk: null, email: null }, target: null, detail: license },
    ]);
    await command("licenses", "set", id, "--expires", "never");
    expect((await organizationOf(admin)).license.expires_at).toBeNull();
  });

  it("exports an organization with its documents in their folders", async () => {
    const { organization } = await givenOrganization();
    const folder = await mkdtemp(join(tmpdir(), "footnote-export-"));
    try {
      const { text } = await command("organizations", "export", organization.domain, folder);
      expect(text).toContain("Exported 2 documents");
      expect((await readdir(folder)).toSorted()).toEqual([
        "conversations.json",
        "documents",
        "documents.json",
        "members.json",
        "organization.json",
      ]);
      expect(await readFile(join(folder, "documents/Fees/fees.txt"), "utf8")).toBe(
        "The fee is 120 EUR.",
      );
      await expect(command("organizations", "export", organization.domain, folder)).rejects.toThrow(
        "is not empty",
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.each([
    [["organisations"], 'There is no command "organisations". See --help.'],
    [["users", "show"], "It is called so: users show EMAIL"],
    [["users", "list", "--seats", "3"], "users list takes no --seats."],
    [["users", "list", "--colour"], "Unknown option '--colour'"],
  ])("says what is wrong with %j", (line, words) => {
    expect(() => readLine(line)).toThrow(words);
  });

  it.each([
    [["licenses", "set", "x.example"], "Name at least one thing to change."],
    [["licenses", "set", "x.example", "--seats", "many"], '--seats is a number, not "many".'],
    [["licenses", "set", "x.example", "--expires", "soon"], "--expires is a date like 2027-01-31"],
    [["licenses", "set", "x.example", "--active", "maybe"], '--active is yes or no, not "maybe".'],
    [["licenses", "set", "nobody.example", "--seats", "3"], "This organization does not exist."],
    [["users", "role", "x@example.org", "owner"], 'The role is admin or member, not "owner".'],
    [["users", "show", "nobody@example.org"], "This account does not exist."],
    [["documents", "retry"], "Name one document, or say --all."],
  ])("refuses %j", async (line, words) => {
    await expect(command(...line)).rejects.toThrow(words);
  });

  it("shows its help", () => {
    expect(readLine(["--help"])).toBeUndefined();
    expect(readLine([])).toBeUndefined();
  });
});

describe("the names of exported files", () => {
  it.each([
    ["fees.txt", "fees.txt"],
    ["../../etc/passwd", "__.._etc_passwd"],
    ["..", "_"],
    ["", "_"],
    ["CON.txt", "_CON.txt"],
    ["a\u0000b:c", "a_b_c"],
  ])("%s becomes %s", (name, safe) => {
    expect(toSafeName(name)).toBe(safe);
  });

  it("are all different", () => {
    const documents = [
      { id: "1", name: "a.txt", path: ["F"] },
      { id: "2", name: "A.txt", path: ["F"] },
      { id: "3", name: "a.txt", path: ["G"] },
    ];
    expect(toPaths(documents).map(({ path }) => path.join("/"))).toEqual([
      "F/a.txt",
      "F/2 A.txt",
      "G/a.txt",
    ]);
  });
});
