import { earlyEndings } from "@footnote/contracts/chat/answer-stream";
import type { Claim } from "@footnote/contracts/chat/citations";
import { CircleDashed, Info, SearchX, ShieldCheck, ShieldQuestion, TextSearch } from "lucide-react";
import { getCheckResult, summarizeChecks } from "../citations/check-summary.ts";
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
export function Outcome({ entry: { outcome, missing, model, closest } }: { entry: Entry }) {
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
  const Icon = closest ? TextSearch : CircleDashed;
  // A model names what is missing; an answer without one says it in sentences.
  const lack = model === null ? gap : t.missing(gap);
  return (
    <p className={styles.outcome}>
      <Icon size={16} aria-hidden="true" />
      <span>
        <span className={styles.kind}>{closest ? t.nearest : t.partly}</span>
        {gap !== "" && <span className={styles.missing}> {lack}</span>}
        {early !== undefined && <span className={styles.missing}> {t[endings[early]]}</span>}
      </span>
    </p>
  );
}

const icons = { confirmed: ShieldCheck, doubtful: ShieldQuestion, open: Info } as const;

/** What was checked of the statements, and how numbers of theirs were recomputed. Renders nothing if there is none. */
export function ClaimCheck({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  const result = getCheckResult(claims);
  const Icon = icons[result];
  const calculations = claims.flatMap(({ calculation }) => calculation ?? []);
  return (
    <p className={styles.checked} data-result={result}>
      <Icon size={15} aria-hidden="true" />
      <span>{[summarizeChecks(claims), ...new Set(calculations)].join(" · ")}</span>
    </p>
  );
}
