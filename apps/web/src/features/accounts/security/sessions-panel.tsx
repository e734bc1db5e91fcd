import type { Session } from "@footnote/contracts/accounts/sessions";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatMoment } from "../../../shared/language/format.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { QueriedRecords, Record } from "../../../shared/ui/layout/record-list.tsx";
import { useEndSessions, useSessions } from "./api.ts";
import { t } from "./messages.ts";
import { formatUserAgent } from "./user-agent.ts";

/** Lists the user's sessions and ends them, except the current one, which Log Out ends. */
export function SessionsPanel() {
  const query = useSessions();
  const ending = useEndSessions();
  const others = query.data?.filter(({ current }) => !current) ?? [];
  return (
    <Panel title={t.sessions} lead={t.sessionsLead}>
      {ending.isError && <Banner tone="error">{t.endFailed(getErrorMessage(ending.error))}</Banner>}
      <QueriedRecords
        label={t.sessions}
        query={query}
        loading={t.loadingSessions}
        failed={t.sessionsFailed}
      >
        {query.data?.map((session) => (
          <SessionRecord
            key={session.id}
            session={session}
            busy={ending.isPending}
            onEnd={() => ending.mutate([session.id])}
          />
        ))}
      </QueriedRecords>
      {others.length > 1 && (
        <Button busy={ending.isPending} onClick={() => ending.mutate(others.map(({ id }) => id))}>
          {t.endOthers}
        </Button>
      )}
    </Panel>
  );
}

type SessionRecordProps = { session: Session; busy: boolean; onEnd: () => void };

function SessionRecord({ session, busy, onEnd }: SessionRecordProps) {
  const { user_agent: agent, current, created_at: since, last_used_at: last } = session;
  const name = formatUserAgent(agent);
  return (
    <Record
      name={name}
      tag={current ? t.thisSession : undefined}
      about={t.used(formatMoment(last), formatMoment(since))}
    >
      {!current && (
        <Button look="quiet" disabled={busy} aria-label={t.endOf(name)} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </Record>
  );
}
