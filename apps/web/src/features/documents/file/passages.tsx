import type { FileDetails, Passage } from "@footnote/contracts/document-content";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatLocation } from "../../../shared/locations/format-location.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { formatHiddenReason } from "../hidden-text/format-hidden-reason.ts";
import { t as shared } from "../messages.ts";
import { usePassages } from "./api.ts";
import styles from "./file-page.module.css";
import { t } from "./messages.ts";

/** The passages of a file in reading order, as a search sees them, each with its location. */
export function Passages({ file }: { file: FileDetails }) {
  const read = usePassages(file.id);
  if (read.isPending) return <Spinner label={shared.loading} />;
  if (read.isError) {
    return (
      <LoadFailure onRetry={read.refetch}>
        {t.passagesFailed(getErrorMessage(read.error))}
      </LoadFailure>
    );
  }
  const passages = read.data.pages.flatMap((page) => page.passages);
  const total = read.data.pages[0]?.total ?? 0;
  if (passages.length === 0) return <p className={styles.waiting}>{t.noPassages}</p>;
  return (
    <>
      <p className={styles.lead}>{t.passagesWords}</p>
      <ol className={styles.passages} aria-label={t.passages}>
        {passages.map((passage) => (
          <PassageItem key={passage.id} passage={passage} />
        ))}
      </ol>
      {read.hasNextPage && (
        <Button busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {t.morePassages(total - passages.length)}
        </Button>
      )}
    </>
  );
}

function PassageItem({
  passage: { ordinal, text, headings, anchors, hidden },
}: {
  passage: Passage;
}) {
  const about = [formatLocation(anchors), headings.join(" › ")].filter(Boolean).join(" · ");
  return (
    <li className={styles.passage} data-hidden={hidden !== null || undefined} value={ordinal + 1}>
      {about !== "" && <p className={styles.place}>{about}</p>}
      {hidden && <p className={styles.reason}>{t.hidden(formatHiddenReason(hidden))}</p>}
      <p className={styles.text}>{text.trim()}</p>
    </li>
  );
}
