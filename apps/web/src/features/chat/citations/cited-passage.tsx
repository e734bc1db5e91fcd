import type { CitedSource } from "./citations.ts";
import type { Piece } from "./passage.ts";
import { markPassage } from "./passage.ts";
import { ComputedResult } from "../answer/computed-result.tsx";
import styles from "./cited-passage.module.css";

type CitedPassageProps = { source: CitedSource; claims: readonly string[] };

/** The whole passage of a source, with the words of the answer's claims highlighted. */
export function CitedPassage({ source, claims }: CitedPassageProps) {
  const { headings, chunk, computation } = source;
  return (
    <>
      {headings.length > 0 && <p className={styles.headings}>{headings.join(" › ")}</p>}
      {computation ? (
        <ComputedResult computation={computation} />
      ) : (
        <p>
          <MarkedText pieces={markPassage(chunk, claims)} />
        </p>
      )}
    </>
  );
}

/** Text with some of its words highlighted. */
export function MarkedText({ pieces }: { pieces: readonly Piece[] }) {
  return addPositions(pieces).map(({ text, marked, at }) =>
    marked ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** Returns each segment with its start position, which serves as its key. */
function addPositions(pieces: readonly Piece[]): (Piece & { at: number })[] {
  let at = 0;
  return pieces.map((piece) => {
    const placed = { ...piece, at };
    at += piece.text.length;
    return placed;
  });
}
