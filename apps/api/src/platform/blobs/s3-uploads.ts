import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { abandonedAfterMs } from "./abandoned.ts";

/** Deletes uploads whose process was killed: their parts are stored and paid for, and belong to no key. */
export async function abortAbandonedUploads(
  client: S3Client,
  { bucket, prefix }: { bucket: string; prefix: string },
): Promise<void> {
  const oldest = Date.now() - abandonedAfterMs;
  // The first thousand; what is left is for the next start.
  const command = new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix });
  const { Uploads = [] } = await client.send(command);
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (!Initiated || Initiated.getTime() > oldest) continue;
    await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
  }
}
