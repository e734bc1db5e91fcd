import type { FileDetails } from "@footnote/contracts/document-content";
import { extensionOf, formatSize } from "@footnote/contracts/upload-checks";
import { formatLanguage, formatMoment, formatNumber } from "../../../shared/language/format.ts";
import { Facts, Panel } from "../../../shared/ui/layout/panel.tsx";
import { HiddenTextNotice } from "../hidden-text/hidden-text-notice.tsx";
import type { FileEntry } from "../listing/file-entries.ts";
import { t as shared } from "../messages.ts";
import { FileNotices } from "../unpacked-files/file-notices.tsx";
import styles from "./file-page.module.css";
import { t } from "./messages.ts";

/** What is known of a file besides its content. */
export function FileFacts({ file, entry }: { file: FileDetails; entry: FileEntry }) {
  const { id, name, hidden_passages: hidden, notices } = file;
  return (
    <Panel title={t.details}>
      <Facts facts={listFacts(file, entry)} />
      {(hidden > 0 || notices.length > 0) && (
        <div className={styles.notices}>
          {hidden > 0 && <HiddenTextNotice id={id} name={name} count={hidden} />}
          <FileNotices id={id} name={name} notices={notices} />
        </div>
      )}
    </Panel>
  );
}

function listFacts(file: FileDetails, entry: FileEntry) {
  const { units, language } = file;
  const isRead = file.state === "ready" || file.state === "outdated";
  return [
    { name: shared.state, value: describeState(file, entry) },
    { name: t.type, value: describeType(file) },
    { name: shared.size, value: formatSize(file.size) },
    { name: shared.dateAdded, value: formatMoment(file.created_at) },
    { name: t.uploadedBy, value: <Address text={file.uploaded_by ?? t.uploaderLeft} /> },
    { name: t.folder, value: file.path.join(" / ") },
    ...(isRead ? [{ name: t.passages, value: formatNumber(file.passages) }] : []),
    ...(units ? [{ name: t.units(units.kind), value: formatNumber(units.count) }] : []),
    ...(language === null ? [] : [{ name: t.language, value: formatLanguage(language) }]),
    { name: t.contentHash, value: <code className={styles.hash}>{file.sha256}</code> },
  ];
}

/** A long address goes on in the next line behind its @ or a dot, not within a word. */
function Address({ text }: { text: string }) {
  const end = text.search(/[@.]/u) + 1;
  if (end === 0) return text;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      <Address text={text.slice(end)} />
    </>
  );
}

/** The media type is known once the bytes have been checked. */
function describeType({ name, media_type: mediaType }: FileDetails): string {
  const extension = extensionOf(name).slice(1).toUpperCase();
  return mediaType === "application/octet-stream" ? extension : t.typeOf(extension, mediaType);
}

function describeState({ state }: FileDetails, { isProcessing, failure }: FileEntry): string {
  if (isProcessing) return shared.stateOf("processing");
  return shared.stateOf(failure === null ? state : "failed");
}
