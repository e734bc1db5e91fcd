import type { FilledRole } from "@footnote/contracts/models/connections";
import { t } from "../messages.ts";
import styles from "../models.module.css";

/** Says which models in use have no price, since a budget limits nothing for them. */
export function UnpricedNote({ roles }: { roles: readonly FilledRole[] }) {
  // An older server does not say.
  const names = new Set(roles.flatMap(({ unpriced }: Partial<FilledRole>) => unpriced ?? []));
  if (names.size === 0) return null;
  return <p className={styles.note}>{t.unpriced([...names].join(", "))}</p>;
}
