import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";

/** Why a model could not be installed. */
export type InstallProblem = "unreachable" | "not_found" | "interrupted" | "damaged" | "incomplete";

export class InstallFailed extends Error {
  override readonly name = "InstallFailed";
  readonly reason: InstallProblem;

  constructor(reason: InstallProblem, file: string, options?: ErrorOptions) {
    super(`${reason}: ${file}`, options);
    this.reason = reason;
  }
}

export type Download = {
  readonly address: string;
  /** Where the file is in the end; until it is whole it is beside it with the ending ".part". */
  readonly target: string;
  readonly sha256?: string | undefined;
};

type Following = {
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** Called with the bytes that are there, and those that there will be where the server says so. */
  readonly onProgress: (received: number, total: number | undefined) => void;
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
  const length = Number(response.headers.get("content-length") ?? Number.NaN);
  const total = Number.isNaN(length) ? undefined : begun + length;
  if (!resumed) await writeFile(`${part}.etag`, response.headers.get("etag") ?? "");
  let received = begun;
  const file = await open(part, resumed ? "a" : "w");
  try {
    // Each piece is written before the next one is read, so that what was received is kept when the connection is lost.
    for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      await file.writeFile(piece);
      received += piece.length;
      following.onProgress(received, total);
    }
  } catch (error) {
    following.signal.throwIfAborted();
    throw new InstallFailed("interrupted", address, { cause: error });
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

async function request({ address, target }: Download, following: Following): Promise<Response> {
  const part = `${target}.part`;
  const begun = await sizeOf(part);
  const etag = await readFile(`${part}.etag`, "utf8").catch(() => "");
  // Without the version's name the rest could be that of another one.
  const resumes = begun > 0 && etag !== "";
  const headers: Record<string, string> = resumes
    ? { range: `bytes=${begun}-`, "if-range": etag }
    : {};
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
