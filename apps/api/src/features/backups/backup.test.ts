import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type {} from "../../../../../infra/test-services/provided.ts";
import { startS3Emulator } from "../../../../../infra/test-services/s3/emulator.ts";
import { type Client, newClient } from "../../test/client.ts";
import { uploadTestDocument, createTestFolder, createTestAdmin } from "../../test/fixtures.ts";
import { runEntry, startEntry } from "../../test/processes.ts";
import { hasNativeServices } from "../../test/product.ts";
import { createDatabase, emptyRedis, makeDataFolder } from "../../test/services.ts";
import { inLoadOrder } from "../../platform/database/dump.ts";
import { refuseVersions } from "./manifest.rules.ts";

const rules = "Berth seven is reserved for the pilot boat from 1 May to 30 September.";
const question = "For whom is berth seven reserved?";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "footnote-backup-test-"));
});
afterEach(() => rm(folder, { recursive: true }));

type Settings = Record<string, string>;

/** Returns the replies that a member gets, without the fields that change with every reply. */
async function askRules(member: Client) {
  const asked = await member.post("/chatbot/chat/agent_message/", { message: question });
  const [message] = asked.body.results.messages;
  return { content: message.content, citations: message.metadata.citations };
}

async function withProduct<Result>(settings: Settings, use: (url: string) => Promise<Result>) {
  const product = startEntry("all-in-one", settings);
  const result = await use(await product.url());
  expect(await product.stop()).toBe(0);
  return result;
}

/** An archive, and what its installation answered. */
type BackedUp = { file: string; answer: Awaited<ReturnType<typeof askRules>> } & Record<
  "token" | "document",
  string
>;

/** Fills an installation and backs it up. */
async function backUp(from: Settings): Promise<BackedUp> {
  const { DATA_DIR = "" } = from;
  const file = join(DATA_DIR, "backup.tar");
  const filled = await withProduct(from, async (url) => {
    const client = await createTestAdmin({ url });
    const rooms = await createTestFolder(client, "Rules");
    const last = await uploadTestDocument(client, rooms, { name: "rules.md", bytes: rules });
    const document = last.result.file.id as string;
    return { token: client.token ?? "", answer: await askRules(client), document };
  });
  expect(filled.answer.content).toMatch(/pilot boat.*\[1\]/s);
  const made = await runEntry("backup", from, ["backup", file]);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining("1 files") as string });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  return { file, ...filled };
}

/** Restores an archive into an empty installation, and again over what is there, and compares the replies. */
async function restoreInto(to: Settings, { file, token, answer, document }: BackedUp) {
  const bytes = await readFile(file);
  await writeFile(join(folder, "cut.tar"), bytes.subarray(0, bytes.length - 2048));
  bytes[bytes.indexOf("pilot boat") + 1] = 0;
  await writeFile(join(folder, "flipped.tar"), bytes);
  for (const name of ["cut.tar", "flipped.tar"]) {
    const damaged = await runEntry("backup", to, ["restore", join(folder, name)]);
    expect([damaged.code, damaged.output]).toEqual([1, expect.stringMatching(/whole|damaged/)]);
  }

  const restored = await runEntry("backup", to, ["restore", file]);
  expect(restored).toMatchObject({ code: 0 });
  await withProduct(to, async (url) => {
    const back = newClient(url);
    back.token = token; // the session came along
    expect(await askRules(back)).toEqual(answer);
    const content = await fetch(`${url}/api/chatbot/files/${document}/content/`, {
      headers: { authorization: `Token ${token}` },
    });
    expect(await content.text()).toBe(rules);
    // The sequence continues: a new user gets the next number.
    const newcomer = await createTestAdmin({ url });
    const [old, young] = await Promise.all([back.get("/auth/user/"), newcomer.get("/auth/user/")]);
    expect(young.body.pk).toBe(old.body.pk + 1);
  });

  const again = await runEntry("backup", to, ["restore", file]);
  expect([again.code, again.output]).toEqual([1, expect.stringContaining("--replace")]);
  const replaced = await runEntry("backup", to, ["restore", file, "--replace"]);
  expect(replaced).toMatchObject({ code: 0 });
  await withProduct(to, async (url) => {
    const back = newClient(url);
    back.token = token;
    expect(await askRules(back)).toEqual(answer);
  });
}

describe("a backup", () => {
  let dataDir: string;
  let backedUp: BackedUp;
  beforeAll(async () => {
    dataDir = await makeDataFolder();
    backedUp = await backUp({ DATA_DIR: dataDir });
  }, 180_000);
  afterAll(() => rm(dataDir, { recursive: true }));

  it("of the embedded installation answers the same in an empty one", async () => {
    await restoreInto({ DATA_DIR: join(folder, "b") }, backedUp);
  }, 180_000);

  it("names the file that it cannot write", async () => {
    const file = join(folder, "missing", "backup.tar");
    const made = await runEntry("backup", { DATA_DIR: dataDir }, ["backup", file]);
    expect([made.code, made.output]).toEqual([1, expect.stringContaining(`open '${file}.part'`)]);
  }, 60_000);

  it.skipIf(!hasNativeServices)(
    "of the embedded installation moves to Postgres, Redis and S3, and back",
    async () => {
      const store = await startS3Emulator();
      const database = await createDatabase(inject("postgresUrl") ?? "");
      const native = {
        DATA_DIR: join(folder, "native"),
        DATABASE_URL: database.url,
        REDIS_URL: await emptyRedis(inject("redisUrl") ?? ""),
        S3_BUCKET: store.bucket,
        S3_ENDPOINT: store.endpoint,
        S3_ACCESS_KEY_ID: store.credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
      };
      await restoreInto(native, backedUp);
      const file = join(folder, "native.tar");
      expect(await runEntry("backup", native, ["backup", file])).toMatchObject({ code: 0 });
      const back = { DATA_DIR: join(folder, "c") };
      expect(await runEntry("backup", back, ["restore", file])).toMatchObject({ code: 0 });
      await withProduct(back, async (url) => {
        const returned = newClient(url);
        returned.token = backedUp.token;
        expect(await askRules(returned)).toEqual(backedUp.answer);
      });
      await store.stop();
      await database.drop();
    },
    240_000,
  );
});

describe("versions", () => {
  it.each([
    [["a", "b"], [], ["a", "b", "c"], "none"],
    [["a", "b"], ["a"], ["a", "b"], "none"],
    [["a", "d"], [], ["a", "b"], /newer version \(d/],
    [["a"], ["a", "b"], ["a", "b"], /database is newer than the backup \(b\)/],
  ])("archive %j into database %j with program %j", (archive, database, program, refusal) => {
    const reason = refuseVersions(archive, database, program);
    expect(reason ?? "none").toMatch(refusal);
  });

  it("fills a table after the tables that its rows reference", () => {
    const table = (name: string, ...names: string[]) => ({ name, columns: [], names });
    const order = inLoadOrder([
      table("chunk", "document"),
      table("document", "user"),
      table("user"),
    ]);
    expect(order.map(({ name }) => name)).toEqual(["user", "document", "chunk"]);
    expect(() => inLoadOrder([table("a", "b"), table("b", "a")])).toThrow("circle");
  });
});
