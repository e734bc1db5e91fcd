import type { AuditEvent } from "@footnote/contracts/audit";
import { Download } from "lucide-react";
import { useState } from "react";
import { getErrorMessage } from "../../shared/http/api-error.ts";
import { formatMoment } from "../../shared/language/format.ts";
import { Banner } from "../../shared/ui/feedback/banner.tsx";
import { Button } from "../../shared/ui/controls/button.tsx";
import { Panel } from "../../shared/ui/layout/panel.tsx";
import { QueriedRecords, Record } from "../../shared/ui/layout/record-list.tsx";
import { noFilter, useAuditEvents, useAuditExport } from "./api.ts";
import { AuditFilters } from "./audit-filters.tsx";
import styles from "./audit-panel.module.css";
import { formatActionName, t } from "./messages.ts";

/** For admins: the audit log, filtered on request, and its export. */
export function AuditPanel() {
  const [filter, setFilter] = useState(noFilter);
  const log = useAuditEvents(filter);
  const exporting = useAuditExport();
  const events = log.data?.pages.flatMap((page) => page.events);
  return (
    <Panel title={t.title} lead={t.lead}>
      <AuditFilters filter={filter} onChange={setFilter} />
      <QueriedRecords
        label={t.title}
        query={log}
        loading={t.loading}
        failed={t.failed}
        none={t.none}
      >
        {events?.map((event) => (
          <Record key={event.id} name={formatAction(event)} about={formatActor(event)} />
        ))}
      </QueriedRecords>
      {exporting.isError && (
        <Banner tone="error">{t.exportFailed(getErrorMessage(exporting.error))}</Banner>
      )}
      <div className={styles.actions}>
        {log.hasNextPage && (
          <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t.more}
          </Button>
        )}
        <Button busy={exporting.isPending} onClick={() => exporting.mutate(filter)}>
          {!exporting.isPending && <Download size={16} aria-hidden="true" />}
          {t.export}
        </Button>
      </div>
    </Panel>
  );
}

function formatAction({ action, target }: AuditEvent): string {
  const words = formatActionName(action);
  return target?.name ? t.to(words, target.name) : words;
}

function formatActor({ actor, at, client_address: address }: AuditEvent): string {
  const who = actor.email ?? t.nobody;
  const when = formatMoment(at);
  return address === null ? t.by(who, when) : t.byFrom(who, when, address);
}
