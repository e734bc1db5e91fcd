import { ProfilePanel } from "../features/accounts/components/profile-panel.tsx";
import { OrganizationPanels } from "../features/organizations/components/organization-panels.tsx";
import { Sheet } from "../shared/ui/sheet.tsx";
import { useTitle } from "../shared/use-title.ts";
import { t } from "./messages.ts";

export default function AccountPage() {
  useTitle(t.account);
  return (
    <Sheet title={t.account} width="page">
      <ProfilePanel />
      <OrganizationPanels />
    </Sheet>
  );
}
