import type { FileDetails } from "@footnote/contracts/document-content";
import { findFileType } from "@footnote/contracts/file-types";
import { extensionOf } from "@footnote/contracts/upload-checks";
import type { ReactNode } from "react";
import { useMemo, useRef } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { ComputedResult } from "../answer/computed-result.tsx";
import type { ViewedSource } from "../citations/use-viewed-source.ts";
import { findCited, usePassages } from "./api.ts";
import { createCellMatcher } from "./cell-ranges.ts";
import { ContainedFiles } from "./contained-files.tsx";
import { t } from "./messages.ts";
import { LoadingBody } from "./loading-body.tsx";
import { MailHead } from "./mail/mail-head.tsx";
import { PassageList } from "./passage-list.tsx";
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
  const marked = useMarkedCells(viewed);
  const body = useRef<HTMLDivElement>(null);
  const passages = read.data?.pages.flatMap((page) => page.passages) ?? [];
  const cited = findCited(passages, { chunkId: around, chunk: viewed.source?.chunk ?? "" });
  useScrollToCited(body, cited?.id, viewed.cited.spans);

  const type = findFileType(extensionOf(file.name));

  if (read.isPending) return <LoadingBody />;
  if (read.isError) return <Unreadable error={read.error} onRetry={() => void read.refetch()} />;
  if (passages.length === 0) return <MissingText file={file} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls: the keyboard must reach it
    <div ref={body} className={styles.body} tabIndex={0} role="region" aria-label={file.name}>
      {lead}
      <Head documentId={viewed.documentId} type={type} />
      {computation && <ComputedResult computation={computation} />}
      {viewed.source && !cited && (
        <p className={styles.notLocated} role="status">
          {t.notLocated}
        </p>
      )}
      <Pages read={read}>
        <PassageList
          passages={passages}
          citedId={cited?.id}
          part={viewed.cited}
          marked={marked}
          showsLines={type?.showsLines}
          hasMailHead={type?.hasMailHead}
        />
      </Pages>
    </div>
  );
}

/** What is above the text of a mail or of a document that contains files. */
function Head({ documentId, type }: { documentId: string; type: ReturnType<typeof findFileType> }) {
  return (
    <>
      {type?.hasMailHead && <MailHead documentId={documentId} />}
      {type?.unpacksTo && <ContainedFiles documentId={documentId} />}
    </>
  );
}

/** Matches the cells that a result was computed from; null where there is none. */
function useMarkedCells({ source }: ViewedSource) {
  return useMemo(() => {
    const computation = source?.computation;
    return computation ? createCellMatcher(source.anchors, computation.counted_rows) : null;
  }, [source]);
}

function Unreadable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={styles.empty}>
      <Banner tone="error">{getErrorMessage(error, t.failed)}</Banner>
      <Button onClick={onRetry}>{t.tryAgain}</Button>
    </div>
  );
}

/** Says why there is no text, and lists the files that are there instead. */
function MissingText({ file }: { file: FileDetails }) {
  const hasFiles = findFileType(extensionOf(file.name))?.unpacksTo !== undefined;
  return (
    <div className={styles.empty}>
      <p>{describeMissingText(file, hasFiles)}</p>
      {hasFiles && <ContainedFiles documentId={file.id} />}
    </div>
  );
}

function describeMissingText({ state, failure }: FileDetails, hasFiles: boolean): string {
  if (state === "processing") return t.processing;
  if (hasFiles && !failure) return t.onlyFiles;
  return failure ? `${t.noText} ${failure.message}` : t.noText;
}

/** Offers to load what is before and after the passages that are shown. */
function Pages({ read, children }: { read: ReturnType<typeof usePassages>; children: ReactNode }) {
  return (
    <>
      <More
        label={t.earlier}
        has={read.hasPreviousPage}
        busy={read.isFetchingPreviousPage}
        onLoad={() => void read.fetchPreviousPage()}
      />
      {children}
      <More
        label={t.later}
        has={read.hasNextPage}
        busy={read.isFetchingNextPage}
        onLoad={() => void read.fetchNextPage()}
      />
    </>
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
