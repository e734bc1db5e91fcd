import type { FileDetails, Passage } from "@footnote/contracts/document-content";
import { findFileType } from "@footnote/contracts/file-types";
import { extensionOf } from "@footnote/contracts/upload-checks";
import type { ReactNode } from "react";
import { useMemo, useRef } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatLocation } from "../../../shared/locations/format-location.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { ComputedResult } from "../answer/computed-result.tsx";
import type { CitedPart } from "../citations/cited-part.ts";
import { CitedText } from "../citations/cited-passage.tsx";
import type { ViewedSource } from "../citations/use-viewed-source.ts";
import { findCited, usePassages } from "./api.ts";
import { type IsMarked, createCellMatcher } from "./cell-ranges.ts";
import { t } from "./messages.ts";
import { SheetTable } from "./sheet-table.tsx";
import { LoadingBody } from "./loading-body.tsx";
import styles from "./text-view.module.css";
import { useScrollToCited } from "./use-scroll-to-cited.ts";

type TextViewProps = {
  file: FileDetails;
  viewed: ViewedSource;
  /** Rendered above the text. */
  lead?: ReactNode;
};

/** Shows a document as its extracted text, around the cited passage, each passage with its location. */
export function TextView({ file, viewed, lead }: TextViewProps) {
  const computation = viewed.source?.computation ?? null;
  // A computed result is not a passage of the file: open the passage with the cells it was computed from.
  const around = computation ? computation.passage_id : viewed.chunkId;
  const read = usePassages(viewed.documentId, around);
  const marked = useMemo(
    () =>
      computation
        ? createCellMatcher(viewed.source?.anchors ?? [], computation.counted_rows)
        : null,
    [computation, viewed.source],
  );
  const body = useRef<HTMLDivElement>(null);
  const passages = read.data?.pages.flatMap((page) => page.passages) ?? [];
  const cited = findCited(passages, { chunkId: around, chunk: viewed.source?.chunk ?? "" });
  useScrollToCited(body, cited?.id, viewed.cited.spans);

  if (read.isPending) return <LoadingBody />;
  if (read.isError) {
    return (
      <div className={styles.empty}>
        <Banner tone="error">{getErrorMessage(read.error, t.failed)}</Banner>
        <Button onClick={() => void read.refetch()}>{t.tryAgain}</Button>
      </div>
    );
  }
  if (passages.length === 0) {
    return <p className={styles.empty}>{describeMissingText(file)}</p>;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls: the keyboard must reach it
    <div ref={body} className={styles.body} tabIndex={0} role="region" aria-label={file.name}>
      {lead}
      {computation && <ComputedResult computation={computation} />}
      {viewed.source && !cited && (
        <p className={styles.notLocated} role="status">
          {t.notLocated}
        </p>
      )}
      <More
        label={t.earlier}
        has={read.hasPreviousPage}
        busy={read.isFetchingPreviousPage}
        onLoad={() => void read.fetchPreviousPage()}
      />
      <PassageList
        passages={passages}
        citedId={cited?.id}
        part={viewed.cited}
        marked={marked}
        showsLines={findFileType(extensionOf(file.name))?.showsLines}
      />
      <More
        label={t.later}
        has={read.hasNextPage}
        busy={read.isFetchingNextPage}
        onLoad={() => void read.fetchNextPage()}
      />
    </div>
  );
}

/** The reason why there is no text. */
function describeMissingText({ state, failure }: FileDetails): string {
  if (state === "processing") return t.processing;
  return failure ? `${t.noText} ${failure.message}` : t.noText;
}

type ListProps = {
  passages: readonly Passage[];
  citedId: string | undefined;
  /** What is cited of it. */
  part: CitedPart;
  /** Matches the cells of a computation; null if a passage is cited. */
  marked?: IsMarked | null;
  /** Whether texts are shown line by line, with their numbers. */
  showsLines?: boolean | undefined;
};

/** Renders consecutive rows as one table and all other passages as text. */
export function PassageList({
  passages,
  citedId,
  part,
  marked = null,
  showsLines = false,
}: ListProps) {
  return groupSheets(passages).map((group) => {
    const [first] = group;
    if (!first) return null;
    if (first.anchors[0]?.kind === "cells") {
      const cited = { citedId, part, marked };
      return <SheetTable key={first.id} passages={group} {...cited} />;
    }
    return (
      <PassageText
        key={first.id}
        passage={first}
        cited={first.id === citedId ? part : null}
        showsLines={showsLines}
      />
    );
  });
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
  return (
    <section
      className={slide ? styles.slide : styles.passage}
      data-cited={cited !== null || undefined}
      aria-label={cited === null ? undefined : t.citedPassage}
    >
      <p className={styles.location}>
        {[formatLocation(anchors), headings.at(-1), hidden && t.notVisible]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div className={showsLines ? styles.lines : styles.text}>
        {showsLines && <LineNumbers text={text} anchors={anchors} />}
        <div>{cited === null ? text.trim() : <CitedText text={text} cited={cited} />}</div>
      </div>
    </section>
  );
}

/** The numbers of a text's lines in its file; nothing where the text has other lines than the file. */
function LineNumbers({ text, anchors }: Pick<Passage, "text" | "anchors">) {
  const numbers = anchors.flatMap((anchor) =>
    anchor.kind === "lines"
      ? Array.from({ length: anchor.to - anchor.from + 1 }, (_, at) => anchor.from + at)
      : [],
  );
  if (numbers.length !== text.trim().split("\n").length) return <span />;
  return (
    <div className={styles.numbers} aria-hidden="true">
      {numbers.join("\n")}
    </div>
  );
}

function More(props: { label: string; has: boolean; busy: boolean; onLoad: () => void }) {
  if (!props.has) return null;
  return (
    <Button look="quiet" className={styles.more} busy={props.busy} onClick={props.onLoad}>
      {props.label}
    </Button>
  );
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
