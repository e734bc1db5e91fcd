import { Readable } from "node:stream";
import {
  type _Object,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { sourceFilesMax } from "@footnote/contracts/sync/source-limits";
import type { SettingsOf } from "@footnote/contracts/sync/source-settings";
import { openS3Client } from "../blobs/s3-client.ts";
import type { GuardedAgents } from "../guarded-fetch/guarded-agents.ts";
import { explainFailure } from "./explain-failure.ts";
import { limitReply } from "./reply-limit.ts";
import { type Source, type SourceFile, SourceUnavailable } from "./source.ts";

/** What a service returns at most, and what is asked for. */
const keysPerListing = 1_000;
/** A listing of that many of the longest keys has less, and the library parses it at one go. */
const listingBytesMax = 2 * 1024 * 1024;
/** Of all listings of a bucket: those of as many files as a source may have. */
const listingsBytesMax = 64 * listingBytesMax;
const errorBytesMax = 64 * 1024;
/** Of as many files as a source may have, with ten on a page. */
const pagesMax = sourceFilesMax / 10;
const askTimeoutMs = 30_000;
const endless = "The server lists files without end.";

type Bucket = { client: S3Client; name: string; prefix: string };

/**
 * The objects of a bucket whose keys begin with a prefix, read as a directory.
 * @param secret the secret access key
 */
export function openS3Source(
  settings: SettingsOf<"s3">,
  { secret, agents }: { secret: string | null; agents: GuardedAgents },
): Source {
  const { endpoint, region, access_key_id: accessKeyId } = settings;
  const isSigned = accessKeyId !== "" && secret !== null;
  const client = openS3Client(
    {
      bucket: settings.bucket,
      endpoint: endpoint ?? undefined,
      region,
      // Without credentials the library would sign with those of the server, which are not the organization's.
      credentials: isSigned
        ? { accessKeyId, secretAccessKey: secret }
        : { accessKeyId: "none", secretAccessKey: "none" },
    },
    { httpAgent: agents.http, httpsAgent: agents.https },
  );
  if (!isSigned) sendUnsigned(client);
  limitReplies(client);
  const name = settings.prefix.replaceAll(/^\/+|(?<!\/)\/+$/g, "");
  const bucket = { client, name: settings.bucket, prefix: name === "" ? "" : `${name}/` };
  return {
    findRevision: async () => undefined,
    listFiles: (signal) => listObjects(bucket, signal),
    readFile: (path, signal) => readObject(bucket, path, signal),
    isGone: ({ path }, signal) => isMissing(bucket, path, signal),
    async close() {
      client.destroy();
      agents.destroy();
    },
  };
}

function sendUnsigned(client: S3Client): void {
  client.middlewareStack.remove("httpSigningMiddleware");
}

/** The library reads all replies but those with a file as a whole. */
function limitReplies(client: S3Client): void {
  let left = listingsBytesMax;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args);
        const response = result.response as { statusCode?: number; body?: unknown };
        const { statusCode = 0, body } = response;
        const isSuccess = statusCode < 300;
        if (!(body instanceof Readable) || (commandName === "GetObjectCommand" && isSuccess))
          return result;
        const limit = isSuccess
          ? {
              bytesMax: Math.min(listingBytesMax, left),
              what: "The list of files",
              count: (bytes: number) => void (left -= bytes),
            }
          : { bytesMax: errorBytesMax, what: "The server's reply" };
        response.body = limitReply(body, limit);
        return result;
      },
    // The library's own step that reads the reply is the normal one.
    { step: "deserialize", priority: "low" },
  );
}

async function* listObjects(bucket: Bucket, abortSignal: AbortSignal): AsyncGenerator<SourceFile> {
  abortSignal.throwIfAborted();
  const { client, name, prefix } = bucket;
  const pages = paginateListObjectsV2(
    { client },
    { Bucket: name, Prefix: prefix, MaxKeys: keysPerListing },
    { abortSignal },
  );
  let token: string | undefined;
  let count = 0;
  try {
    for await (const { Contents = [], NextContinuationToken: next } of pages) {
      count += 1;
      // The next page would be this one again.
      const isSame = next !== undefined && next === token;
      if (isSame || count > pagesMax) throw new SourceUnavailable(endless);
      token = next;
      // Consoles store an empty object in place of a directory.
      const objects = Contents.filter(({ Key = "/" }) => !Key.endsWith("/"));
      yield* objects.map((object) => describeObject(object, prefix));
    }
  } catch (error) {
    abortSignal.throwIfAborted();
    throw error instanceof SourceUnavailable ? error : explain(error);
  }
}

function describeObject({ Key = "", Size = 0, ETag, LastModified }: _Object, prefix: string) {
  const checksum = `${ETag ?? LastModified?.toISOString() ?? ""}-${Size}`;
  return { path: Key.slice(prefix.length), size: Size, checksum };
}

async function readObject(bucket: Bucket, path: string, abortSignal: AbortSignal) {
  const { client, name, prefix } = bucket;
  const command = new GetObjectCommand({ Bucket: name, Key: prefix + path });
  try {
    const { Body } = await client.send(command, { abortSignal });
    if (!(Body instanceof Readable)) throw new SourceUnavailable("This file cannot be read.");
    return Body;
  } catch (error) {
    abortSignal.throwIfAborted();
    throw explain(error);
  }
}

async function isMissing({ client, name, prefix }: Bucket, path: string, signal: AbortSignal) {
  // A reply to HeadObject does not say whether it is the bucket that is missing.
  const command = new GetObjectCommand({ Bucket: name, Key: prefix + path });
  const either = AbortSignal.any([signal, AbortSignal.timeout(askTimeoutMs)]);
  try {
    const { Body } = await client.send(command, { abortSignal: either });
    if (Body instanceof Readable) Body.destroy();
    return false;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof NoSuchKey) return true;
    throw explain(error);
  }
}

function explain(error: unknown): SourceUnavailable {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return explainFailure(error, status);
}
