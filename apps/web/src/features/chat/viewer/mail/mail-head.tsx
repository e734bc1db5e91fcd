import { listPassages } from "@footnote/contracts/document-content";
import { useQuery } from "@tanstack/react-query";
import { Paperclip } from "lucide-react";
import { buildQuery } from "../../../../shared/http/query.ts";
import { t } from "../messages.ts";
import styles from "./mail-head.module.css";
import { type MailHeader, readMailHead } from "./read-mail-head.ts";

/** As many passages as a request can have: the attachments of a longer message are at the end of its text only. */
const passagesMax = 200;

/** The subject of a message, who wrote it to whom and when, and what is attached. */
export function MailHead({ documentId }: { documentId: string }) {
  const read = useQuery({
    ...buildQuery(listPassages, { params: { id: documentId }, query: { limit: passagesMax } }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { logFailure: "The head of a message could not be read." },
  });
  const head = read.data && readMailHead(read.data.passages);
  if (!head) return null;
  return (
    <header className={styles.head} aria-label={t.message}>
      {head.subject !== "" && <h3 className={styles.subject}>{head.subject}</h3>}
      <dl className={styles.headers}>
        {head.headers.map((header) => (
          <Header key={header.name} header={header} />
        ))}
      </dl>
      {head.attachments.length > 0 && (
        <ul className={styles.attachments} aria-label={t.attachments}>
          {[...new Set(head.attachments)].map((name) => (
            <li key={name} className={styles.attachment}>
              <Paperclip size={14} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

function Header({ header: { name, value } }: { header: MailHeader }) {
  return (
    <>
      <dt>{t.mailHeader(name)}</dt>
      <dd>{value}</dd>
    </>
  );
}
