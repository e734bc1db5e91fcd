import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Switch } from "../../../shared/ui/controls/switch.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { useChangeSharingSettings, useSharingSettings } from "../api.ts";
import { t } from "../messages.ts";

/** For admins: whether members may share conversations outside of the organization. */
export function SharingPanel() {
  const { data, isPending, isError, refetch } = useSharingSettings();
  const change = useChangeSharingSettings();
  const allowed = change.isPending ? change.variables : data?.public_links === true;
  return (
    <Panel title={t.sharing} lead={t.sharingLead}>
      {isPending && <Skeleton width="60%" />}
      {isError && <LoadFailure onRetry={refetch}>{t.sharingFailed}</LoadFailure>}
      {data && (
        <Switch
          label={t.publicLinks}
          hint={t.publicLinksHint}
          checked={allowed}
          onChange={(next) => change.mutate(next)}
        />
      )}
      {change.isError && (
        <Banner tone="error">{getErrorMessage(change.error, t.sharingChangeFailed)}</Banner>
      )}
    </Panel>
  );
}
