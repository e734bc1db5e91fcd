import { ifExists } from "@footnote/contracts/documents";
import { id } from "@footnote/contracts/fields";
import { z } from "zod";

/** What the sender says about a file in the header Upload-Metadata. */
export type UploadMetadata = {
  filename: string;
  folderId: string;
  sha256: string | null;
  /** Whether the file of the same name becomes an older version. */
  replaces: boolean;
};

const metadata = z.object({
  filename: z.string("The metadata filename is missing."),
  collection_id: z.string("Please select a folder first before uploading.").pipe(id),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, "The metadata sha256 is a checksum of 64 hexadecimal digits.")
    .nullish(),
  if_exists: ifExists.nullish(),
});

/** @throws ZodError when the file name or the folder is missing, or the checksum is none */
export function parseMetadata(sent: Record<string, string | null> | undefined): UploadMetadata {
  const read = metadata.parse(sent ?? {});
  const { filename, collection_id: folderId, sha256, if_exists: ifExisting } = read;
  const replaces = ifExisting === "replace";
  return { filename, folderId, sha256: sha256?.toLowerCase() ?? null, replaces };
}
