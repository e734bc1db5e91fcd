import type { Claim } from "@footnote/contracts/chat";
import { CircleDashed, SearchX, ShieldCheck, ShieldQuestion } from "lucide-react";
import type { Entry } from "../entry.ts";
import { t } from "../messages.ts";
import styles from "./assistant-message.module.css";

/** How an answer came out, unless all of the question was answered. */
export function Outcome({ entry: { outcome, missing } }: { entry: Entry }) {
  if (outcome === "not_found") {
    return (
      <p className={styles.outcome}>
        <SearchX size={16} aria-hidden="true" />
        {t.notFound}
      </p>
    );
  }
  if (outcome !== "partly") return null;
  return (
    <p className={styles.outcome}>
      <CircleDashed size={16} aria-hidden="true" />
      <span>
        {t.partly}
        {missing !== "" && <span className={styles.missing}> {t.missing(missing)}</span>}
      </span>
    </p>
  );
}

/** How many of the answer's statements its sources bear out. Nothing where nothing was checked. */
export function Checked({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  const good = claims.filter(({ state }) => state === "supported").length;
  const all = good === claims.length;
  const Icon = all ? ShieldCheck : ShieldQuestion;
  return (
    <p className={styles.checked} data-doubt={!all || undefined}>
      <Icon size={15} aria-hidden="true" />
      {all ? t.checkedAll(good) : t.checkedSome(good, claims.length)}
    </p>
  );
}
