import type { SecretBox } from "./secret-box.ts";

/** Credentials of one table: `owner` is what each was sealed for. */
export type SealedRows = {
  /** Some rows by their owner, those after one; none when there are no more. */
  select(after: string | undefined): Promise<{ owner: string; sealed: string }[]>;
  /** Replaces a secret unless it was changed meanwhile. */
  replace(owner: string, change: { from: string; to: string }): Promise<boolean>;
};

export type Resealed = {
  readonly resealed: number;
  /** Sealed with a key that is not known: they have to be entered again. */
  readonly unreadable: number;
};

/** Encrypts credentials anew with the present key. May stop and run again at any time. */
export async function reseal(secretBox: SecretBox, rows: SealedRows): Promise<Resealed> {
  const count = { resealed: 0, unreadable: 0 };
  for (let after: string | undefined; ;) {
    const page = await rows.select(after);
    for (const { owner, sealed: from } of page) {
      const secret = await secretBox.open(from, owner);
      if (secret === undefined) count.unreadable += 1;
      else if (await rows.replace(owner, { from, to: await secretBox.seal(secret, owner) })) {
        count.resealed += 1;
      }
    }
    const last = page.at(-1);
    if (last === undefined) return count;
    after = last.owner;
  }
}
