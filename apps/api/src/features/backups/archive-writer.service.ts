import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";
import { checksumsName } from "./manifest.rules.ts";

/** Writes a tar archive, whose last entry has the checksums of all others. */
export type ArchiveWriter = {
  addText(name: string, text: string): Promise<void>;
  /** Adds a local file. */
  addFile(name: string, path: string): Promise<void>;
  /** Renames the archive to its final name, which an incomplete archive never has. */
  finish(): Promise<{ entries: number; bytes: number }>;
  abandon(): Promise<void>;
};

/** @throws the error of the file system when the file cannot be made, or exists */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  const part = `${path}.part`;
  const output = await open(part, "wx", 0o600);
  const tar = pack();
  const sums: Record<string, string> = {};
  const written = pipeline(tar, output.createWriteStream());
  written.catch(() => undefined); // thrown where the entries wait for it

  async function add(name: string, size: number, bytes: Readable | Buffer): Promise<void> {
    const hash = createHash("sha256");
    const entry = tar.entry({ name, size, mode: 0o600 });
    const source = Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes;
    const hashed = async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    };
    await Promise.race([pipeline(source, hashed, entry), written]);
    sums[name] = hash.digest("hex");
  }
  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    return add(name, bytes.length, bytes);
  };
  return {
    addText,
    addFile: async (name, file) => add(name, (await stat(file)).size, createReadStream(file)),
    async finish() {
      const entries = Object.keys(sums).length;
      await addText(checksumsName, JSON.stringify(sums));
      tar.finalize();
      await written;
      const file = await open(part);
      await file.sync();
      const { size } = await file.stat();
      await file.close();
      await rename(part, path);
      return { entries, bytes: size };
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(part, { force: true });
    },
  };
}
