import { makePictureUrl } from "@footnote/contracts/pictures";
import type { Has } from "../../platform/app.ts";
import type { Sql } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { readPicture } from "./picture.rules.ts";
import {
  deletePicture,
  findPictureBytes,
  findPictureId,
  type PictureOwner,
  replacePicture,
} from "./pictures.repo.ts";

/** The address of the picture of a user or an organization; null without one. */
export async function findPictureUrl(sql: Sql, owner: PictureOwner): Promise<string | null> {
  const id = await findPictureId(sql, owner);
  return id === undefined ? null : makePictureUrl(id);
}

/**
 * Validates a picture and stores it in place of the one before. Returns its address. The owner's row must be locked.
 * @throws AppError picture.unsupported, picture.damaged, picture.too_large
 */
export async function storePicture(tx: Sql, owner: PictureOwner, file: Buffer): Promise<string> {
  const read = readPicture(file);
  if ("refused" in read) throw new AppError(`picture.${read.refused}`);
  const bytes = Buffer.from(read.bytes);
  return makePictureUrl(await replacePicture(tx, owner, { mediaType: read.mediaType, bytes }));
}

/** Whether there was one to remove. The owner's row must be locked. */
export function removePicture(tx: Sql, owner: PictureOwner): Promise<boolean> {
  return deletePicture(tx, owner);
}

/** @throws AppError picture.not_found */
export async function getPicture(app: Has<"db">, id: string) {
  const found = await findPictureBytes(app.db, id);
  if (!found) throw new AppError("picture.not_found");
  return found;
}
