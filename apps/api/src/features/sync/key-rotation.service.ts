import type { Has } from "../../platform/app.ts";
import { reseal, type Resealed } from "../../platform/secret-box/reseal.ts";
import { replaceSecret, selectSecrets } from "./source-secrets.repo.ts";

const pageSize = 100;

/** Encrypts the passwords and keys of folder sources anew with the present encryption key. */
export async function rotateSourceKeys({
  db,
  secretBox,
}: Has<"db" | "secretBox">): Promise<Resealed> {
  return await reseal(secretBox, {
    select: (after) => selectSecrets(db, after, pageSize),
    replace: (id, change) => replaceSecret(db, id, change),
  });
}
