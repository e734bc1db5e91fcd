import type { Sql } from "../../platform/database/database.ts";

/** Whose picture it is. */
export type PictureOwner = { userPk: number } | { organizationId: string };

export async function replacePicture(
  tx: Sql,
  owner: PictureOwner,
  picture: { mediaType: string; bytes: Buffer<ArrayBuffer> },
): Promise<string> {
  await tx.picture.deleteMany({ where: owner });
  const created = await tx.picture.create({ data: { ...owner, ...picture }, select: { id: true } });
  return created.id;
}

export async function deletePicture(tx: Sql, owner: PictureOwner): Promise<boolean> {
  return (await tx.picture.deleteMany({ where: owner })).count > 0;
}

export async function findPictureId(sql: Sql, owner: PictureOwner): Promise<string | undefined> {
  return (await sql.picture.findFirst({ where: owner, select: { id: true } }))?.id;
}

export async function findPictureBytes(sql: Sql, id: string) {
  const select = { mediaType: true, bytes: true };
  return (await sql.picture.findUnique({ where: { id }, select })) ?? undefined;
}
