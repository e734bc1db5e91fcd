import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Client, newClient, type Wire } from "../../apps/api/src/test/client.ts";
import { createTestAdmin, createTestFolder } from "../../apps/api/src/test/fixtures.ts";
import { startEntry } from "../../apps/api/src/test/processes.ts";

export type KilledSync = {
  readonly files: number;
  /** Documents that were there when the server was killed. */
  readonly before: number;
  /** What the synchronisation that went on came to. */
  readonly added: number;
  readonly unchanged: number;
  /** Documents in the folder at the end, and how many of them have the name and the bytes of a file. */
  readonly documents: number;
  readonly identical: number;
};

const filesPerDirectory = 100;
const pollMs = 100;

/**
 * Lets a folder follow a directory with some files, kills the server with SIGKILL when a third of them are documents, and starts
 * it again. On the embedded database, in processes of the product as an operator starts them.
 */
export async function runKilledSync(work: string, files: number): Promise<KilledSync> {
  const directory = join(work, "followed");
  const hashes = await writeFiles(directory, files);
  const settings = { DATA_DIR: join(work, "data"), LOG_LEVEL: "fatal" };
  // The setting names the organization, which is there after the first start.
  const preparing = startEntry("all-in-one", settings);
  const member = await createTestAdmin({ url: await preparing.url() });
  const folder = await createTestFolder(member, "Followed");
  const { body: organization } = await member.get("/organization/current/");
  await preparing.stop();

  const following = { ...settings, SYNC_DIRECTORIES: `${organization.id}=${directory}` };
  const first = startEntry("all-in-one", following);
  const client = withToken(await first.url(), member.token);
  const source = `/folders/${folder}/source/`;
  await client.post(source, { settings: { kind: "directory", path: directory } });
  const before = await waitForDocuments(client, folder, files / 3);
  await first.stop("SIGKILL");

  const second = startEntry("all-in-one", following);
  try {
    const again = withToken(await second.url(), member.token);
    const { added, unchanged } = await waitForEnd(again, source);
    const identical = await countIdentical(again, hashes);
    const documents = await countDocuments(again, folder);
    return { files, before, added, unchanged, documents, identical };
  } finally {
    await second.stop();
  }
}

/** The SHA-256 of each file by the name of its directory and its own. */
type Hashes = ReadonlyMap<string, ReadonlyMap<string, string>>;

async function writeFiles(directory: string, files: number): Promise<Hashes> {
  const hashes = new Map<string, Map<string, string>>();
  for (let at = 0; at < files; at += 1) {
    const part = `part ${Math.floor(at / filesPerDirectory)}`;
    const name = `berth ${at}.txt`;
    const text = `The fee of berth ${at} is ${40 + at} crowns.\n`.repeat(20);
    if (!hashes.has(part)) await mkdir(join(directory, part), { recursive: true });
    await writeFile(join(directory, part, name), text);
    const known = hashes.get(part) ?? new Map<string, string>();
    hashes.set(part, known.set(name, createHash("sha256").update(text).digest("hex")));
  }
  return hashes;
}

function withToken(url: string, token: string | undefined): Client {
  const client = newClient(url);
  client.token = token;
  return client;
}

/** The documents of a folder and of those below it. */
async function countDocuments(client: Client, folder: string): Promise<number> {
  const { body } = await client.get("/folders/all/");
  return body.find(({ id }: Wire) => id === folder).documents;
}

async function countIdentical(client: Client, hashes: Hashes): Promise<number> {
  const { body: folders } = await client.get("/folders/all/");
  let identical = 0;
  for (const [part, files] of hashes) {
    const { id } = folders.find(({ name }: Wire) => name === part);
    const names = [...files.keys()];
    const { body } = await client.post("/chatbot/files/same-named/", { collection_id: id, names });
    identical += body.files.filter(({ name, sha256 }: Wire) => files.get(name) === sha256).length;
  }
  return identical;
}

/** Waits until a folder has more than some documents, and returns how many. */
async function waitForDocuments(client: Client, folder: string, fewest: number): Promise<number> {
  for (;;) {
    const documents = await countDocuments(client, folder);
    if (documents > fewest) return documents;
    await setTimeout(pollMs);
  }
}

/** Waits until a synchronisation is over that a killed server had begun, and returns its result. */
async function waitForEnd(client: Client, source: string) {
  for (;;) {
    const { state, error, result } = (await client.get(source)).body.source;
    if (error !== null) throw new Error(error);
    if (state === "idle") return result;
    // The lease of the killed server has expired. The sweeper would notice within a minute.
    if (state === "waiting") await client.post(`${source}sync/`);
    await setTimeout(pollMs);
  }
}
