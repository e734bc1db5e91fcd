import { ChevronDown, ChevronUp, Download, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { useDownload } from "../../../shared/http/use-download.ts";
import { formatLocation } from "../../../shared/locations/format-location.ts";
import type { ViewedSource } from "../citations/use-viewed-source.ts";
import { useFile } from "./api.ts";
import { t } from "./messages.ts";
import { SourceBody } from "./source-body.tsx";
import { SourceLink } from "./source-link.tsx";
import styles from "./source-viewer.module.css";
import { useCitedLocation } from "./use-cited-location.ts";

/** The header has room for all the cell ranges that a citation can have. */
const rangesMax = 24;

export type SourceViewerProps = {
  viewed: ViewedSource;
  onMove: (step: number) => void;
  onClose: () => void;
};

/** Shows a cited document at the cited location. */
export default function SourceViewer({ viewed, onMove, onClose }: SourceViewerProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // Opening another source moves the focus and the screen reader to it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [viewed.documentId]);

  return (
    <>
      <ViewerHead viewed={viewed} heading={heading} onMove={onMove} onClose={onClose} />
      <SourceBody key={viewed.documentId} viewed={viewed} />
    </>
  );
}

type HeadProps = SourceViewerProps & { heading: React.RefObject<HTMLHeadingElement | null> };

function ViewerHead({ viewed, heading, onMove, onClose }: HeadProps) {
  const { source, siblings, index, documentId } = viewed;
  const cited = useCitedLocation(viewed);
  const file = useFile(documentId);
  const name = file.data?.name ?? source?.name ?? t.source;
  const { download, busy, failure } = useDownload(documentId, t.downloadFailed);
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h2 ref={heading} tabIndex={-1} className={styles.name} title={name}>
          {name}
        </h2>
        <p className={styles.location}>
          {source && <span className={styles.number}>[{source.id}]</span>}
          {formatLocation(cited.anchors, rangesMax)}
        </p>
        {file.data?.state === "outdated" && <Outdated newest={file.data.superseded_by} />}
        {failure !== "" && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
      {siblings.length > 1 && (
        <div className={styles.moves}>
          <IconButton title={t.previousCitation} disabled={index <= 0} onClick={() => onMove(-1)}>
            <ChevronUp size={18} aria-hidden="true" />
          </IconButton>
          <span className={styles.position}>{t.position(index + 1, siblings.length)}</span>
          <IconButton
            title={t.nextCitation}
            disabled={index >= siblings.length - 1}
            onClick={() => onMove(1)}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      <IconButton
        title={busy ? t.downloading : t.download}
        disabled={busy || !file.data}
        onClick={download}
      >
        <Download size={18} aria-hidden="true" />
      </IconButton>
      <IconButton title={t.close} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </header>
  );
}

/** Says that there is a newer version, with a link that opens it. */
function Outdated({ newest }: { newest: string | null }) {
  return (
    <p className={styles.outdated}>
      {t.outdated} {newest && <SourceLink documentId={newest}>{t.openNewest}</SourceLink>}
    </p>
  );
}
