import type { QueueStates } from "@footnote/contracts/operator";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { LoadingRecords, Record, RecordList } from "../../../shared/ui/layout/record-list.tsx";
import { useQueues } from "../api.ts";
import { t } from "../messages.ts";
import styles from "../operator.module.css";

/** What waits to be done, and whether anybody is there to do it. */
export function QueuesPanel() {
  const { data, error, isPending, refetch } = useQueues();
  return (
    <Panel title={t.queues} lead={t.queuesLead}>
      {isPending && <LoadingRecords label={t.loading} />}
      {error && (
        <LoadFailure onRetry={refetch}>
          {t.loadFailed(getErrorMessage(error, t.unknownError))}
        </LoadFailure>
      )}
      {data && <States states={data} />}
    </Panel>
  );
}

function States({ states: { workers, queues, unfinished_documents: unfinished } }: Told) {
  const stages = unfinished.map(({ stage, count }) => t.stage(stage, count)).join(", ");
  return (
    <>
      {workers === 0 && <Banner tone="error">{t.noWorkers}</Banner>}
      {workers > 0 && <p className={styles.none}>{t.workers(workers)}</p>}
      {stages !== "" && <p className={styles.none}>{stages}</p>}
      <RecordList label={t.queues}>
        {queues.map((queue) => (
          <Record key={queue.name} name={queue.name} about={describe(queue)} />
        ))}
      </RecordList>
    </>
  );
}

type Told = { states: QueueStates };

function describe({ counts, oldest_waiting_at: oldest }: QueueStates["queues"][number]): string {
  const jobs = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => t.jobs(state, count));
  if (jobs.length === 0) return t.idle;
  return [...jobs, ...(oldest === null ? [] : [t.oldest(formatDate(oldest, "N/A"))])].join(", ");
}
