import type { QueueStates } from "@footnote/contracts/operator";
import { formatDate } from "../../../shared/language/format.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { QueriedRecords, Record } from "../../../shared/ui/layout/record-list.tsx";
import { useQueues } from "../api.ts";
import { t } from "../messages.ts";
import styles from "../operator.module.css";

/** The waiting jobs, and whether any worker is running. */
export function QueuesPanel() {
  const query = useQueues();
  const { data } = query;
  return (
    <Panel title={t.queues} lead={t.queuesLead}>
      {data && <Workers states={data} />}
      <QueriedRecords label={t.queues} query={query} loading={t.loading} failed={t.loadFailed}>
        {data?.queues.map((queue) => (
          <Record key={queue.name} name={queue.name} about={describe(queue)} />
        ))}
      </QueriedRecords>
    </Panel>
  );
}

function Workers({ states }: { states: QueueStates }) {
  const { workers, unfinished_documents: unfinished } = states;
  const stages = unfinished.map(({ stage, count }) => t.stage(stage, count)).join(", ");
  return (
    <>
      {workers === 0 && <Banner tone="error">{t.noWorkers}</Banner>}
      {workers > 0 && <p className={styles.none}>{t.workers(workers)}</p>}
      {stages !== "" && <p className={styles.none}>{stages}</p>}
    </>
  );
}

function describe({ counts, oldest_waiting_at: oldest }: QueueStates["queues"][number]): string {
  const jobs = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => t.jobs(state, count));
  if (jobs.length === 0) return t.idle;
  return [...jobs, ...(oldest === null ? [] : [t.oldest(formatDate(oldest, "N/A"))])].join(", ");
}
