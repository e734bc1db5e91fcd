import type { CitedSource } from "./citations.ts";
import type { Piece } from "./passage.ts";
import { markPassage } from "./passage.ts";
import { ComputedResult } from "../answer/computed-result.tsx";
import styles from "./cited-passage.module.css";

type CitedPassageProps = { source: CitedSource; claims: readonly string[] };

/** The whole passage of a source, with the words marked that the answer's claims rest on. */
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

/** Text with some of its words marked. */
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

/** Each piece with the position it begins at, which names it. */
function addPositions(pieces: readonly Piece[]): (Piece & { at: number })[] {
  let at = 0;
  return pieces.map((piece) => {
    const placed = { ...piece, at };
    at += piece.text.length;
    return placed;
  });
}
