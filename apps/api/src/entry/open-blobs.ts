import { join } from "node:path";
import type { Logger } from "pino";
import type { Blobs } from "../platform/blobs/blobs.ts";
import { openDiskBlobs } from "../platform/blobs/disk-blobs.ts";
import { openS3Blobs } from "../platform/blobs/s3-blobs.ts";
import type { Config } from "../platform/config.ts";

/** The store of uploaded files that the configuration names. */
export function openBlobs({ s3, dataDir }: Config, log: Logger): Promise<Blobs> {
  const workFolder = join(dataDir, "copies");
  return s3 ? openS3Blobs(s3, { workFolder, log }) : openDiskBlobs(join(dataDir, "blobs"));
}
