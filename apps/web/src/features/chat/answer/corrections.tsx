import { SpellCheck } from "lucide-react";
import { use } from "react";
import { t } from "../messages.ts";
import type { Entry } from "../thread/entry.ts";
import { BusyContext, useThreadActions } from "../thread/thread-actions.ts";
import styles from "./assistant-message.module.css";

/** Says which words of the question were corrected, with a way to search for them as typed. */
export function Corrections({ entry }: { entry: Entry }) {
  const { askAgain } = useThreadActions();
  const busy = use(BusyContext);
  const corrections = entry.steps.flatMap((step) => step.corrections ?? []);
  const searched = new Map(corrections.map(({ word, searched_for }) => [word, searched_for]));
  if (searched.size === 0) return null;
  return (
    <p className={styles.outcome}>
      <SpellCheck size={16} aria-hidden="true" />
      <span className={styles.missing}>
        {Array.from(searched, ([word, used]) => t.corrected(word, used)).join(" ")}{" "}
        <button
          type="button"
          className={styles.asTyped}
          disabled={busy}
          onClick={() => askAgain(entry, { quoted: [...searched.keys()] })}
        >
          {t.searchAsTyped}
        </button>
      </span>
    </p>
  );
}
