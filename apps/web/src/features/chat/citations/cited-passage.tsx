import type { CitedSource } from "./citations.ts";
import { type CitedPart, markCited } from "./cited-part.ts";
import type { Piece } from "./passage.ts";
import { ComputedResult } from "../answer/computed-result.tsx";
import { t } from "../messages.ts";
import styles from "./cited-passage.module.css";

type CitedPassageProps = { source: CitedSource; cited: CitedPart };

/** The whole passage of a source, with what the answer uses of it highlighted. */
export function CitedPassage({ source, cited }: CitedPassageProps) {
  const { headings, chunk, computation, alsoIn } = source;
  return (
    <>
      {headings.length > 0 && <p className={styles.headings}>{headings.join(" › ")}</p>}
      {computation ? (
        <ComputedResult computation={computation} />
      ) : (
        <p>
          <CitedText text={chunk} cited={cited} />
        </p>
      )}
      {alsoIn.length > 0 && <p className={styles.alsoIn}>{t.alsoIn(alsoIn.join(", "))}</p>}
    </>
  );
}

/** A passage with its cited sentences highlighted, or else the words that it shares with the answer. */
export function CitedText({ text, cited }: { text: string; cited: CitedPart }) {
  return <MarkedText pieces={markCited(text, cited)} whole={cited.spans.length > 0} />;
}

type MarkedTextProps = {
  pieces: readonly Piece[];
  /** Whether whole sentences are marked, not single words. */
  whole?: boolean;
};

/** Text with some of its parts highlighted. */
export function MarkedText({ pieces, whole = false }: MarkedTextProps) {
  return addPositions(pieces).map(({ text, marked, at }) =>
    marked ? (
      <mark
        key={at}
        className={whole ? styles.sentence : styles.mark}
        data-sentence={whole || undefined}
      >
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
