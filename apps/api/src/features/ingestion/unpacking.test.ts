import { randomUUID } from "node:crypto";
import type { UnpackedFile } from "@footnote/contracts/unpacked-files";
import { makeEml } from "@footnote/extraction/fixtures/make-eml";
import { makeMsg } from "@footnote/extraction/fixtures/make-msg";
import { makeZip, type ZipEntry } from "@footnote/extraction/fixtures/make-zip";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client, Wire } from "../../test/client.ts";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";
import { ask, inFolder } from "../../test/test-library.ts";

let product: Product;
let member: Client;
beforeAll(async () => {
  product = await startProduct();
  member = await createTestAdmin(product);
});
afterAll(() => product.close());

type Upload = { name: string; bytes: Uint8Array | string; replace?: boolean };

/** Uploads a file, waits until it and all that comes out of it are processed, and returns it as it is then. */
async function add(folder: string, { name, bytes, replace }: Upload): Promise<Wire> {
  const form = new FormData();
  form.append("collection_id", folder);
  if (replace) form.append("if_exists", "replace");
  form.append("file", new Blob([Buffer.from(bytes as Uint8Array<ArrayBuffer>)]), name);
  const { body } = await member.postForm("/chatbot/chat/upsert_file/", form);
  await settle(body.file.id, body.task_id);
  return (await member.get(`/chatbot/files/${body.file.id}/`)).body;
}

async function settle(id: string, taskId: string): Promise<void> {
  await member.follow(taskId);
  for (const { file } of await listContents(id))
    if (file?.task_id) await settle(file.id, file.task_id);
}

const listContents = async (id: string): Promise<UnpackedFile[]> =>
  (await member.get(`/chatbot/files/${id}/unpacked/`)).body;

/** "path" of each file that is a document now, "path! reason" of the others. */
async function contentsOf(id: string): Promise<string[]> {
  const files = await listContents(id);
  return files.map(({ path, file, left_out }) => {
    const state = file && file.state !== "ready" ? ` (${file.state})` : "";
    return left_out ? `${path}! ${left_out.code}` : `${path}${file ? state : " deleted"}`;
  });
}

/** The paths of all files below a folder. */
async function listTree(folder: string, path = ""): Promise<string[]> {
  const files = (await member.get(`/chatbot/chat/get_files/?collection_id=${folder}`)).body;
  const folders = (await member.get(`/chatbot/chat/get_scopes/?parent_collection_id=${folder}`))
    .body;
  const below = await Promise.all(
    folders.map(({ id, name }: Wire) => listTree(id, `${path}${name}/`)),
  );
  return [...files.map(({ name }: Wire) => path + name), ...below.flat()].toSorted();
}

const createFolder = () => createTestFolder(member, `Folder ${randomUUID()}`);
const text = (name: string, content: string): ZipEntry => ({ name, content });
const leases = [
  text("Leases/2024/rent.txt", "The rent of the boathouse is 900 crowns."),
  text("fees.md", "# Fees\n\nThe mooring fee is 40 crowns."),
];

/** "file: passage" of each source that the answer to a question in a folder cites. */
async function listCited(folder: string, question: string): Promise<string[]> {
  const { body } = await ask(member, question, inFolder(folder));
  const { citations } = body.results.messages.at(-1).metadata;
  return citations.map(
    ({ payload }: Wire) => `${payload.metadata.filename}: ${payload.text.trim()}`,
  );
}

describe("an archive", () => {
  it("becomes a folder with its structure, whose files are searched", async () => {
    const folder = await createFolder();
    const file = await add(folder, { name: "harbour.zip", bytes: makeZip(leases) });
    expect(file).toMatchObject({ state: "ready", media_type: "application/zip", passages: 0 });
    expect(file.notices).toEqual([
      { code: "files_unpacked", message: "Contains 2 files, which are in the database." },
    ]);
    expect(await listTree(folder)).toEqual([
      "harbour.zip",
      "harbour/Leases/2024/rent.txt",
      "harbour/fees.md",
    ]);
    const { body } = await ask(member, "What is the rent of the boathouse?", inFolder(folder));
    expect(body.results.messages.at(-1).content).toContain("900 crowns");
  });

  it("is not cited itself: its files are, though their names hold the words of the question", async () => {
    const folder = await createFolder();
    const bytes = makeZip([
      text("Crane/Who insures the crane.txt", "The crane is insured by the Nordhavn Mutual."),
      text("Crane/Crane insurance.exe", "MZ"),
    ]);
    await add(folder, { name: "Insurance of the crane.zip", bytes });
    expect(await listCited(folder, "Who insures the crane?")).toEqual([
      "Who insures the crane.txt: The crane is insured by the Nordhavn Mutual.",
    ]);
    const { body } = await ask(member, "Which files are there?", inFolder(folder));
    const { content } = body.results.messages.at(-1);
    expect(content).toContain("Insurance of the crane.zip");
    expect(content).toContain("Who insures the crane.txt");
    expect(
      (await ask(member, "Summarize Insurance of the crane.zip", inFolder(folder))).status,
    ).toBe(200);
  });

  it("says which files were left out, and why", async () => {
    const folder = await createFolder();
    const deep = `${"f/".repeat(25)}rent.txt`;
    const bytes = makeZip([
      ...leases,
      text("tool.exe", "MZ"),
      text("../outside.txt", "x"),
      text("inner.zip", "PK"),
      text(deep, "x"),
      { name: "secret.txt", content: "x", flags: 1 },
      { name: "damaged.txt", content: "x".repeat(500), states: { crc: 1 } },
      text("wrong.pdf", "no pdf"),
    ]);
    const { id, state, notices } = await add(folder, { name: "mixed.zip", bytes });
    expect([state, notices[0].message]).toEqual([
      "ready",
      "Contains 9 files: 3 are in the database, 6 were left out.",
    ]);
    expect(await contentsOf(id)).toEqual([
      "Leases/2024/rent.txt",
      "fees.md",
      "tool.exe! type_unsupported",
      "../outside.txt! unsafe_path",
      "inner.zip! nested_archive",
      `${deep}! too_deep`,
      "secret.txt! password_protected",
      "damaged.txt! damaged",
      "wrong.pdf (failed)",
    ]);
    const [, , tool] = await listContents(id);
    expect(tool?.left_out?.message).toBe("File type .exe not supported.");
  });

  it("that is uploaded again adds nothing twice, and a newer version replaces what has changed", async () => {
    const folder = await createFolder();
    const first = await add(folder, { name: "harbour.zip", bytes: makeZip(leases) });
    const before = await listTree(folder);
    const again = await add(folder, { name: "harbour.zip", bytes: makeZip(leases, "again") });
    expect(await listTree(folder)).toEqual([...before, "harbour.zip"].toSorted());
    expect(await contentsOf(again.id)).toEqual(["Leases/2024/rent.txt", "fees.md"]);
    await member.delete(`/chatbot/files/${again.id}/delete/`);

    const bytes = makeZip([leases[0]!, text("fees.md", "The mooring fee is 55 crowns.")]);
    const newer = await add(folder, { name: "harbour.zip", bytes, replace: true });
    expect(await listTree(folder)).toEqual(before);
    const [, fees] = await listContents(newer.id);
    const versions = await member.get(`/chatbot/files/${fees?.file?.id}/versions/`);
    expect(versions.body.map(({ state }: Wire) => state)).toEqual(["ready", "outdated"]);
    const former = (await member.get(`/chatbot/files/${first.id}/`)).body;
    expect(former.state).toBe("outdated");
  });

  it("leaves its files when it is deleted", async () => {
    const folder = await createFolder();
    const { id } = await add(folder, { name: "harbour.zip", bytes: makeZip(leases) });
    await member.delete(`/chatbot/files/${id}/delete/`);
    expect(await listTree(folder)).toEqual(["harbour/Leases/2024/rent.txt", "harbour/fees.md"]);
  });

  it.each([
    ["damaged", Buffer.from("PK\u0003\u0004 and nothing more"), "truncated"],
    ["with a password", makeZip([{ name: "a.txt", content: "x", flags: 1 }]), "password_protected"],
  ])("that is %s fails with the reason and adds nothing", async (_, bytes, code) => {
    const folder = await createFolder();
    const file = await add(folder, { name: "harbour.zip", bytes });
    expect([file.state, file.failure.code]).toEqual(["failed", code]);
    expect(await listTree(folder)).toEqual(["harbour.zip"]);
  });
});

const attachment = (name: string, content: string) => ({
  type: "text/plain; charset=utf-8",
  content,
  headers: `Content-Disposition: attachment; filename="${name}"`,
});
const forward = (content: string) => ({
  type: "message/rfc822",
  content,
  headers: 'Content-Disposition: attachment; filename="forwarded.eml"',
});
let boundaries = 0;
/** A mail whose parts may be mails: each has a boundary of its own. */
const mail = (parts: { type: string; content: string; headers: string }[]) =>
  makeEml({ subject: "Lease", text: "See attached.", parts }).replaceAll(
    "=_part_of_the_message",
    `=_${(boundaries += 1)}`,
  );

describe("the attachments of a mail", () => {
  it("become documents beside it, named after it", async () => {
    const folder = await createFolder();
    const bytes = mail([
      attachment("rent.txt", "The rent is 900 crowns."),
      attachment("a.exe", "MZ"),
    ]);
    const { id, notices } = await add(folder, { name: "Lease.eml", bytes });
    expect(await listTree(folder)).toEqual(["Lease - rent.txt", "Lease.eml"]);
    expect(await contentsOf(id)).toEqual(["rent.txt", "a.exe! type_unsupported"]);
    expect(notices[0].message).toBe("Contains 2 files: 1 is in the database, 1 was left out.");
  });

  it("are cited in place of the mail that names them", async () => {
    const folder = await createFolder();
    const bytes = mail([
      attachment("Insurance of the crane.txt", "The crane is insured by the Nordhavn Mutual."),
      attachment("Crane insurance.exe", "MZ"),
    ]);
    await add(folder, { name: "Lease.eml", bytes });
    expect(await listCited(folder, "Who insures the crane?")).toEqual([
      "Lease - Insurance of the crane.txt: The crane is insured by the Nordhavn Mutual.",
    ]);
  });

  it("without a text of their own mail are searched, too", async () => {
    const folder = await createFolder();
    const attachments = [{ name: "rent.txt", bytes: Buffer.from("The rent is 900 crowns.") }];
    const file = await add(folder, {
      name: "Empty.msg",
      bytes: makeMsg({ texts: {}, attachments }),
    });
    expect(file).toMatchObject({ state: "ready", passages: 0 });
    expect(await listTree(folder)).toEqual(["Empty - rent.txt", "Empty.msg"]);
  });

  it("are moved and deleted with it, unless they were moved elsewhere or belong to another mail", async () => {
    const [folder, elsewhere] = [await createFolder(), await createFolder()];
    const shared = attachment("rent.txt", "The rent is 900 crowns.");
    const one = mail([shared, attachment("plan.txt", "The plan")]);
    const first = await add(folder, { name: "Lease.eml", bytes: one });
    const second = await add(folder, { name: "Lease.eml", bytes: mail([shared]) });
    const [, plan] = await listContents(first.id);
    await move(plan?.file?.id ?? "", elsewhere);
    await member.delete(`/chatbot/files/${first.id}/delete/`);
    expect(await listTree(folder)).toEqual(["Lease - rent.txt", "Lease.eml"]);
    await move(second.id, elsewhere);
    expect(await listTree(elsewhere)).toEqual([
      "Lease - plan.txt",
      "Lease - rent.txt",
      "Lease.eml",
    ]);
    await member.delete(`/chatbot/files/${second.id}/delete/`);
    expect(await listTree(elsewhere)).toEqual(["Lease - plan.txt"]);
  });

  it("may be mails and an archive, but not without end", async () => {
    const folder = await createFolder();
    const letters = Array.from({ length: 5 }).reduce<string>(
      (inner) => mail([forward(inner)]),
      mail([attachment("rent.txt", "The rent is 900 crowns.")]),
    );
    await add(folder, { name: "M.eml", bytes: letters });
    const names = ["M - forwarded - forwarded.eml", "M - forwarded.eml", "M.eml"];
    expect(await listTree(folder)).toEqual(names);

    const packed = makeZip([text("fees.txt", "The fee is 40 crowns."), text("x.zip", "PK")]);
    const base64 = {
      type: "application/zip",
      content: packed.toString("base64"),
      headers: `Content-Transfer-Encoding: base64\r\n${attachment("fees.zip", "").headers}`,
    };
    const within = await createFolder();
    await add(within, { name: "M.eml", bytes: mail([base64]) });
    expect(await listTree(within)).toEqual(["M - fees.zip", "M - fees/fees.txt", "M.eml"]);
    const around = await createFolder();
    await add(around, { name: "all.zip", bytes: makeZip([text("M.eml", mail([base64]))]) });
    expect(await listTree(around)).toEqual(["all.zip", "all/M.eml"]);
  });
});

async function move(id: string, to: string): Promise<void> {
  const body = { items: [{ kind: "file", id }], target_collection_id: to };
  const { status } = await member.post("/chatbot/entries/move/", body);
  expect(status).toBe(200);
}

describe("files that come out of a document", () => {
  it("count against the license like uploads", async () => {
    const folder = await createFolder();
    const { id } = await add(folder, { name: "one.txt", bytes: "One." });
    const { organizationId } = await product.app.db.document.findUniqueOrThrow({ where: { id } });
    const documents = (await product.app.db.document.count({ where: { organizationId } })) + 2;
    await product.app.db.license.update({
      where: { organizationId },
      data: { maxDocuments: documents },
    });
    const file = await add(folder, { name: "harbour.zip", bytes: makeZip(leases) });
    await product.app.db.license.update({
      where: { organizationId },
      data: { maxDocuments: null },
    });
    expect(await contentsOf(file.id)).toEqual(["Leases/2024/rent.txt", "fees.md! no_room"]);
  });

  it("can be listed by members of the organization only", async () => {
    const folder = await createFolder();
    const { id } = await add(folder, { name: "harbour.zip", bytes: makeZip(leases) });
    const stranger = await createTestAdmin(product);
    expect((await stranger.get(`/chatbot/files/${id}/unpacked/`)).status).toBe(404);
  });
});
