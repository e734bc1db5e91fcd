import type { Agent as HttpAgent } from "node:http";
import type { Agent as HttpsAgent } from "node:https";
import { S3Client } from "@aws-sdk/client-s3";

/** Where an S3-compatible bucket is and how to get in. */
export type S3Settings = {
  bucket: string;
  /** Of a service that is not Amazon's. */
  endpoint: string | undefined;
  region: string;
  /** Without them the machine's own are used: the SDK knows instance and container roles. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** Downloads hold a connection as long as their reader takes; the library's 50 would make the next one wait. */
const agent = { maxSockets: 200, keepAlive: true };

/** Agents of a caller who decides which addresses may be connected to. */
export type S3Agents = { httpAgent: HttpAgent; httpsAgent: HttpsAgent };

export function openS3Client(
  { endpoint, region, credentials }: S3Settings,
  agents?: S3Agents,
): S3Client {
  return new S3Client({
    region,
    ...(credentials && { credentials }),
    // Bucket names as host names need a DNS entry each, which services of one's own rarely have.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // The checksums that the library adds by itself are unknown to several compatible services.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: 5_000,
      socketTimeout: 60_000,
      httpAgent: agents?.httpAgent ?? agent,
      httpsAgent: agents?.httpsAgent ?? agent,
    },
  });
}
