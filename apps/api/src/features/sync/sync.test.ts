import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client, Wire } from "../../test/client.ts";
import { createTestAdmin, createTestColleague, createTestFolder } from "../../test/fixtures.ts";
import { type Product, startProduct } from "../../test/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type Followed = { admin: Client; folder: string; directory: string };

/** An organization with a folder and a directory of the server that it may follow. */
async function prepare(): Promise<Followed> {
  const admin = await createTestAdmin(product);
  const folder = await createTestFolder(admin, "Shared");
  const directory = await mkdtemp(join(tmpdir(), "footnote-followed-"));
  const { body } = await admin.get("/organization/current/");
  product.app.config.syncDirectories.push({ organizationId: body.id, path: directory });
  return { admin, folder, directory };
}

async function follow({ admin, folder, directory }: Followed) {
  const body = { settings: { kind: "directory", path: directory } };
  return admin.post(`/folders/${folder}/source/`, body);
}

/** Waits for the requested synchronisation and returns what the folder says of it. */
async function waitForSync({ admin, folder }: Followed) {
  const read = async () => (await admin.get(`/folders/${folder}/source/`)).body.source;
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toBe("idle");
  return read();
}

async function syncAgain(followed: Followed) {
  const started = await followed.admin.post(`/folders/${followed.folder}/source/sync/`);
  expect(started.status).toBe(202);
  return waitForSync(followed);
}

async function listAll(admin: Client): Promise<string[]> {
  const { body } = await admin.get("/chatbot/recent_files/?limit=100");
  const files = body as { path: string[]; name: string }[];
  return files.map(({ path, name }) => [...path, name].join("/")).toSorted();
}

describe("a folder that follows a directory", () => {
  it("gets its files, new versions of changed ones, and loses those that are gone", async () => {
    const followed = await prepare();
    const { admin, directory } = followed;
    await mkdir(join(directory, "2024"));
    await writeFile(join(directory, "2024", "fees.md"), "The fee is 40 euros.");
    await writeFile(join(directory, "tides.txt"), "High water at nine.");
    await writeFile(join(directory, "program.exe"), "MZ");
    expect((await follow(followed)).status).toBe(202);
    const counts = { added: 2, changed: 0, deleted: 0, unchanged: 0, skipped: 1, failed: 0 };
    expect(await waitForSync(followed)).toMatchObject({ result: counts, error: null });
    expect(await listAll(admin)).toEqual(["Shared/2024/fees.md", "Shared/tides.txt"]);
    expect((await syncAgain(followed)).result).toEqual({ ...counts, added: 0, unchanged: 2 });

    await writeFile(join(directory, "2024", "fees.md"), "The fee is 55 euros.");
    await rm(join(directory, "tides.txt"));
    expect((await syncAgain(followed)).result).toMatchObject({ changed: 1, deleted: 1 });
    await expect.poll(() => listAll(admin)).toEqual(["Shared/2024/fees.md"]);
    const [file] = (await admin.get("/chatbot/recent_files/")).body;
    expect((await admin.get(`/chatbot/files/${file.id}/versions/`)).body).toHaveLength(2);

    const { body } = await admin.get("/organization/audit-events/");
    const actions = body.events.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action === "folder.synced")).toHaveLength(2);
    expect(actions).toContain("folder.source_set");
  });

  it("keeps what people have uploaded, also in place of its own files", async () => {
    const followed = await prepare();
    const { admin, folder, directory } = followed;
    await writeFile(join(directory, "a.txt"), "The text of the directory.");
    await follow(followed);
    await waitForSync(followed);
    await admin.upload(folder, { name: "theirs.txt", bytes: "The text of a person." });
    const form = new FormData();
    form.append("collection_id", folder);
    form.append("if_exists", "replace");
    form.append("file", new Blob(["The text of a person."]), "a.txt");
    const { body } = await admin.postForm("/chatbot/chat/upsert_file/", form);
    await admin.follow(body.task_id);

    await writeFile(join(directory, "a.txt"), "The new text of the directory.");
    await syncAgain(followed);
    await expect
      .poll(() => listAll(admin))
      .toEqual(["Shared/a.txt", "Shared/a.txt", "Shared/theirs.txt"]);
    await rm(join(directory, "a.txt"));
    await writeFile(join(directory, "b.txt"), "Another text.");
    await syncAgain(followed);
    expect(await listAll(admin)).toEqual(["Shared/a.txt", "Shared/b.txt", "Shared/theirs.txt"]);
    expect((await admin.get(`/chatbot/files/${body.file.id}/`)).body.state).toBe("ready");
  });

  it("deletes the folders that it made for them when they are empty, and no others", async () => {
    const followed = await prepare();
    const { admin, folder, directory } = followed;
    const theirs = await createTestFolder(admin, "Theirs", folder);
    await mkdir(join(directory, "Theirs"));
    await mkdir(join(directory, "2024", "March"), { recursive: true });
    await mkdir(join(directory, "2025"));
    for (const path of ["Theirs/a.txt", "2024/March/b.txt", "2025/c.txt", "d.txt"])
      await writeFile(join(directory, path), `The text of ${path}.`);
    await follow(followed);
    await waitForSync(followed);
    const { body: tree } = await admin.get("/folders/all/");
    const kept = tree.find(({ name }: Wire) => name === "2025").id;
    await admin.upload(kept, { name: "person.txt", bytes: "The text of a person." });
    for (const path of ["Theirs", "2024", "2025"])
      await rm(join(directory, path), { recursive: true });
    expect((await syncAgain(followed)).result).toMatchObject({ deleted: 3 });
    const { body: after } = await admin.get("/folders/all/");
    expect(after.map(({ name }: Wire) => name)).toEqual(["Shared", "2025", "Theirs"]);
    expect(after.some(({ id }: Wire) => id === theirs)).toBe(true);
    const { body } = await admin.get("/organization/audit-events/");
    const gone = body.events.filter(({ action }: Wire) => action === "folder.deleted");
    expect(gone.map(({ target }: Wire) => target.name).toSorted()).toEqual(["2024", "March"]);
  });

  it("deletes nothing when the directory is empty or gone, and says so", async () => {
    const followed = await prepare();
    const { admin, directory } = followed;
    await writeFile(join(directory, "a.txt"), "A text.");
    await follow(followed);
    await waitForSync(followed);
    await rm(join(directory, "a.txt"));
    expect((await syncAgain(followed)).error).toContain("The source is empty");
    const names = ["b", "c", "d", "e"].map((name) => `${name}.txt`);
    for (const name of names) await writeFile(join(directory, name), name);
    await syncAgain(followed);
    for (const name of names) await rm(join(directory, name));
    await writeFile(join(directory, "NOT_MOUNTED.txt"), "Mount it first.");
    for (const name of ["1.exe", "2.exe", "3.exe"]) await writeFile(join(directory, name), "MZ");
    for (let time = 0; time < 2; time += 1)
      expect((await syncAgain(followed)).error).toContain("Most of the earlier files");
    expect(await listAll(admin)).toEqual(
      ["NOT_MOUNTED", "b", "c", "d", "e"].map((name) => `Shared/${name}.txt`),
    );
    // What people have deleted themselves is no longer missed.
    const { body: files } = await admin.get("/chatbot/recent_files/?limit=100");
    for (const { id } of files.filter(({ name }: Wire) => names.includes(name)))
      expect((await admin.delete(`/chatbot/files/${id}/delete/`)).status).toBe(200);
    expect(await syncAgain(followed)).toMatchObject({ error: null, result: { deleted: 0 } });
    await rm(directory, { recursive: true });
    expect((await syncAgain(followed)).error).toContain("does not exist");
    expect(await listAll(admin)).toEqual(["Shared/NOT_MOUNTED.txt"]);
  });

  it("does not bring back what people have deleted when the directory was empty for a while", async () => {
    const followed = await prepare();
    const { admin, directory } = followed;
    await writeFile(join(directory, "a.txt"), "A text.");
    await follow(followed);
    await waitForSync(followed);
    const { body: files } = await admin.get("/chatbot/recent_files/?limit=100");
    await admin.delete(`/chatbot/files/${files[0].id}/delete/`);
    await rm(join(directory, "a.txt"));
    expect(await syncAgain(followed)).toMatchObject({ error: null, result: { deleted: 0 } });
    await writeFile(join(directory, "a.txt"), "A text.");
    expect(await syncAgain(followed)).toMatchObject({ error: null, result: { added: 0 } });
    expect(await listAll(admin)).toEqual([]);
  });

  it("lets what is gone wait for a day beside a name that is not encoded in UTF-8", async () => {
    const followed = await prepare();
    const { admin, directory } = followed;
    for (const name of ["a.txt", "b.txt"]) await writeFile(join(directory, name), `Text ${name}`);
    await follow(followed);
    expect((await waitForSync(followed)).result).toMatchObject({ added: 2, failed: 0 });
    await rename(
      join(directory, "a.txt"),
      Buffer.concat([Buffer.from(`${directory}/`), Buffer.from([0xe4])]),
    );
    const below = Buffer.concat([Buffer.from(`${directory}/`), Buffer.from([0xf6, 0xf6])]);
    await mkdir(below);
    await writeFile(Buffer.concat([below, Buffer.from("/c.txt")]), "Text c.");
    const { result, failures } = await syncAgain(followed);
    expect(result).toMatchObject({ deleted: 0, failed: 3, unchanged: 1 });
    expect(failures.map(({ path }: Wire) => path)).toEqual(["a.txt", "\uFFFD", "\uFFFD\uFFFD"]);
    const { body } = await admin.get("/organization/current/");
    await product.app.db.$executeRaw`
      update synced_file set waits_since = waits_since - interval '25 hours' where organization_id = ${body.id}::uuid`;
    expect((await syncAgain(followed)).result).toMatchObject({ deleted: 1, failed: 2 });
  });

  it("names the files that cannot be added, and tries them again", async () => {
    const followed = await prepare();
    await writeFile(join(followed.directory, "empty.txt"), "");
    await follow(followed);
    const failed = await waitForSync(followed);
    expect(failed.result).toMatchObject({ added: 0, failed: 1 });
    expect(failed.failures).toEqual([{ path: "empty.txt", message: 'File "empty.txt" is empty.' }]);
    await writeFile(join(followed.directory, "empty.txt"), "No longer.");
    const added = await syncAgain(followed);
    expect([added.result.added, added.failures]).toEqual([1, []]);
  });
});

describe("the source of a folder", () => {
  it("must be a directory that this organization may follow", async () => {
    const followed = await prepare();
    const other = await prepare();
    for (const path of [other.directory, "/etc", join(followed.directory, "missing")]) {
      const { status, body } = await follow({ ...followed, directory: path });
      expect([status, body.code]).toEqual([400, "source.unavailable"]);
    }
  });

  it("is the business of admins", async () => {
    const followed = await prepare();
    const member = await createTestColleague(product, followed.admin);
    expect((await follow({ ...followed, admin: member })).status).toBe(403);
    expect((await member.get(`/folders/${followed.folder}/source/`)).status).toBe(403);
  });

  it("can be removed, and the files stay", async () => {
    const followed = await prepare();
    const { admin, folder, directory } = followed;
    await writeFile(join(directory, "a.txt"), "A text.");
    await follow(followed);
    await waitForSync(followed);
    expect((await admin.delete(`/folders/${folder}/source/`)).status).toBe(200);
    expect((await admin.get(`/folders/${folder}/source/`)).body).toEqual({ source: null });
    expect((await admin.post(`/folders/${folder}/source/sync/`)).status).toBe(404);
    expect(await listAll(admin)).toEqual(["Shared/a.txt"]);
  });
});
