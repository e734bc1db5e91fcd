import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type Credentials, isSigned } from "./signature.ts";

type HalfUpload = { key: string; parts: Map<number, Buffer>; since: Date };
type Call = {
  method: string;
  key: string;
  query: URLSearchParams;
  body: Buffer;
  range: string | undefined;
};
type Reply = {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
  cut?: boolean;
};

export type S3Emulator = {
  endpoint: string;
  bucket: string;
  credentials: Credentials;
  objects: Map<string, Buffer>;
  halfUploads: Map<string, HalfUpload>;
  /** Every call so far, as "METHOD key?query". */
  calls: string[];
  /** Makes the next calls that match fail with this status, or with a cut connection. */
  failing: { match: (call: string) => boolean; status: number | "cut" } | undefined;
  stop(): Promise<void>;
};

const credentials = { accessKeyId: "test-key", secretAccessKey: "test/secret+key" };
const bucket = "footnote-test";
/** Amazon's smallest part, the last one excepted. */
const smallestPart = 5 * 1024 * 1024;

/** The calls of S3 that the product makes, with one bucket in memory. Unsigned and wrongly signed calls are refused. */
export async function startS3Emulator(port = 0): Promise<S3Emulator> {
  const state = { bucket, credentials, objects: new Map(), halfUploads: new Map(), calls: [] };
  const server = createServer((request, response) => {
    void serve(emulator, request, response).catch((error: unknown) => {
      response.destroy(error as Error);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  const emulator: S3Emulator = { ...state, endpoint, failing: undefined, stop };
  return emulator;
}

async function serve(emulator: S3Emulator, request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request);
  const url = new URL(request.url ?? "/", "http://host");
  const path = decodeURIComponent(url.pathname);
  const key = path.slice(`/${bucket}/`.length);
  const method = request.method ?? "";
  const call = { method, key, query: url.searchParams, body, range: request.headers.range };
  const line = `${method} ${key}${url.search}`;
  emulator.calls.push(line);
  const reply = (() => {
    if (!isSigned(request, body, credentials)) return failure(403, "SignatureDoesNotMatch");
    if (emulator.failing?.match(line)) {
      const { status } = emulator.failing;
      return status === "cut"
        ? { status: 500, cut: true }
        : failure(status, status >= 500 ? "InternalError" : "AccessDenied");
    }
    if (path.split("/")[1] !== bucket) return failure(404, "NoSuchBucket");
    return answer(emulator, call);
  })();
  if (reply.cut) return request.socket.destroy();
  response.writeHead(reply.status, reply.headers);
  response.end(method === "HEAD" ? undefined : reply.body);
}

function answer(emulator: S3Emulator, call: Call): Reply {
  const { method, key, query } = call;
  if (key === "" && method === "HEAD") return { status: 200 };
  if (key === "" && query.has("uploads")) return listHalfUploads(emulator);
  if (key === "") return listObjects(emulator, query);
  if (method === "POST" && query.has("uploads")) return beginUpload(emulator, key);
  if (query.has("uploadId")) return continueUpload(emulator, call);
  if (method === "PUT") {
    emulator.objects.set(key, call.body);
    return { status: 200, headers: { etag: etagOf(call.body) } };
  }
  if (method === "DELETE") {
    emulator.objects.delete(key);
    return { status: 204 };
  }
  return getObject(emulator, call);
}

function getObject({ objects }: S3Emulator, { key, range }: Call): Reply {
  const bytes = objects.get(key);
  if (!bytes) return failure(404, "NoSuchKey");
  const found = /^bytes=(\d+)-(\d+)$/.exec(range ?? "");
  if (!found) return { status: 200, body: bytes };
  const [start, end] = [Number(found[1]), Math.min(Number(found[2]), bytes.length - 1)];
  if (start > end) return failure(416, "InvalidRange");
  const headers = { "content-range": `bytes ${start}-${end}/${bytes.length}` };
  return { status: 206, body: bytes.subarray(start, end + 1), headers };
}

function beginUpload({ halfUploads }: S3Emulator, key: string): Reply {
  const id = randomUUID();
  halfUploads.set(id, { key, parts: new Map(), since: new Date() });
  const body = `<Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId>`;
  return xml("InitiateMultipartUploadResult", body);
}

function continueUpload({ objects, halfUploads }: S3Emulator, call: Call): Reply {
  const { method, key, query, body } = call;
  const id = query.get("uploadId") ?? "";
  const half = halfUploads.get(id);
  if (half?.key !== key) return failure(404, "NoSuchUpload");
  if (method === "PUT") {
    half.parts.set(Number(query.get("partNumber")), body);
    return { status: 200, headers: { etag: etagOf(body) } };
  }
  halfUploads.delete(id);
  if (method === "DELETE") return { status: 204 };
  const wanted = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)];
  const parts = wanted.map(([, number]) => half.parts.get(Number(number)));
  if (parts.slice(0, -1).some((part) => (part?.length ?? 0) < smallestPart))
    return failure(400, "EntityTooSmall");
  const whole = Buffer.concat(parts.filter((part) => part !== undefined));
  objects.set(key, whole);
  return xml("CompleteMultipartUploadResult", `<Key>${key}</Key><ETag>${etagOf(whole)}</ETag>`);
}

/** Two a page: whoever forgets to ask for the next page is found out. */
function listObjects({ objects }: S3Emulator, query: URLSearchParams): Reply {
  const prefix = query.get("prefix") ?? "";
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after);
  const page = keys.toSorted().slice(0, 2);
  const more = keys.length > page.length;
  const contents = page.map((key) => describeObject(key, objects.get(key) ?? Buffer.alloc(0)));
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return xml("ListBucketResult", `<IsTruncated>${more}</IsTruncated>${next}${contents.join("")}`);
}

function describeObject(key: string, bytes: Buffer): string {
  const facts = `<Size>${bytes.length}</Size><ETag>${etagOf(bytes).replaceAll('"', "&quot;")}</ETag>`;
  return `<Contents><Key>${key}</Key>${facts}</Contents>`;
}

function listHalfUploads({ halfUploads }: S3Emulator): Reply {
  const uploads = [...halfUploads].map(
    ([id, { key, since }]) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${since.toISOString()}</Initiated></Upload>`,
  );
  return xml("ListMultipartUploadsResult", uploads.join(""));
}

function xml(element: string, content: string): Reply {
  const namespace = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';
  const body = `<?xml version="1.0" encoding="UTF-8"?><${element} ${namespace}>${content}</${element}>`;
  return { status: 200, body, headers: { "content-type": "application/xml" } };
}

function failure(status: number, code: string): Reply {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, body, headers: { "content-type": "application/xml" } };
}

function etagOf(bytes: Buffer) {
  return `"${createHash("md5").update(bytes).digest("hex")}"`;
}
