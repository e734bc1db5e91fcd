import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Client } from "./client.ts";
import { createTestAdmin } from "./fixtures.ts";
import { type Product, startProduct } from "./product.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

let product: Product;
let directory: string;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "footnote-sync-"));
  return () => rm(directory, { recursive: true, force: true });
});

/** Runs the command for the directory of the test. */
async function sync(key: string): Promise<{ code: number | null; output: string }> {
  const args = ["scripts/sync.mjs", directory, "--folder", "Shared/Notes", "--url", product.url];
  const env = { PATH: process.env["PATH"] ?? "", FOOTNOTE_API_KEY: key };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

async function createKey(admin: Client): Promise<string> {
  const scopes = ["read", "write"];
  const { body } = await admin.post("/auth/api-keys/", { name: "Sync", scopes });
  return body.key;
}

/** All files of the organization as "path/name". */
async function listAll(admin: Client): Promise<string[]> {
  const { body } = await admin.get("/chatbot/recent_files/?limit=100");
  const files = body as { path: string[]; name: string }[];
  return files.map(({ path, name }) => [...path, name].join("/")).toSorted();
}

async function findFolder(admin: Client, name: string): Promise<string> {
  const { body } = await admin.get("/folders/all/");
  return (body as { id: string; name: string }[]).find((folder) => folder.name === name)?.id ?? "";
}

it("uploads what is new, replaces what has changed, and deletes what is gone", async () => {
  const admin = await createTestAdmin(product);
  const key = await createKey(admin);
  await mkdir(join(directory, "2024"));
  await writeFile(join(directory, "tides.txt"), "High water at nine.");
  await writeFile(join(directory, "2024", "fees.md"), "The fee is 40 euros.");
  await writeFile(join(directory, "program.exe"), "MZ");
  const first = await sync(key);
  expect(first.output).toContain(
    "2 added, 0 changed, 0 deleted, 0 unchanged, 1 skipped (unsupported type), 0 failed",
  );
  expect(first.code).toBe(0);
  const both = ["Shared/Notes/2024/fees.md", "Shared/Notes/tides.txt"];
  expect(await listAll(admin)).toEqual(both);

  // Another time alone is no change.
  await utimes(join(directory, "tides.txt"), new Date(), new Date());
  expect((await sync(key)).output).toContain("0 added, 0 changed, 0 deleted, 2 unchanged");

  await writeFile(join(directory, "2024", "fees.md"), "The fee is 55 euros.");
  await rm(join(directory, "tides.txt"));
  expect((await sync(key)).output).toContain("0 added, 1 changed, 1 deleted, 0 unchanged");
  const { body } = await admin.get(
    `/chatbot/chat/get_files/?collection_id=${await findFolder(admin, "2024")}`,
  );
  const versions = await admin.get(`/chatbot/files/${body[0].id}/versions/`);
  expect(versions.body).toHaveLength(2);
  expect(await listAll(admin)).not.toContain("Shared/Notes/tides.txt");
});

it("neither replaces nor deletes what people have uploaded", async () => {
  const admin = await createTestAdmin(product);
  const key = await createKey(admin);
  await writeFile(join(directory, "own.txt"), "The text of the directory.");
  await sync(key);
  const folder = await findFolder(admin, "Notes");
  await admin.upload(folder, { name: "theirs.txt", bytes: "The text of a person." });
  await admin.upload(folder, { name: "same.txt", bytes: "The same text." });
  await writeFile(join(directory, "theirs.txt"), "Another text.");
  await writeFile(join(directory, "same.txt"), "The same text.");
  expect((await sync(key)).output).toContain("1 added, 0 changed, 0 deleted, 2 unchanged");
  const beside = ["own.txt", "same.txt", "theirs.txt", "theirs.txt"];
  expect(await listAll(admin)).toEqual(beside.map((name) => `Shared/Notes/${name}`));
  await rm(join(directory, "theirs.txt"));
  await rm(join(directory, "same.txt"));
  await sync(key);
  const left = ["own.txt", "same.txt", "theirs.txt"];
  expect(await listAll(admin)).toEqual(left.map((name) => `Shared/Notes/${name}`));
});

it("recognises an upload that a killed run has not recorded", async () => {
  const admin = await createTestAdmin(product);
  const key = await createKey(admin);
  await writeFile(join(directory, "a.txt"), "A text.");
  await writeFile(join(directory, "b.txt"), "Another text.");
  await sync(key);
  const [name = ""] = (await readdir(directory)).filter((file) => file.startsWith(".footnote"));
  const lines = (await readFile(join(directory, name), "utf8")).split("\n").filter(Boolean);
  // What such a run leaves: it has begun to send a.txt, and the last line is cut off.
  const left = lines.map((line) => {
    const { path, entry } = JSON.parse(line);
    const sending = { ...entry, sha256: "", ids: [], sending: entry.sha256 };
    return JSON.stringify({ path, entry: path === "a.txt" ? sending : entry });
  });
  await writeFile(join(directory, name), `${left.join("\n")}\n{"path":"b.t`);
  expect((await sync(key)).output).toContain("0 added, 0 changed, 0 deleted, 2 unchanged");
  await rm(join(directory, "a.txt"));
  expect((await sync(key)).output).toContain("1 deleted, 1 unchanged");
  expect(await listAll(admin)).toEqual(["Shared/Notes/b.txt"]);
});

it("deletes nothing when the directory is empty, and names a missing key", async () => {
  const admin = await createTestAdmin(product);
  const key = await createKey(admin);
  await writeFile(join(directory, "a.txt"), "A text.");
  await sync(key);
  await rm(join(directory, "a.txt"));
  const { code, output } = await sync(key);
  expect([code, output]).toEqual([1, expect.stringContaining("Nothing was deleted")]);
  expect(await listAll(admin)).toEqual(["Shared/Notes/a.txt"]);
  expect(await sync("")).toMatchObject({
    code: 1,
    output: expect.stringContaining("FOOTNOTE_API_KEY is not set"),
  });
});
