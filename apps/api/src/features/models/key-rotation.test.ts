import { afterEach, expect, it } from "vitest";
import { createTestAdmin, createTestFolder } from "../../test/fixtures.ts";
import {
  askTide,
  connectChat,
  createTestOperator,
  uploadTides,
} from "../../test/connected-models.ts";
import { runCommand } from "../../test/command-line.ts";
import { saying, startModelEmulator } from "../../test/model-emulator.ts";
import { startProduct } from "../../test/product.ts";
import { openSecretBox } from "../../platform/secret-box/secret-box.ts";
import { applyChange } from "./stored-models.service.ts";

const former = "the encryption key before the rotation";
const present = "the encryption key after the rotation";
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function start() {
  const provider = await startModelEmulator();
  const env = { ENCRYPTION_KEY: present, ENCRYPTION_KEY_PREVIOUS: former };
  const product = await startProduct({ env });
  closers.push(
    () => product.close(),
    () => provider.close(),
  );
  return { provider, product, operator: await createTestOperator(product) };
}

it("encrypts keys of models and of folder sources anew, and the former key is then of no use", async () => {
  const { provider, product, operator } = await start();
  const { db, config } = product.app;
  const admin = await createTestAdmin(product);
  const folder = await createTestFolder(admin, "Bucket");
  await uploadTides(admin);
  const id = await connectChat(operator, { base_url: provider.baseUrl, key: "sk-rotated" });
  const { organizationId } = await db.folder.findUniqueOrThrow({ where: { id: folder } });
  const source = await db.folderSource.create({
    data: { organizationId, folderId: folder, settings: {}, secret: null },
  });
  const { dataDir } = config;
  const formerBox = openSecretBox({ encryptionKey: former, dataDir });
  const seal = (secret: string, owner: string) => formerBox.seal(secret, owner);
  await db.modelConnection.update({
    where: { id },
    data: { secret: await seal("sk-rotated", id) },
  });
  const sealedSource = await seal("password", source.id);
  await db.folderSource.update({ where: { id: source.id }, data: { secret: sealedSource } });
  await applyChange(product.app);
  provider.scriptChat(saying("High water is at nine [1]."), saying("High water is at nine [1]."));
  expect((await askTide(admin)).metadata.model).toBe("connected");

  const rotated = await runCommand(product, "rotate-key");
  expect(rotated).toMatchObject({ exitCode: 0 });
  expect(rotated.json).toEqual({
    models: { resealed: 1, unreadable: 0 },
    sources: { resealed: 1, unreadable: 0 },
  });
  const presentBox = openSecretBox({ encryptionKey: present, dataDir });
  const connection = await db.modelConnection.findUniqueOrThrow({ where: { id } });
  const stored = await db.folderSource.findUniqueOrThrow({ where: { id: source.id } });
  expect(await presentBox.open(connection.secret ?? "", id)).toBe("sk-rotated");
  expect(await presentBox.open(stored.secret ?? "", source.id)).toBe("password");
  expect(await formerBox.open(connection.secret ?? "", id)).toBeUndefined();
  expect((await askTide(admin)).metadata.model).toBe("connected");
});

it("says which keys cannot be read; their models are not used and the page says so", async () => {
  const { provider, product, operator } = await start();
  const admin = await createTestAdmin(product);
  await uploadTides(admin);
  const id = await connectChat(operator, { base_url: provider.baseUrl, key: "sk-lost" });
  const { db, config } = product.app;
  const lost = openSecretBox({
    encryptionKey: "a key that nobody has any more",
    dataDir: config.dataDir,
  });
  await db.modelConnection.update({
    where: { id },
    data: { secret: await lost.seal("sk-lost", id) },
  });
  await applyChange(product.app);
  expect((await askTide(admin)).metadata.model).toBeNull();
  const page = (await operator.get("/operator/models/")).body;
  expect(page.connections).toMatchObject([{ has_key: true, key_readable: false }]);
  expect(page.roles[0]).toMatchObject({ source: "none", in_use: [] });
  const rotated = await runCommand(product, "rotate-key");
  expect(rotated).toMatchObject({ exitCode: 1, json: { models: { unreadable: 1 } } });
});
