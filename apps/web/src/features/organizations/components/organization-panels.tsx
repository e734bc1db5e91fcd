import { formatDate } from "../../../shared/language/format.ts";
import { messageOf } from "../../../shared/http/api-error.ts";
import { Banner } from "../../../shared/ui/banner.tsx";
import { Facts, Panel } from "../../../shared/ui/panel.tsx";
import { Skeleton } from "../../../shared/ui/skeleton.tsx";
import { useCurrentOrganization } from "../api.ts";

/** The organization's details and its licence. */
export function OrganizationPanels() {
  const { data: organization, isError, error } = useCurrentOrganization();
  if (isError) {
    return (
      <Banner tone="error">{messageOf(error, "Your organization could not be loaded.")}</Banner>
    );
  }
  const waiting = <Skeleton width="160px" />;
  const license = organization?.license;
  const details = [
    { name: "Name", value: organization?.name ?? waiting },
    { name: "Domain", value: organization?.domain ?? waiting },
    { name: "Description", value: organization?.description ?? "" },
    { name: "Your role", value: organization?.user_role ?? waiting },
    {
      name: "Member since",
      value: organization ? formatDate(organization.created_at, "N/A") : waiting,
    },
  ];
  return (
    <>
      <Panel title="Organization">
        <Facts facts={details.filter(({ value }) => value !== "")} />
      </Panel>
      <Panel title="License">
        <Facts
          facts={[
            {
              name: "Users",
              value: license ? `${license.current_users} / ${license.max_users}` : waiting,
            },
            {
              name: "Status",
              value: license ? (license.is_active ? "Active" : "Inactive") : waiting,
            },
            { name: "Expires", value: license ? formatDate(license.expires_at, "Never") : waiting },
          ]}
        />
      </Panel>
    </>
  );
}
