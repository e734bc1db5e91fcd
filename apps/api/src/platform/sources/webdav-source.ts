import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { SettingsOf } from "@footnote/contracts/sync/source-settings";
import { sourceFilesMax } from "@footnote/contracts/sync/source-limits";
import { AuthType, createClient, type WebDAVClient } from "webdav";
import type { GuardedAgents } from "../guarded-fetch/guarded-agents.ts";
import { explainFailure } from "./explain-failure.ts";
import { limitReply } from "./reply-limit.ts";
import {
  requirePath,
  type Source,
  type SourceFile,
  SourceUnavailable,
  type UnreadableFile,
} from "./source.ts";
import { parseListing } from "./webdav-listing.rules.ts";

const listTimeoutMs = 60_000;
const askTimeoutMs = 30_000;
/** What is read of a server: a tree that never ends would be listed without end. */
export type WebdavLimits = {
  /** Of the reply that lists one directory. */
  readonly listingBytes: number;
  /** Files and directories altogether. */
  readonly entries: number;
};
const limits: WebdavLimits = { listingBytes: 32 * 1024 * 1024, entries: 2 * sourceFilesMax };
/** Servers may list a directory in itself. */
const depthMax = 30;
const notWhole = "The server did not list a directory as a whole";
const notListed = "The server does not say what this file or directory is";
const badAddress = "The server lists this file or directory with an invalid address.";

/**
 * A directory of a WebDAV server, such as Nextcloud's.
 * @param secret the password
 */
export function openWebdavSource(
  { url, username }: SettingsOf<"webdav">,
  { secret, agents }: { secret: string | null; agents: GuardedAgents },
  { listingBytes, entries } = limits,
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
    listFiles: (signal) =>
      listDirectory({ client, url, listingBytes, signal, entriesLeft: entries }, []),
    readFile: (path, signal) => readFile(client, path, signal),
    isGone: ({ path }, signal) => isMissing(client, { url, path }, signal),
    close: async () => agents.destroy(),
  };
}

type ListedServer = {
  readonly client: WebDAVClient;
  readonly url: string;
  readonly listingBytes: number;
  readonly signal: AbortSignal;
  entriesLeft: number;
};
type Entry = {
  readonly name: string;
  readonly isDirectory: boolean;
  readonly file: Omit<SourceFile, "path"> | Omit<UnreadableFile, "path">;
};

/** Directory by directory: most servers refuse to list everything at once. */
async function* listDirectory(
  server: ListedServer,
  names: readonly string[],
): AsyncGenerator<SourceFile | UnreadableFile> {
  if (names.length > depthMax)
    throw new SourceUnavailable("The directories are nested too deeply.");
  for (const { name, isDirectory, file } of await readDirectory(server, names)) {
    const path = [...names, name];
    requirePath(path.join("/"));
    if (isDirectory) yield* listDirectory(server, path);
    else yield { path: path.join("/"), ...file };
  }
}

async function readDirectory(server: ListedServer, names: readonly string[]): Promise<Entry[]> {
  const { client, url, listingBytes, signal } = server;
  signal.throwIfAborted();
  const either = AbortSignal.any([signal, AbortSignal.timeout(listTimeoutMs)]);
  const path = ["", ...names, ""].join("/");
  try {
    // The library's own listing reads replies of any length, and parses them at one go.
    const response: unknown = await client.customRequest(path, {
      method: "PROPFIND",
      headers: { accept: "text/plain,application/xml", depth: "1" },
      signal: either,
    });
    const { body } = response as { body: Readable };
    const limit = { bytesMax: listingBytes, what: "The list of a directory" };
    const reply = await text(limitReply(body, limit));
    const listed = await parseListing(reply, server.entriesLeft, either);
    if (!listed) throw new SourceUnavailable("The server sent an unreadable list of a directory.");
    server.entriesLeft -= listed.length;
    if (server.entriesLeft < 0) throw new SourceUnavailable("The server lists too many files.");
    const own = trimSlash(decode(new URL(url).pathname)) + trimSlash(path);
    return listed.flatMap(({ href, isDirectory, size, version, failure }): Entry[] => {
      const address = URL.parse(href, url);
      if (!address) return [{ name: href, isDirectory: false, file: { error: badAddress } }];
      const found = trimSlash(decode(address.pathname));
      const name = found.slice(found.lastIndexOf("/") + 1);
      if (failure !== undefined) {
        if (found === own) throw new SourceUnavailable(`${notWhole} (${failure}).`);
        return [{ name, isDirectory: false, file: { error: `${notListed} (${failure}).` } }];
      }
      const known = size === undefined ? { size: 0, isSizeEstimated: true } : { size };
      const file = { ...known, checksum: `${version}-${known.size}` };
      return found === own ? [] : [{ name, isDirectory, file }];
    });
  } catch (error) {
    signal.throwIfAborted();
    throw explain(error);
  }
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

async function isMissing(
  client: WebDAVClient,
  { url, path }: { url: string; path: string },
  signal: AbortSignal,
) {
  const either = AbortSignal.any([signal, AbortSignal.timeout(askTimeoutMs)]);
  try {
    (await readFile(client, path, either)).destroy();
    return false;
  } catch (error) {
    signal.throwIfAborted();
    const { cause } = error as { cause?: unknown };
    const status = statusOf(cause);
    // Of another address, such as that of a log-in page, it says nothing.
    if (status === 404 || status === 410) return isReplyOf(cause, { url, path });
    throw explain(error);
  }
}

/** Whether a reply is that of a path, and not of where a redirect leads, unless from HTTP to HTTPS. */
function isReplyOf(error: unknown, { url, path }: { url: string; path: string }): boolean {
  const { response } = error as { response?: { url?: string } };
  const address = URL.parse(response?.url ?? "");
  const own = new URL(url);
  return (
    address?.hostname === own.hostname &&
    decode(address.pathname) === `${trimSlash(decode(own.pathname))}/${path}`
  );
}

function explain(error: unknown): SourceUnavailable {
  return explainFailure(error, statusOf(error));
}

function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | undefined)?.status;
  return typeof status === "number" ? status : undefined;
}
