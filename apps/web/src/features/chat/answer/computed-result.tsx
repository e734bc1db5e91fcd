import type { ComputationShown } from "@footnote/contracts/chat/citations";
import { useId } from "react";
import { formatExactly } from "../../../shared/language/format.ts";
import { t } from "../messages.ts";
import { CodeBlock } from "./code-block.tsx";
import styles from "./computed-result.module.css";

/** The computation of a number: the query, with a copy button, and its result as a table. */
export function ComputedResult({ computation }: { computation: ComputationShown }) {
  const { query, columns, rows, cut, notes } = computation;
  const captionId = useId();
  return (
    <div className={styles.result}>
      <p className={styles.label}>{t.computedQuery}</p>
      <CodeBlock>
        <code>{query}</code>
      </CodeBlock>
      <p id={captionId} className={styles.label}>
        {t.computedResult}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, so the keyboard must reach it */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby={captionId}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns may be called the same
                <th key={at} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- identified by position only
              <tr key={at}>
                {row.map((value, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- identified by position only
                  <Cell key={column} value={value} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cut && <p className={styles.note}>{t.computedCut(rows.length)}</p>}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

function Cell({ value }: { value: number | string | null }) {
  if (typeof value !== "number") return <td>{value ?? "–"}</td>;
  return <td className={styles.number}>{formatExactly(value)}</td>;
}
