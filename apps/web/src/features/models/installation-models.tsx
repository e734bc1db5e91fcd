import { useInstallationModels } from "./api.ts";
import { InstallationPanel } from "./budgets/installation-panel.tsx";
import { ConnectionsPanel } from "./connections/connections-panel.tsx";
import { LoadingModels } from "./loading-models.tsx";
import { LocalPanel } from "./local/local-panel.tsx";
import { RolesPanel } from "./roles/roles-panel.tsx";

/** The models of the whole installation, for its operators. */
export default function InstallationModels() {
  const query = useInstallationModels();
  const { data } = query;
  if (!data) return <LoadingModels query={query} />;
  return (
    <>
      <ConnectionsPanel
        owner="installation"
        connections={data.connections}
        roles={data.roles}
        mayConnect
      />
      <RolesPanel owner="installation" roles={data.roles} connections={data.connections} />
      <LocalPanel />
      <InstallationPanel models={data} />
    </>
  );
}
