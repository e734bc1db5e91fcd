import { earlyEndings } from "@footnote/contracts/chat/answer-stream";
import type { Claim } from "@footnote/contracts/chat/chat";
import { CircleDashed, SearchX, ShieldCheck, ShieldQuestion } from "lucide-react";
import type { Entry } from "../thread/entry.ts";
import { t } from "../messages.ts";
import styles from "./assistant-message.module.css";

const endings = {
  length: "endedLength",
  filtered: "endedFiltered",
  broken: "endedBroken",
  late: "endedLate",
} as const satisfies Record<Early, string>;

type Early = keyof typeof earlyEndings;

/** Splits `missing`: the API sends the information missing from the documents and the reason for an early end as one text. */
function splitMissing(missing: string): { gap: string; early: Early | undefined } {
  const kinds = Object.keys(earlyEndings) as Early[];
  const early = kinds.find((kind) => missing.endsWith(earlyEndings[kind]));
  const gap = early ? missing.slice(0, -earlyEndings[early].length).trim() : missing;
  return { gap, early };
}

/** The outcome of an answer, unless the whole question was answered. */
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
  const { gap, early } = splitMissing(missing);
  return (
    <p className={styles.outcome}>
      <CircleDashed size={16} aria-hidden="true" />
      <span>
        {t.partly}
        {gap !== "" && <span className={styles.missing}> {t.missing(gap)}</span>}
        {early !== undefined && <span className={styles.missing}> {t[endings[early]]}</span>}
      </span>
    </p>
  );
}

/** How many statements are supported by their sources. Renders nothing if no statement was checked. */
export function ClaimCheck({ claims }: { claims: readonly Claim[] }) {
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
