import { pictureMaxBytes } from "@footnote/contracts/pictures";
import type { FastifyRequest } from "fastify";
import { AppError } from "../platform/errors.ts";
import { readParts } from "./multipart.ts";

/**
 * Reads the file of an uploaded picture. The rest of a file that is too large is read and dropped, so that the client gets
 * the reply.
 * @throws AppError picture.missing, picture.too_large, upload.incomplete
 */
export async function readPictureFile(request: FastifyRequest): Promise<Buffer> {
  let file: Buffer | undefined;
  let isTooLarge = false;
  for await (const part of readParts(request)) {
    if (part.type === "field") continue;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= pictureMaxBytes) chunks.push(chunk);
    }
    isTooLarge ||= size > pictureMaxBytes;
    if (part.fieldname === "file") file = Buffer.concat(chunks);
  }
  if (isTooLarge) throw new AppError("picture.too_large");
  if (file === undefined || file.length === 0) throw new AppError("picture.missing");
  return file;
}
