import { join } from "node:path";
import type { Blobs } from "../platform/blobs/blobs.ts";
import { openDiskBlobs } from "../platform/blobs/disk-blobs.ts";
import type { Config } from "../platform/config.ts";

/** The store of uploaded files that the configuration names. The packages for buckets are loaded only when configured. */
export async function openBlobs({ s3, dataDir, diskReserve }: Config): Promise<Blobs> {
  const workFolder = join(dataDir, "copies");
  if (!s3) return await openDiskBlobs(join(dataDir, "blobs"), diskReserve.bytes);
  const { openS3Blobs } = await import("../platform/blobs/s3-blobs.ts");
  return await openS3Blobs(s3, workFolder);
}
