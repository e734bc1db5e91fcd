import { listPassages } from "@footnote/contracts/document-content";
import { useQuery } from "@tanstack/react-query";
import { buildQuery } from "../../../../shared/http/query.ts";
import { t } from "../messages.ts";
import styles from "./mail-head.module.css";
import { type MailHeader, readMailHead } from "./read-mail-head.ts";

/** The subject of a message, who wrote it to whom and when. */
export function MailHead({ documentId }: { documentId: string }) {
  const read = useQuery({
    ...buildQuery(listPassages, { params: { id: documentId }, query: { limit: 1 } }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { logFailure: "The head of a message could not be read." },
  });
  const first = read.data?.passages[0];
  const head = first && readMailHead(first);
  if (!head) return null;
  return (
    <header className={styles.head} aria-label={t.message}>
      {head.subject !== "" && <h3 className={styles.subject}>{head.subject}</h3>}
      <dl className={styles.headers}>
        {head.headers.map((header) => (
          <Header key={header.name} header={header} />
        ))}
      </dl>
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
