import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSecretBox } from "./secret-box.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "footnote-secrets-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const encryptionKey = "a key that the operator has chosen";

it("opens what it has sealed, and never seals alike twice", async () => {
  const box = openSecretBox({ encryptionKey, dataDir });
  const [first, second] = [await box.seal("pässword", "row"), await box.seal("pässword", "row")];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, "base64").toString()).not.toContain("ssword");
  expect(await box.open(first, "row")).toBe("pässword");
  expect(await openSecretBox({ encryptionKey, dataDir }).open(second, "row")).toBe("pässword");
  expect(await readdir(dataDir)).toEqual([]);
});

it("opens nothing of another row or key, and nothing that was changed", async () => {
  const box = openSecretBox({ encryptionKey, dataDir });
  const sealed = await box.seal("password", "row");
  expect(await box.open(sealed, "other")).toBeUndefined();
  const other = openSecretBox({ encryptionKey: `${encryptionKey}!`, dataDir });
  expect(await other.open(sealed, "row")).toBeUndefined();
  const bytes = Buffer.from(sealed, "base64");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(await box.open(bytes.toString("base64"), "row")).toBeUndefined();
  expect(await box.open("", "row")).toBeUndefined();
});

it("agrees with other processes on a key of the data folder that only the server's account reads", async () => {
  const boxes = Array.from({ length: 5 }, () =>
    openSecretBox({ encryptionKey: undefined, dataDir }),
  );
  const sealed = await Promise.all(boxes.map((box) => box.seal("password", "row")));
  for (const one of sealed) expect(await boxes[0]?.open(one, "row")).toBe("password");
  expect(await readdir(dataDir)).toEqual(["encryption.key"]);
  expect((await stat(join(dataDir, "encryption.key"))).mode & 0o777).toBe(0o600);
});
