import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";

/** Encrypts credentials that are stored, so that the database and its backups alone do not give them away. */
export type SecretBox = {
  /** @param owner the id of what the secret belongs to: moved to another row it cannot be opened */
  seal(secret: string, owner: string): Promise<string>;
  /** Undefined when it was sealed with a key that is no longer known, or for another owner. */
  open(sealed: string, owner: string): Promise<string | undefined>;
};

type Settings = Pick<Config, "encryptionKey" | "dataDir"> &
  Partial<Pick<Config, "previousEncryptionKey">>;

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
/** Of the file in the data folder that takes the place of the setting ENCRYPTION_KEY. */
const fileName = "encryption.key";

/**
 * AES-256-GCM under a key derived from ENCRYPTION_KEY, or else from a file of the data folder that is made when needed.
 * What was sealed with ENCRYPTION_KEY_PREVIOUS, or with the file's key before ENCRYPTION_KEY was set, is opened too.
 */
export function openSecretBox(config: Settings): SecretBox {
  let key: Promise<Buffer> | undefined;
  const getKey = async () => {
    key ??= readSecret(config).then(deriveKey);
    return key.catch((error: unknown) => {
      key = undefined;
      throw error;
    });
  };
  return {
    async seal(secret, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, await getKey(), nonce).setAAD(Buffer.from(owner));
      const sealed = [cipher.update(secret, "utf8"), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString("base64");
    },
    async open(sealed, owner) {
      const opened = decrypt(await getKey(), sealed, owner);
      if (opened !== undefined) return opened;
      for (const secret of await readFormerSecrets(config)) {
        const text = decrypt(deriveKey(secret), sealed, owner);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

function decrypt(key: Buffer, sealed: string, owner: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64");
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, key, nonce)
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
  try {
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    // The library throws an unnamed error where the tag does not fit, and nothing else here can fail.
    return undefined;
  }
}

/** Keys that nothing is sealed with any more. */
async function readFormerSecrets(config: Settings): Promise<string[]> {
  const { encryptionKey, previousEncryptionKey, dataDir } = config;
  const file = encryptionKey === undefined ? undefined : await readKeyFile(join(dataDir, fileName));
  return [previousEncryptionKey, file].flatMap((secret) => secret ?? []);
}

function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "footnote stored credentials", 32));
}

async function readSecret({ encryptionKey, dataDir }: Settings) {
  if (encryptionKey !== undefined) return encryptionKey;
  const path = join(dataDir, fileName);
  return (await readKeyFile(path)) ?? createKeyFile(dataDir, path);
}

async function readKeyFile(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch((error: unknown) => {
    if (!hasCode(error, "ENOENT")) throw error;
    return undefined;
  });
}

/** Processes that start at once must agree on one key: a link is only made where there is no file yet. */
async function createKeyFile(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(8).toString("hex")}`;
  await writeFile(draft, randomBytes(32).toString("base64"), { mode: 0o600 });
  await link(draft, path).catch((error: unknown) => {
    if (!hasCode(error, "EEXIST")) throw error;
  });
  await rm(draft);
  return readFile(path, "utf8");
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
