import type { OrganizationOverview } from "@footnote/contracts/overview";
import { Link } from "react-router-dom";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { filePath } from "../../../shared/paths.ts";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { Record, RecordList } from "../../../shared/ui/layout/record-list.tsx";
import { useOverview } from "../api.ts";
import { t } from "../messages.ts";
import { LicenseUse } from "./license-use.tsx";
import styles from "./organization-summary.module.css";
import { StateBars } from "./state-bars.tsx";

/** For admins: what the organization uses of its licence, its documents by state and what failed last. */
export function OrganizationSummary() {
  const { data, error, isPending, refetch } = useOverview();
  return (
    <Panel title={t.summary} lead={t.summaryLead}>
      {isPending && (
        <div role="status" aria-label={t.loadingSummary}>
          <Skeleton width="100%" height="340px" />
        </div>
      )}
      {error && (
        <LoadFailure onRetry={refetch}>{t.summaryFailed(getErrorMessage(error))}</LoadFailure>
      )}
      {data && (
        <>
          <LicenseUse overview={data} />
          <h3 className={styles.title}>{t.documentsByState}</h3>
          <StateBars counts={data.documents} />
          <h3 className={styles.title}>{t.failures}</h3>
          <Failures failures={data.failures} />
        </>
      )}
    </Panel>
  );
}

/** The files that failed last; each opens its own page, which retries or deletes it. */
function Failures({ failures }: Pick<OrganizationOverview, "failures">) {
  if (failures.length === 0) return <p className={styles.none}>{t.noFailures}</p>;
  return (
    <RecordList label={t.failures}>
      {failures.map(({ id, name, created_at: added, failure }) => (
        <Record
          key={id}
          name={<Link to={filePath(id)}>{name}</Link>}
          about={t.failedOn(failure.message, formatDate(added, ""))}
        />
      ))}
    </RecordList>
  );
}
