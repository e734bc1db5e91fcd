import type { Readable } from "node:stream";
import type { SettingsOf } from "@footnote/contracts/sync/source-settings";
import {
  AuthType,
  createClient,
  type FileStat,
  parseXML,
  prepareFileFromProps,
  type WebDAVClient,
} from "webdav";
import type { GuardedAgents } from "../guarded-fetch/guarded-agents.ts";
import { explainFailure } from "./explain-failure.ts";
import { type Source, type SourceFile, SourceUnavailable } from "./source.ts";

const listTimeoutMs = 60_000;
/** Of the reply that lists one directory. */
const listingBytesMax = 64 * 1024 * 1024;
/** Servers may list a directory in itself. */
const depthMax = 30;

/**
 * A directory of a WebDAV server, such as Nextcloud's.
 * @param secret the password
 */
export function openWebdavSource(
  { url, username }: SettingsOf<"webdav">,
  { secret, agents }: { secret: string | null; agents: GuardedAgents },
  bytesMax = listingBytesMax,
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
    listFiles: (signal) => listDirectory({ client, url, bytesMax, signal }, []),
    readFile: (path, signal) => readFile(client, path, signal),
    close: async () => agents.destroy(),
  };
}

type ListedServer = { client: WebDAVClient; url: string; bytesMax: number; signal: AbortSignal };

/** Directory by directory: most servers refuse to list everything at once. */
async function* listDirectory(
  server: ListedServer,
  names: readonly string[],
): AsyncGenerator<SourceFile> {
  if (names.length > depthMax)
    throw new SourceUnavailable("The directories are nested too deeply.");
  for (const entry of await readDirectory(server, names)) {
    const path = [...names, entry.basename];
    if (entry.type === "directory") yield* listDirectory(server, path);
    else yield describeFile(entry, path.join("/"));
  }
}

async function readDirectory(
  { client, url, bytesMax, signal }: ListedServer,
  names: readonly string[],
): Promise<FileStat[]> {
  signal.throwIfAborted();
  const either = AbortSignal.any([signal, AbortSignal.timeout(listTimeoutMs)]);
  const path = ["", ...names, ""].join("/");
  try {
    // The library's own listing reads replies of any length.
    const response: unknown = await client.customRequest(path, {
      method: "PROPFIND",
      headers: { accept: "text/plain,application/xml", depth: "1" },
      signal: either,
    });
    const { multistatus } = await parseXML(
      await readText((response as { body: Readable }).body, bytesMax),
    );
    const own = trimSlash(decode(new URL(url).pathname)) + trimSlash(path);
    return multistatus.response.flatMap(({ href, propstat }) => {
      const found = trimSlash(decode(new URL(href, url).pathname));
      return found === own || !propstat ? [] : [prepareFileFromProps(propstat.prop, found)];
    });
  } catch (error) {
    signal.throwIfAborted();
    throw explain(error);
  }
}

async function readText(body: Readable, bytesMax: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > bytesMax) throw new SourceUnavailable("A directory has too many files.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

const trimSlash = (path: string) => (path.endsWith("/") ? path.slice(0, -1) : path);

/** Some servers encode less than they should. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
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
