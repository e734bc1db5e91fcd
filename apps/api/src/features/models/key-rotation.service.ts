import type { Has } from "../../platform/app.ts";
import { reseal, type Resealed } from "../../platform/secret-box/reseal.ts";
import { replaceSecret, selectSecrets } from "./models.repo.ts";

const pageSize = 100;

/** Encrypts the keys of model connections anew with the present encryption key. */
export async function rotateModelKeys({
  db,
  secretBox,
}: Has<"db" | "secretBox">): Promise<Resealed> {
  return await reseal(secretBox, {
    async select(after) {
      const rows = await selectSecrets(db, after, pageSize);
      return rows.map(({ id, secret }) => ({ owner: id, sealed: secret }));
    },
    replace: (id, change) => replaceSecret(db, id, change),
  });
}
