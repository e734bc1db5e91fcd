import type { Readable } from "node:stream";
import type { SettingsOf } from "@footnote/contracts/sync/source-settings";
import { AuthType, createClient, type FileStat, type WebDAVClient } from "webdav";
import type { GuardedAgents } from "../guarded-fetch/guarded-agents.ts";
import { explainFailure } from "./explain-failure.ts";
import { type Source, type SourceFile, SourceUnavailable } from "./source.ts";

const listTimeoutMs = 60_000;
/** Servers may list a directory in itself. */
const depthMax = 30;

/**
 * A directory of a WebDAV server, such as Nextcloud's.
 * @param secret the password
 */
export function openWebdavSource(
  { url, username }: SettingsOf<"webdav">,
  { secret, agents }: { secret: string | null; agents: GuardedAgents },
): Source {
  const client = createClient(url, {
    ...(username !== "" && secret !== null
      ? { authType: AuthType.Auto, username, password: secret }
      : { authType: AuthType.None }),
    httpAgent: agents.http,
    httpsAgent: agents.https,
  });
  return {
    findRevision: async () => undefined,
    listFiles: (signal) => listDirectory(client, [], signal),
    readFile: (path, signal) => readFile(client, path, signal),
    close: async () => agents.destroy(),
  };
}

/** Directory by directory: most servers refuse to list everything at once. */
async function* listDirectory(
  client: WebDAVClient,
  names: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<SourceFile> {
  if (names.length > depthMax)
    throw new SourceUnavailable("The directories are nested too deeply.");
  for (const entry of await readDirectory(client, names, signal)) {
    const path = [...names, entry.basename];
    if (entry.type === "directory") yield* listDirectory(client, path, signal);
    else yield describeFile(entry, path.join("/"));
  }
}

async function readDirectory(
  client: WebDAVClient,
  names: readonly string[],
  signal: AbortSignal,
): Promise<FileStat[]> {
  signal.throwIfAborted();
  const either = AbortSignal.any([signal, AbortSignal.timeout(listTimeoutMs)]);
  try {
    const options = { signal: either, details: false } as const;
    return await client.getDirectoryContents(`/${names.join("/")}`, options);
  } catch (error) {
    signal.throwIfAborted();
    throw explain(error);
  }
}

function describeFile({ size, etag, lastmod }: FileStat, path: string): SourceFile {
  return { path, size, checksum: `${etag ?? lastmod}-${size}` };
}

async function readFile(client: WebDAVClient, path: string, signal: AbortSignal) {
  if (path.split("/").includes("..")) throw new SourceUnavailable("This file no longer exists.");
  try {
    // The library's own stream goes on waiting when the connection breaks off.
    const response: unknown = await client.customRequest(`/${path}`, { method: "GET", signal });
    return (response as { body: Readable }).body;
  } catch (error) {
    signal.throwIfAborted();
    throw explain(error);
  }
}

function explain(error: unknown): SourceUnavailable {
  const { status } = error as { status?: unknown };
  return explainFailure(error, typeof status === "number" ? status : undefined);
}
