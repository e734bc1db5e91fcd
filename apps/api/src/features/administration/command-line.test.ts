import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRunningProduct, openCommandSocket } from "../../entry/command-socket.ts";
import { readLine } from "../../entry/commands/read-line.ts";
import { explain } from "../../entry/commands/explain.ts";
import { createTestColleague, createTestAdmin, createTestUser } from "../../test/fixtures.ts";
import { createTestOrganization, getOrganization, runCommand } from "../../test/command-line.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

describe("the command line", () => {
  it("lists and shows, for people and for programs", async () => {
    const { admin, organization } = await createTestOrganization(product);
    const list = await runCommand(
      product,
      "organizations",
      "list",
      "--search",
      organization.domain,
      "--json",
    );
    expect(list.json).toMatchObject([{ id: organization.id }]);
    expect(list.lines).toHaveLength(2);
    for (const named of [organization.id, organization.domain]) {
      const { text, json } = await runCommand(product, "organizations", "show", named);
      expect(json).toMatchObject({ documents: 2, member_list: [{ email: admin.email }] });
      expect(text).toContain(admin.email);
    }
    expect(
      (await runCommand(product, "users", "list", "--search", admin.email)).lines,
    ).toHaveLength(2);
    expect(
      (await runCommand(product, "users", "show", admin.email.toUpperCase())).json,
    ).toMatchObject({
      role: "admin",
    });
    expect(
      (await runCommand(product, "documents", "failed", "--organization", organization.id)).lines,
    ).toEqual([expect.stringMatching(/^ID/), expect.stringContaining("torn.pdf")]);
    expect((await runCommand(product, "queues")).text).toContain("workers running");
  });

  it("sets a licence and records the event without an actor", async () => {
    const admin = await createTestAdmin(product);
    const { id, domain } = await getOrganization(admin);
    const line = ["--seats", "7", "--documents", "0", "--expires", "2099-01-31", "--active", "yes"];
    const { json } = await runCommand(product, "licenses", "set", domain, ...line);
    const license = { max_users: 7, max_documents: 0, expires_at: "2099-01-31T00:00:00.000Z" };
    expect(json).toMatchObject(license);
    const trail = await admin.get("/organization/audit-events/?action=license.changed");
    expect(trail.body.events).toMatchObject([
      { actor: { pk: null, email: null }, target: null, detail: license },
    ]);
    await runCommand(product, "licenses", "set", id, "--expires", "never");
    expect((await getOrganization(admin)).license.expires_at).toBeNull();
  });

  it("exports an organization with its documents in their folders", async () => {
    const { organization } = await createTestOrganization(product);
    const folder = await mkdtemp(join(tmpdir(), "footnote-export-"));
    try {
      const { text } = await runCommand(
        product,
        "organizations",
        "export",
        organization.domain,
        folder,
      );
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
      await expect(
        runCommand(product, "organizations", "export", organization.domain, folder),
      ).rejects.toThrow("is not empty");
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.each([
    [["organisations"], 'There is no command "organisations". See --help.'],
    [["users", "show"], "Usage: users show EMAIL"],
    [["users", "list", "--seats", "3"], '"users list" has no option --seats.'],
    [["users", "list", "--colour"], "There is no option --colour. See --help."],
    [["users"], "Similar commands: users list, users show, users role, users operator."],
    [["toString"], 'There is no command "toString".'],
    [["users", "list", "--search"], "--search needs a value after it."],
    [["licenses", "set", "x.example", "--seats", "-5"], "--seats needs a value after it."],
    [
      ["licenses", "set", "x.example", "--seats", "3", "--seats", "4"],
      "--seats is given more than once.",
    ],
    [["licenses", "set", "x.example", "--follow-subscription=yes"], "takes no value."],
  ])("rejects %j with a reason", (line, words) => {
    expect(() => readLine(line)).toThrow(words);
  });

  it.each([
    [["licenses", "set", "x.example"], "Name at least one setting to change."],
    [["licenses", "set", "x.example", "--seats", "many"], "--seats is a whole number from 1"],
    [["licenses", "set", "x.example", "--seats=-5"], 'to 2147483647, not "-5".'],
    [["licenses", "set", "x.example", "--seats", "0"], "--seats is a whole number from 1"],
    [
      ["licenses", "set", "x.example", "--chunks", "9999999999"],
      "--chunks is a whole number from 0",
    ],
    [["licenses", "set", "x.example", "--expires", "2026-02-30"], "--expires is a date"],
    [["licenses", "set", "x.example", "--expires", "0000-01-01"], "--expires is a date"],
    [["licenses", "set", "x.example", "--active", "no", "--follow-subscription"], "Omit --active"],
    [
      ["organizations", "usage", "x.example", "--days", "91"],
      "--days is a whole number from 1 to 90",
    ],
    [["organizations", "usage", "nobody.example", "--days", "7"], 'Run "organizations list"'],
    [["organizations", "export", "nobody.example", "/tmp"], "This organization does not exist."],
    [["licenses", "set", "x.example", "--expires", "soon"], "--expires is a date like 2027-01-31"],
    [["licenses", "set", "x.example", "--active", "maybe"], '--active is yes or no, not "maybe".'],
    [["licenses", "set", "nobody.example", "--seats", "3"], "This organization does not exist."],
    [["users", "role", "x@example.org", "owner"], 'The role is admin or member, not "owner".'],
    [["users", "show", "nobody@example.org"], 'does not exist. Run "users list"'],
    [["users", "operator", "nobody@example.org", "yes"], "This account does not exist."],
    [["users", "operator", "x@example.org", "perhaps"], "is yes or no"],
    [["password-reset", "nobody@example.org"], "This account does not exist."],
    [
      ["documents", "failed", "--organization", "nobody.example"],
      "This organization does not exist.",
    ],
    [["documents", "retry"], "Name one document or use --all."],
    [["documents", "retry", "1"], 'does not exist. Run "documents failed"'],
  ])("refuses %j with one line", async (line, words) => {
    const said = await runCommand(product, ...line).then(() => "", explain);
    expect(said).toContain(words);
    expect(said).not.toContain("\n");
  });

  it("refuses to remove the last admin, and users without an organization", async () => {
    const admin = await createTestAdmin(product);
    const refuse = (email: string) =>
      runCommand(product, "users", "role", email, "member").then(() => "", explain);
    expect(await refuse(admin.email)).toContain("the only member of the organization");
    await createTestColleague(product, admin);
    expect(await refuse(admin.email)).toContain("the only admin of the organization");
    const { email } = await createTestUser(product);
    expect(await refuse(email)).toContain("has no organization");
  });

  it("records every change in the audit log", async () => {
    const { admin, organization } = await createTestOrganization(product);
    const { email } = await createTestColleague(product, admin);
    const failed = await runCommand(
      product,
      "documents",
      "failed",
      "--organization",
      organization.id,
    );
    const [document] = failed.json as { id: string }[];
    await runCommand(product, "licenses", "set", organization.domain, "--seats", "9");
    await runCommand(product, "users", "role", email, "admin");
    await runCommand(product, "users", "operator", email, "yes");
    await runCommand(product, "password-reset", email);
    await runCommand(product, "organizations", "usage", organization.id);
    await runCommand(product, "documents", "retry", document?.id ?? "");
    const { events } = (await admin.get("/organization/audit-events/")).body;
    expect(events.slice(0, 6).map(({ action }: { action: string }) => action)).toEqual([
      "document.retried",
      "usage.exported",
      "password.reset_offered",
      "account.operator_changed",
      "member.role_changed",
      "license.changed",
    ]);
    const repaired = { action: "storage.repaired", organizationId: null };
    const before = await product.app.db.auditEvent.count({ where: repaired });
    await runCommand(product, "integrity", "--repair");
    expect(await product.app.db.auditEvent.count({ where: repaired })).toBe(before + 1);
  });

  it("shows its help", () => {
    expect(readLine(["--help"])).toBeUndefined();
    expect(readLine([])).toBeUndefined();
  });
});

describe("the command line beside the embedded product", () => {
  it("runs its commands in the product, until that ends", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "footnote-commands-"));
    const config = { ...product.app.config, dataDir, databaseUrl: undefined };
    const directory = tmpdir();
    const call = (...words: string[]) => callRunningProduct(config, { words, directory });
    expect(await call("queues")).toBeUndefined();
    const close = await openCommandSocket({ ...product.app, config });
    try {
      const admin = await createTestAdmin(product);
      const shown = await call("users", "show", admin.email, "--json");
      expect(shown).toMatchObject({ error: "", exitCode: 0 });
      expect(JSON.parse(shown?.output ?? "")).toMatchObject({ email: admin.email });
      expect(await call("users", "show", "nobody@example.org")).toEqual({
        output: "",
        error: expect.stringContaining("users list"),
        exitCode: 1,
      });
      expect(await call("users", "shew")).toMatchObject({ exitCode: 2 });
      // A killed product leaves its socket, which the next one replaces.
      const next = await openCommandSocket({ ...product.app, config });
      expect(await call("queues")).toMatchObject({ exitCode: 0 });
      await next();
    } finally {
      await close();
    }
    expect(await call("queues")).toBeUndefined();
    await rm(dataDir, { recursive: true });
  });
});
