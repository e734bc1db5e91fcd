import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError } from "../../errors.ts";
import { type DiskReserve, whileThereIsSpace } from "../../disk-space.ts";
import type { InstallProblem } from "./install-status.ts";

export class InstallFailed extends Error {
  override readonly name = "InstallFailed";
  readonly reason: InstallProblem;
  /** Of the model, or its address. */
  readonly file: string;

  constructor(reason: InstallProblem, file: string, options?: ErrorOptions) {
    super(`${reason}: ${file}`, options);
    this.reason = reason;
    this.file = file;
  }
}

export type Download = {
  readonly address: string;
  /** Where the file is in the end; until it is whole it is beside it with the ending ".part". */
  readonly target: string;
  readonly sha256?: string | undefined;
};

export type Following = {
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** What is left free of the disk. */
  readonly reserve: DiskReserve;
};

/**
 * Downloads a file, from where an earlier download of the same version broke off.
 * @throws InstallFailed, and the reason of `signal`
 */
export async function downloadFile(download: Download, following: Following): Promise<void> {
  const { target, address, sha256 } = download;
  const part = `${target}.part`;
  await mkdir(dirname(target), { recursive: true });
  const response = await request(download, following);
  const resumed = response.status === 206;
  const begun = resumed ? await sizeOf(part) : 0;
  const length = lengthOf(response);
  const total = length === undefined ? undefined : begun + length;
  if (!resumed) await writeFile(`${part}.etag`, response.headers.get("etag") ?? "");
  let received = begun;
  const file = await open(part, resumed ? "a" : "w");
  try {
    // Each piece is written before the next one is read, so that what was received is kept when the connection is lost.
    const pieces = (response.body ?? []) as AsyncIterable<Uint8Array>;
    for await (const piece of whileThereIsSpace(pieces, following.reserve)) {
      await file.writeFile(piece);
      received += piece.length;
    }
  } catch (error) {
    following.signal.throwIfAborted();
    throw new InstallFailed(isFullDisk(error) ? "no_space" : "interrupted", address, {
      cause: error,
    });
  } finally {
    await file.close();
  }
  if (total !== undefined && received !== total) throw new InstallFailed("interrupted", address);
  if (sha256 !== undefined && (await hashOf(part)) !== sha256) {
    // What is wrong once is not resumed.
    await removePart(part);
    throw new InstallFailed("damaged", address);
  }
  await rename(part, target);
  await rm(`${part}.etag`, { force: true });
}

/** Whether something was not stored for lack of space. */
export function isFullDisk(error: unknown): boolean {
  if (error instanceof AppError) return error.code === "storage.full";
  return error instanceof Error && (error as NodeJS.ErrnoException).code === "ENOSPC";
}

async function request({ address, target }: Download, following: Following): Promise<Response> {
  const part = `${target}.part`;
  const begun = await sizeOf(part);
  const etag = await readFile(`${part}.etag`, "utf8").catch(() => "");
  // Without the version's name the rest could be that of another one.
  const resumes = begun > 0 && etag !== "";
  const headers: Record<string, string> = {
    ...unpacked,
    ...(resumes && { range: `bytes=${begun}-`, "if-range": etag }),
  };
  const { fetch, signal } = following;
  const response = await fetch(address, { headers, signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new InstallFailed("unreachable", address, { cause: error });
  });
  if (response.status === 416) {
    await response.body?.cancel();
    await removePart(part);
    return await request({ address, target }, following);
  }
  if (response.ok) return response;
  await response.body?.cancel();
  throw new InstallFailed(response.status === 404 ? "not_found" : "unreachable", address);
}

/** A hub would compress texts, whose length is then another one than that of the file. */
const unpacked = { "accept-encoding": "identity" };

function lengthOf({ headers }: Response): number | undefined {
  const length = headers.get("content-length");
  return length === null || headers.has("content-encoding") ? undefined : Number(length);
}

/** The bytes that files have together; undefined where the hub does not say it of each. */
export async function readTotal(
  addresses: readonly string[],
  { fetch, signal }: Pick<Following, "fetch" | "signal">,
): Promise<number | undefined> {
  const lengths = addresses.map(async (address) => {
    const response = await fetch(address, { method: "HEAD", headers: unpacked, signal });
    return response.ok ? (lengthOf(response) ?? Number.NaN) : Number.NaN;
  });
  const total = await Promise.all(lengths).then(
    (known) => known.reduce((sum, length) => sum + length, 0),
    () => Number.NaN,
  );
  return Number.isNaN(total) ? undefined : total;
}

async function removePart(part: string): Promise<void> {
  await rm(part, { force: true });
  await rm(`${part}.etag`, { force: true });
}

export async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.size ?? 0;
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
