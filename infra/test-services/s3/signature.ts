import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type Credentials = { accessKeyId: string; secretAccessKey: string };

/** Whether a request carries the AWS Signature Version 4 that these credentials make for it and this body. */
export function isSigned(request: IncomingMessage, body: Buffer, credentials: Credentials) {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;
  const found = shape.exec(request.headers.authorization ?? "");
  if (!found) return false;
  const [, id, day = "", region = "", signed = "", signature = ""] = found;
  const claimed = header(request, "x-amz-content-sha256");
  if (id !== credentials.accessKeyId || claimed !== sha256(body)) return false;
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [
    "AWS4-HMAC-SHA256",
    header(request, "x-amz-date"),
    scope,
    sha256(canonical(request, signed.split(";"), claimed)),
  ].join("\n");
  let key = hmac(`AWS4${credentials.secretAccessKey}`, day);
  for (const part of [region, "s3", "aws4_request"]) key = hmac(key, part);
  return timingSafeEqual(Buffer.from(signature, "hex"), hmac(key, text));
}

function canonical(request: IncomingMessage, signed: string[], bodyHash: string) {
  const url = new URL(request.url ?? "/", "http://host");
  const query = [...url.searchParams]
    .map(([name, value]) => `${escape(name)}=${escape(value)}`)
    .toSorted();
  const headers = signed.map((name) => `${name}:${header(request, name).trim()}\n`);
  const lines = [request.method, url.pathname, query.join("&"), headers.join("")];
  return [...lines, signed.join(";"), bodyHash].join("\n");
}

function header(request: IncomingMessage, name: string) {
  return String(request.headers[name] ?? "");
}

function escape(text: string) {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(bytes: Buffer | string) {
  return createHash("sha256").update(bytes).digest("hex");
}

function hmac(key: Buffer | string, text: string) {
  return createHmac("sha256", key).update(text).digest();
}
