import type { Passage } from "@footnote/contracts/document-content";
import { formatLocation } from "../../../shared/locations/format-location.ts";
import type { CitedPart } from "../citations/cited-part.ts";
import { CitedText } from "../citations/cited-passage.tsx";
import type { IsMarked } from "./cell-ranges.ts";
import { measureMailHead } from "./mail/read-mail-head.ts";
import { t } from "./messages.ts";
import { SheetTable } from "./sheet-table.tsx";
import styles from "./text-view.module.css";

type ListProps = {
  passages: readonly Passage[];
  citedId: string | undefined;
  /** What is cited of it. */
  part: CitedPart;
  /** Matches the cells of a computation; null if a passage is cited. */
  marked?: IsMarked | null;
  /** Whether texts are shown line by line, with their numbers. */
  showsLines?: boolean | undefined;
  /** Whether the head of a message is shown above the passages, so that the first one begins after it. */
  hasMailHead?: boolean | undefined;
};

/** Renders consecutive rows as one table and all other passages as text. */
export function PassageList({
  passages,
  citedId,
  part,
  marked = null,
  showsLines = false,
  hasMailHead = false,
}: ListProps) {
  return groupSheets(passages).map((group) => {
    const [first] = group;
    if (!first) return null;
    if (first.anchors[0]?.kind === "cells") {
      const cited = { citedId, part, marked };
      return <SheetTable key={first.id} passages={group} {...cited} />;
    }
    const isCited = first.id === citedId;
    const shown = hasMailHead
      ? cutMailHead(first, isCited ? part : null)
      : { passage: first, part };
    return (
      <PassageText
        key={first.id}
        passage={shown.passage}
        cited={isCited ? shown.part : null}
        showsLines={showsLines}
      />
    );
  });
}

/** A passage without the head of its message, unless that is what is cited. */
function cutMailHead(
  passage: Passage,
  part: CitedPart | null,
): { passage: Passage; part: CitedPart } {
  const { claims, spans } = part ?? { claims: [], spans: [] };
  const length = measureMailHead(passage);
  if (spans.some(({ start }) => start < length)) return { passage, part: { claims, spans } };
  const moved = spans.map((span) => ({
    ...span,
    start: span.start - length,
    end: span.end - length,
  }));
  return {
    passage: { ...passage, text: passage.text.slice(length) },
    part: { claims, spans: moved },
  };
}

/** `cited` is null for passages that are not cited. */
function PassageText({
  passage: { text, anchors, headings, hidden },
  cited,
  showsLines,
}: {
  passage: Passage;
  cited: CitedPart | null;
  showsLines: boolean;
}) {
  const slide = anchors[0]?.kind === "slide";
  const numbers = showsLines ? listLineNumbers({ text, anchors }) : null;
  const about = [
    numbers === null && formatLocation(anchors),
    headings.at(-1),
    hidden && t.notVisible,
  ].filter(Boolean);
  return (
    <section
      className={slide ? styles.slide : styles.passage}
      data-cited={cited !== null || undefined}
      data-lines={numbers !== null || undefined}
      aria-label={cited === null ? undefined : t.citedPassage}
    >
      {about.length > 0 && <p className={styles.location}>{about.join(" · ")}</p>}
      <div className={numbers === null ? styles.text : styles.lines}>
        {numbers && (
          <div className={styles.numbers} aria-hidden="true">
            {numbers.join("\n")}
          </div>
        )}
        <div>{cited === null ? text.trim() : <CitedText text={text} cited={cited} />}</div>
      </div>
    </section>
  );
}

/** The numbers of a text's lines in its file; null where the text has other lines than the file. */
function listLineNumbers({ text, anchors }: Pick<Passage, "text" | "anchors">): number[] | null {
  const numbers = anchors.flatMap((anchor) =>
    anchor.kind === "lines"
      ? Array.from({ length: anchor.to - anchor.from + 1 }, (_, at) => anchor.from + at)
      : [],
  );
  return numbers.length === text.trim().split("\n").length ? numbers : null;
}

/** Groups consecutive passages of the same sheet; every other passage is a group of its own. */
function groupSheets(passages: readonly Passage[]): Passage[][] {
  const groups: Passage[][] = [];
  let sheet: string | null = null;
  for (const passage of passages) {
    const [anchor] = passage.anchors;
    const next = anchor?.kind === "cells" ? anchor.sheet : null;
    if (next !== null && next === sheet) groups.at(-1)?.push(passage);
    else groups.push([passage]);
    sheet = next;
  }
  return groups;
}
