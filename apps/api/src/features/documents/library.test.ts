import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client, Wire } from "../../test/client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { checkIntegrity } from "./integrity.service.ts";
import { renameTo } from "./uploads.rules.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function uploadTestFile(member: Client, folder: string, name: string): Promise<string> {
  const last = await uploadTestDocument(member, folder, { name, bytes: `This is ${name}.` });
  return last.result.file.id;
}
const filesOf = (member: Client, folder: string, more = "") =>
  member.get(`/chatbot/chat/get_files/?collection_id=${folder}${more}`);
const foldersOf = (member: Client, parent: string, more = "") =>
  member.get(`/chatbot/chat/get_scopes/?parent_collection_id=${parent}${more}`);
const namesOf = ({ body }: Wire): string[] => body.map(({ name }: { name: string }) => name);
const move = (member: Client, target: string | null, ...items: object[]) =>
  member.post("/chatbot/entries/move/", { items, target_collection_id: target });
const file = (id: string, parent?: string) => ({ kind: "file", id, parent_collection_id: parent });
const folder = (id: string, parent?: string | null) => ({
  kind: "folder",
  id,
  parent_collection_id: parent,
});

describe("a new name of a file", () => {
  it.each([
    ["Plan B", ".pdf", "Plan B.pdf"],
    ["Plan B.PDF", ".pdf", "Plan B.PDF"],
    ["notes.v2", ".md", "notes.v2.md"],
    ["a/b", ".txt", "b.txt"],
  ])("%j of a %s is %j", (typed, extension, name) => {
    expect(renameTo(typed, extension)).toBe(name);
  });
});

describe("renaming", () => {
  it("changes a file's name and keeps its extension, if it is still as the caller saw it", async () => {
    const member = await createTestAdmin(product);
    const at = await createTestFolder(member, "Notes");
    const id = await uploadTestFile(member, at, "draft.txt");
    const answer = await member.patch(`/chatbot/files/${id}/`, { name: " Final " });
    expect([answer.status, answer.body.name]).toEqual([200, "Final.txt"]);
    const late = { name: "Other", previous_name: "draft.txt" };
    const refused = await member.patch(`/chatbot/files/${id}/`, late);
    expect([refused.status, refused.body.code]).toEqual([409, "library.changed"]);
    expect(namesOf(await filesOf(member, at))).toEqual(["Final.txt"]);
    const empty = await member.patch(`/chatbot/files/${id}/`, { name: "  " });
    expect([empty.status, empty.body.error]).toEqual([400, "File name cannot be empty."]);
  });

  it("changes a folder's name unless a sibling has it; the case alone may change", async () => {
    const member = await createTestAdmin(product);
    const plans = await createTestFolder(member, "plans");
    await createTestFolder(member, "Drafts");
    const path = `/chatbot/chat/${plans}/update_scope/`;
    expect((await member.patch(path, { name: "Plans" })).body.name).toBe("Plans");
    const taken = await member.patch(path, { name: "drafts" });
    expect([taken.status, taken.body.code]).toEqual([409, "folder.name_taken"]);
    const late = await member.patch(path, { name: "Other", previous_name: "plans" });
    expect([late.status, late.body.code]).toEqual([409, "library.changed"]);
  });
});

describe("moving", () => {
  it("puts files and folders elsewhere, and the search finds them there", async () => {
    const member = await createTestAdmin(product);
    const from = await createTestFolder(member, "From");
    const inner = await createTestFolder(member, "Inner", from);
    const to = await createTestFolder(member, "To");
    const id = await uploadTestFile(member, from, "tide.txt");
    const answer = await move(member, to, file(id, from), folder(inner, from));
    expect([answer.status, answer.body.moved]).toEqual([200, 2]);
    expect(namesOf(await filesOf(member, to))).toEqual(["tide.txt"]);
    expect(namesOf(await foldersOf(member, to))).toEqual(["Inner"]);
    expect(namesOf(await filesOf(member, from))).toEqual([]);
    const ask = (scope: string) =>
      member.post("/chatbot/chat/agent_message/", {
        message: "What is tide.txt?",
        search_settings: { filters: { collection_ids: { $overlap: [scope] } } },
      });
    const cited = async (scope: string) =>
      (await ask(scope)).body.results.messages[0].metadata.citations.length;
    expect([await cited(from), await cited(to)]).toEqual([0, 1]);
    expect((await checkIntegrity(product.app)).flatMap(({ ids }) => ids)).toEqual([]);
  });

  it("is all or nothing: a taken name, a circle or a changed place refuses it", async () => {
    const member = await createTestAdmin(product);
    const a = await createTestFolder(member, "A");
    const below = await createTestFolder(member, "Below", a);
    const upper = await createTestFolder(member, "Double");
    await createTestFolder(member, "double", a);
    const id = await uploadTestFile(member, below, "one.txt");
    const refusals = [
      [a, file(id), folder(upper)],
      [below, file(id), folder(a)],
      [a, folder(a)],
      [a, file(id, a)],
      [a, folder(upper, a)],
      [null, file(id)],
    ] as const;
    const answers = [];
    for (const [target, ...items] of refusals) answers.push(await move(member, target, ...items));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, "folder.name_taken"],
      [409, "folder.cycle"],
      [409, "folder.cycle"],
      [409, "library.changed"],
      [409, "library.changed"],
      [400, "library.file_at_root"],
    ]);
    expect(namesOf(await filesOf(member, below))).toEqual(["one.txt"]);
  });

  it("never makes a circle of two moves at once", async () => {
    const member = await createTestAdmin(product);
    const [a, b] = [await createTestFolder(member, "A"), await createTestFolder(member, "B")];
    const both = await Promise.all([move(member, b, folder(a)), move(member, a, folder(b))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await member.get("/folders/all/")).body).toHaveLength(2);
  });

  it("keeps to twenty levels", async () => {
    const member = await createTestAdmin(product);
    const tall = await createTestFolder(member, "Tall");
    await createTestFolder(member, "Below", tall);
    let deepest: string | undefined;
    for (let level = 1; level <= 19; level += 1) {
      deepest = await createTestFolder(member, `${level}`, deepest);
    }
    const answer = await move(member, deepest ?? null, folder(tall));
    expect([answer.status, answer.body.code]).toEqual([400, "folder.too_deep"]);
  });
});

describe("deleting several", () => {
  it("reports the outcome of each, including what went with a folder", async () => {
    const member = await createTestAdmin(product);
    const outer = await createTestFolder(member, "Outer");
    const inner = await createTestFolder(member, "Inner", outer);
    const id = await uploadTestFile(member, inner, "one.txt");
    const stranger = await createTestAdmin(product);
    const foreign = await createTestFolder(stranger, "Theirs");
    const items = [folder(outer), folder(inner), file(id), folder(foreign), file(foreign)];
    const body = { items, delete_documents: true };
    const { status, body: answer } = await member.post("/chatbot/entries/delete/", body);
    const outcomes = answer.results.map((r: Wire) => [r.deleted, r.error?.code ?? null]);
    expect([status, outcomes]).toEqual([
      200,
      [
        [true, null],
        [true, null],
        [true, null],
        [false, "folder.not_found"],
        [false, "document.not_found"],
      ],
    ]);
    const { events } = (await member.get("/organization/audit-events/?limit=3")).body;
    expect(events.map(({ action, target }: Wire) => [action, target.name])).toEqual(
      expect.arrayContaining([
        ["document.deleted", "one.txt"],
        ["folder.deleted", "Outer"],
      ]),
    );
    expect((await member.get("/folders/all/")).body).toEqual([]);
    expect(namesOf(await stranger.get("/chatbot/chat/get_scopes/"))).toEqual(["Theirs"]);
    // The bytes go by a job after it.
    const findings = (await checkIntegrity(product.app)).filter(({ ids }) => ids.length > 0);
    expect(findings.filter(({ question }) => !question.startsWith("blobs"))).toEqual([]);
  });
});

describe("listings", () => {
  it("come in pages that neither repeat nor leave out, in the order asked for", async () => {
    const member = await createTestAdmin(product);
    const at = await createTestFolder(member, "Many");
    for (const name of ["b.txt", "A.txt", "c.txt", "d.txt", "ä.txt"]) {
      await member.upload(at, { name, bytes: name });
    }
    for (const sort of ["name", "-name", "created_at", "-created_at"]) {
      const whole = namesOf(await filesOf(member, at, `&sort=${sort}`));
      const first = await filesOf(member, at, `&sort=${sort}&limit=2`);
      expect(first.headers.get("x-total-count")).toBe("5");
      const cursor = encodeURIComponent(first.headers.get("x-next-cursor") ?? "");
      const rest = await filesOf(member, at, `&sort=${sort}&limit=3&cursor=${cursor}`);
      expect(rest.headers.get("x-next-cursor")).toBeNull();
      expect([...namesOf(first), ...namesOf(rest)]).toEqual(whole);
    }
    expect(namesOf(await filesOf(member, at, "&sort=name")).slice(0, 4)).toEqual([
      "A.txt",
      "b.txt",
      "c.txt",
      "d.txt",
    ]);
    const wrong = await filesOf(member, at, "&sort=name&cursor=nonsense");
    expect([wrong.status, wrong.body.detail]).toMatchObject([400, [{ field: "cursor" }]]);
  });

  it("are narrowed by a part of the name, whatever its case", async () => {
    const member = await createTestAdmin(product);
    const outer = await createTestFolder(member, "Ärztliches");
    await createTestFolder(member, "50% off", outer);
    await createTestFolder(member, "500 off", outer);
    expect(namesOf(await foldersOf(member, outer, "&search=50%25"))).toEqual(["50% off"]);
    expect(namesOf(await foldersOf(member, "null", "&search=ÄRZT"))).toEqual(["Ärztliches"]);
  });

  it("find by name across all folders, and know the latest files and where they are", async () => {
    const member = await createTestAdmin(product);
    const outer = await createTestFolder(member, "Contracts");
    const inner = await createTestFolder(member, "Signed contracts", outer);
    await uploadTestFile(member, outer, "Contract A.txt");
    await uploadTestFile(member, inner, "Contract B.txt");
    await uploadTestFile(member, inner, "Minutes.txt");
    const found = (await member.get("/chatbot/entries/search/?search=contract&limit=1")).body;
    expect(found.folders.map(({ path }: Wire) => path)).toEqual([
      ["Contracts"],
      ["Contracts", "Signed contracts"],
    ]);
    expect([found.total, found.files[0].name, found.files[0].path]).toEqual([
      2,
      "Contract A.txt",
      ["Contracts"],
    ]);
    const next = `/chatbot/entries/search/?search=contract&cursor=${found.next_cursor}`;
    const rest = (await member.get(next)).body;
    expect([rest.folders, namesOf({ body: rest.files }), rest.next_cursor]).toEqual([
      [],
      ["Contract B.txt"],
      null,
    ]);
    const recent = (await member.get("/chatbot/recent_files/?limit=2")).body;
    expect(
      recent.map(({ name, path, collection_id: id }: Wire) => [name, path.at(-1), id]),
    ).toEqual([
      ["Minutes.txt", "Signed contracts", inner],
      ["Contract B.txt", "Signed contracts", inner],
    ]);
    const stranger = await createTestAdmin(product);
    expect((await stranger.get("/chatbot/recent_files/")).body).toEqual([]);
    expect((await stranger.get("/chatbot/entries/search/?search=contract")).body.total).toBe(0);
    // What no database stores is looked for without it; nothing at all cannot be looked for.
    expect((await member.get("/chatbot/entries/search/?search=con%00tract")).body.total).toBe(2);
    expect((await member.get("/chatbot/entries/search/?search=%00")).status).toBe(400);
  });
});
