import { ProfilePanel } from "../features/accounts/components/profile-panel.tsx";
import { OrganizationPanels } from "../features/organizations/components/organization-panels.tsx";
import { Sheet } from "../shared/ui/sheet.tsx";
import { useTitle } from "../shared/use-title.ts";

export default function AccountPage() {
  useTitle("Account");
  return (
    <Sheet title="Account" width="page">
      <ProfilePanel />
      <OrganizationPanels />
    </Sheet>
  );
}
