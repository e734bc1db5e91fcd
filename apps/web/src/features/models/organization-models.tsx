import { Banner } from "../../shared/ui/feedback/banner.tsx";
import { useOrganizationModels } from "./api.ts";
import { BudgetPanel } from "./budgets/budget-panel.tsx";
import { ConnectionsPanel } from "./connections/connections-panel.tsx";
import { LoadingModels } from "./loading-models.tsx";
import { t } from "./messages.ts";
import { RolesPanel } from "./roles/roles-panel.tsx";

/** The models of an organization, for its admins: its own where the operator allows them, and its budget. */
export default function OrganizationModels() {
  const query = useOrganizationModels();
  const { data } = query;
  if (!data) return <LoadingModels query={query} />;
  const { may_connect: mayConnect, connections, roles, budget } = data;
  return (
    <>
      {!mayConnect && <Banner tone="info">{t.notAllowed}</Banner>}
      {(mayConnect || connections.length > 0) && (
        <ConnectionsPanel
          owner="organization"
          connections={connections}
          roles={roles}
          mayConnect={mayConnect}
        />
      )}
      <RolesPanel owner="organization" roles={roles} connections={connections} />
      <BudgetPanel budget={budget} roles={roles} />
    </>
  );
}
