import type { User } from "@footnote/contracts/accounts/accounts";
import type { SignedIn } from "../../../context/caller.ts";
import type { Has } from "../../../platform/app.ts";
import type { Sql } from "../../../platform/database/database.ts";
import { recordEvent } from "../../audit/audit.service.ts";
import { removePicture, storePicture } from "../../pictures/pictures.service.ts";
import { lockUserRow, updateName } from "../accounts.repo.ts";
import { getProfile } from "../accounts.service.ts";

/** A name that is undefined stays as it is; null empties it. */
export type NewName = { first: string | null | undefined; last: string | null | undefined };

export async function changeName(app: Has<"db">, user: SignedIn, name: NewName): Promise<User> {
  await app.db.$transaction(async (tx) => {
    const isChanged = await updateName(tx, user.pk, {
      firstName: name.first === null ? "" : name.first,
      lastName: name.last === null ? "" : name.last,
    });
    if (isChanged) await recordChange(tx, user, "name");
  });
  return getProfile(app, user);
}

/** Returns the address of the picture. @throws AppError picture.unsupported, picture.damaged, picture.too_large */
export function setPicture(app: Has<"db">, user: SignedIn, file: Buffer): Promise<string> {
  return app.db.$transaction(async (tx) => {
    await lockUserRow(tx, user.pk);
    const url = await storePicture(tx, { userPk: user.pk }, file);
    await recordChange(tx, user, "picture");
    return url;
  });
}

export async function unsetPicture(app: Has<"db">, user: SignedIn): Promise<void> {
  await app.db.$transaction(async (tx) => {
    await lockUserRow(tx, user.pk);
    const isRemoved = await removePicture(tx, { userPk: user.pk });
    if (isRemoved) await recordChange(tx, user, "picture");
  });
}

function recordChange(tx: Sql, by: SignedIn, what: "name" | "picture"): Promise<void> {
  return recordEvent(tx, { action: "account.changed", by, detail: { what } });
}
