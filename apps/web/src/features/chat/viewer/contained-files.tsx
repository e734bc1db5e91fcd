import { listUnpackedFiles, type UnpackedFile } from "@footnote/contracts/unpacked-files";
import { useQuery } from "@tanstack/react-query";
import { Paperclip } from "lucide-react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { buildQuery } from "../../../shared/http/query.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import styles from "./contained-files.module.css";
import { t } from "./messages.ts";
import { SourceLink } from "./source-link.tsx";

/** The files that came out of an archive or a mail: each opens here, or says why it is not in the database. */
export function ContainedFiles({ documentId }: { documentId: string }) {
  const files = useQuery(buildQuery(listUnpackedFiles, { params: { id: documentId } }));
  if (files.isError) return <Banner tone="error">{getErrorMessage(files.error)}</Banner>;
  if (!files.data || files.data.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t.containedFiles}>
      {files.data.map((file) => (
        <li key={`${file.path} ${file.left_out?.code}`} className={styles.file}>
          <Paperclip size={14} aria-hidden="true" />
          <ContainedFile file={file} />
        </li>
      ))}
    </ul>
  );
}

function ContainedFile({ file: { path, file, left_out } }: { file: UnpackedFile }) {
  if (!file) {
    return (
      <span>
        {path} <span className={styles.reason}>{left_out?.message ?? t.deletedUnknown}</span>
      </span>
    );
  }
  return <SourceLink documentId={file.id}>{path}</SourceLink>;
}
