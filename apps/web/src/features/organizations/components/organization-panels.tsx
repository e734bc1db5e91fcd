import { formatDate } from "../../../shared/language/format.ts";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Facts, Panel } from "../../../shared/ui/layout/panel.tsx";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { useCurrentOrganization } from "../../../shared/queries.ts";
import { t } from "../messages.ts";
import { OrganizationDetails } from "./organization-details.tsx";

/** The organization's details and its licence. */
export function OrganizationPanels() {
  const { data: organization, isError, error } = useCurrentOrganization();
  if (isError) {
    return <Banner tone="error">{getErrorMessage(error, t.loadFailed)}</Banner>;
  }
  const waiting = <Skeleton width="160px" />;
  const license = organization?.license;
  return (
    <>
      <Panel title={t.organization}>
        <OrganizationDetails organization={organization} />
      </Panel>
      <Panel title={t.license}>
        <Facts
          facts={[
            {
              name: t.users,
              value: license ? t.ofSeats(license.current_users, license.max_users) : waiting,
            },
            {
              name: t.status,
              value: license ? (license.is_active ? t.active : t.inactive) : waiting,
            },
            { name: t.expires, value: license ? formatDate(license.expires_at, t.never) : waiting },
          ]}
        />
      </Panel>
    </>
  );
}
