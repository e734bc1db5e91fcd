import { t } from "../messages.ts";
import styles from "./layout.module.css";

/** Lines that the browser lays out together, when they come near the screen. */
const linesPerBlock = 100;

type SourceLinesProps = { text: string; cited: readonly { from: number; to: number }[] };

/** A text as it is written, with the numbers of its lines and the cited ones marked. */
export function SourceLines({ text, cited }: SourceLinesProps) {
  const lines = text.replace(/\n$/, "").split("\n");
  const blocks = Array.from({ length: Math.ceil(lines.length / linesPerBlock) }, (_, at) => ({
    first: at * linesPerBlock + 1,
    lines: lines.slice(at * linesPerBlock, (at + 1) * linesPerBlock),
  }));
  return (
    <div className={styles.source}>
      {blocks.map(({ first, lines: block }) => (
        <div
          key={first}
          className={styles.block}
          style={{ containIntrinsicHeight: block.length * 20 }}
        >
          {block.map((line, index) => {
            const number = first + index;
            const isCited = cited.some(({ from, to }) => from <= number && number <= to);
            return (
              <div
                key={number}
                className={styles.line}
                data-sentence={isCited || undefined}
                aria-label={isCited ? t.citedPassage : undefined}
              >
                <span className={styles.number} aria-hidden="true">
                  {number}
                </span>
                <span>{line === "" ? "\u200b" : line}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
