import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { abandonedAfterMs } from "./abandoned.ts";

/** Deletes uploads whose process was killed, and counts them: their parts are stored and paid for, and belong to no key. */
export async function abortAbandonedUploads(
  client: S3Client,
  { bucket, prefix }: { bucket: string; prefix: string },
): Promise<number> {
  const oldest = Date.now() - abandonedAfterMs;
  // The first thousand; what is left is for the next time.
  const command = new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix });
  const { Uploads = [] } = await client.send(command);
  const old = Uploads.filter(({ Initiated }) => Initiated && Initiated.getTime() <= oldest);
  for (const { Key, UploadId } of old) {
    await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
  }
  return old.length;
}
