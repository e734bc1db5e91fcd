import type { FolderSource, SyncResult } from "@footnote/contracts/sync/sync";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatMoment } from "../../../shared/language/format.ts";
import { useCurrentOrganization } from "../../../shared/queries.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Spinner } from "../../../shared/ui/feedback/spinner.tsx";
import { useFolderSource, useStartSync } from "./api.ts";
import { t } from "./messages.ts";
import { SourceDialog } from "./source-dialog.tsx";
import { describePlace, nameKind } from "./source-fields.ts";
import styles from "./source-panel.module.css";

/** What a folder follows, for admins: the last synchronization, its errors, and a way to set or change the source. */
export function SourcePanel({ folderId }: { folderId: string }) {
  const { data: organization } = useCurrentOrganization();
  return organization?.user_role === "admin" ? <AdminPanel folderId={folderId} /> : null;
}

function AdminPanel({ folderId }: { folderId: string }) {
  const { data, error } = useFolderSource(folderId);
  const [editing, setEditing] = useState(false);
  if (error) return <Banner tone="error">{t.loadFailed(getErrorMessage(error))}</Banner>;
  const source = data?.source ?? null;
  return (
    <>
      {source ? (
        <Followed folderId={folderId} source={source} onEdit={() => setEditing(true)} />
      ) : (
        <Button
          look="quiet"
          className={styles.follow}
          // It has its place from the beginning, so that nothing moves when the answer is there.
          disabled={!data}
          onClick={() => setEditing(true)}
        >
          <RefreshCw size={16} aria-hidden="true" />
          {t.follow}
        </Button>
      )}
      {editing && (
        <SourceDialog folderId={folderId} source={source} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

type FollowedProps = { folderId: string; source: FolderSource; onEdit: () => void };

function Followed({ folderId, source, onEdit }: FollowedProps) {
  const start = useStartSync(folderId);
  return (
    <section className={styles.panel} aria-label={t.panel}>
      <div className={styles.head}>
        <div className={styles.names}>
          <p className={styles.kind}>{t.follows(nameKind(source.settings.kind))}</p>
          <p className={styles.place}>{describePlace(source.settings)}</p>
        </div>
        <Button onClick={onEdit}>{t.edit}</Button>
        <Button disabled={source.state !== "idle"} onClick={() => start.mutate(undefined)}>
          {t.syncNow}
        </Button>
      </div>
      <Progress source={source} />
      {start.isError && <Banner tone="error">{t.startFailed(getErrorMessage(start.error))}</Banner>}
      {source.state === "idle" && source.error !== null && (
        <Banner tone="error">{t.syncFailed(source.error)}</Banner>
      )}
      <Failures failures={source.failures} count={source.result?.failed ?? 0} />
    </section>
  );
}

function Progress({ source }: { source: FolderSource }) {
  if (source.state !== "idle") {
    return (
      <p className={styles.progress} role="status">
        <Spinner />
        {source.state === "running" ? t.running(source.done) : t.waiting}
      </p>
    );
  }
  const { result, ended_at: ended, next_run_at: next } = source;
  const isComplete = source.error === null;
  const parts = [
    ended === null ? t.never : (isComplete ? t.synced : t.tried)(formatMoment(ended)),
    ...(result && isComplete ? describeResult(result) : []),
    ...(next === null ? [] : [t.next(formatMoment(next))]),
  ];
  return <p className={styles.progress}>{parts.join(" · ")}</p>;
}

function describeResult(result: SyncResult): string[] {
  const { added, changed, deleted, unchanged, skipped } = result;
  const parts = [
    added > 0 && t.added(added),
    changed > 0 && t.changed(changed),
    deleted > 0 && t.deleted(deleted),
    unchanged > 0 && t.unchanged(unchanged),
    skipped > 0 && t.skipped(skipped),
  ];
  return parts.filter((part) => part !== false);
}

function Failures({ failures, count }: { failures: FolderSource["failures"]; count: number }) {
  if (failures.length === 0) return null;
  return (
    <details className={styles.failures}>
      <summary>{t.failed(Math.max(count, failures.length))}</summary>
      <ul>
        {failures.map(({ path, message }) => (
          <li key={path}>
            <span className={styles.path}>{path}</span> {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
