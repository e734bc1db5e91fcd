import { lazy, type ReactNode, Suspense } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { ProfilePanel } from "../../features/accounts/profile/profile-panel.tsx";
import { ApiKeysPanel } from "../../features/accounts/security/api-keys-panel.tsx";
import { ChangePassword } from "../../features/accounts/security/change-password.tsx";
import { DeleteAccount } from "../../features/accounts/security/delete-account.tsx";
import { SessionsPanel } from "../../features/accounts/security/sessions-panel.tsx";
import { AuditPanel } from "../../features/audit/audit-panel.tsx";
import { SubscriptionPanel } from "../../features/billing/components/subscription-panel.tsx";
import { useCurrentOrganization } from "../../shared/queries.ts";
import { DeleteOrganization } from "../../features/organizations/components/delete-organization.tsx";
import { InvitationsPanel } from "../../features/organizations/components/invitations-panel.tsx";
import { LeaveOrganization } from "../../features/organizations/components/leave-organization.tsx";
import { MembersPanel } from "../../features/organizations/components/members-panel.tsx";
import { OrganizationPanels } from "../../features/organizations/components/organization-panels.tsx";
import { SharingPanel } from "../../features/organizations/components/sharing-panel.tsx";
import { PreferencesPanel } from "../../features/settings/components/preferences-panel.tsx";
import { OrganizationSummary } from "../../features/usage/components/organization-summary.tsx";
import { UsageHistory } from "../../features/usage/components/usage-history.tsx";
import { UsagePanel } from "../../features/usage/components/usage-panel.tsx";
import type { AccountSection } from "../../shared/paths.ts";
import { accountPath, accountSections, paths } from "../../shared/paths.ts";
import { SectionNav } from "../../shared/ui/layout/section-nav.tsx";
import { Skeleton } from "../../shared/ui/feedback/skeleton.tsx";
import { Sheet } from "../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useOnboarding } from "../session.ts";
import { t } from "./messages.ts";

// Few open it, and its form is larger than all other panels.
const OrganizationModels = lazy(() => import("../../features/models/organization-models.tsx"));

const adminSections: readonly AccountSection[] = ["models", "activity"];

/** The account and the organization, in sections; the first shows what every member needs to see. */
export default function AccountPage() {
  const [search] = useSearchParams();
  const { data: organization, isPending } = useCurrentOrganization();
  const { status } = useOnboarding(true);
  // While the owner of a recovered account has not decided about the organization, nothing of it can be read.
  const hasNone = status?.has_organization === false || status?.needs_review === true;
  const isAdmin = !hasNone && organization?.user_role === "admin";
  const asked = accountSections.find((section) => section === search.get("section"));
  // What is for admins is kept ready until it is known who asks: then nothing jumps for those who may see it.
  const isForAdmins = asked !== undefined && adminSections.includes(asked);
  const mayBeAdmin = isAdmin || (isPending && isForAdmins);
  const section = isForAdmins && !mayBeAdmin ? "overview" : asked;
  useTitle(t.title);
  return (
    <Sheet title={t.title} width="page">
      <Sections open={section ?? "overview"} isAdmin={mayBeAdmin} hasNone={hasNone} />
      {renderPanels(section ?? "overview", { isAdmin, hasNone })}
    </Sheet>
  );
}

/** @param who.hasNone the user belongs to no organization */
function renderPanels(
  section: AccountSection,
  { isAdmin, hasNone }: { isAdmin: boolean; hasNone: boolean },
): ReactNode {
  if (section === "security") {
    return (
      <>
        <ChangePassword />
        <SessionsPanel />
        <ApiKeysPanel />
      </>
    );
  }
  if (section === "members") {
    return (
      <>
        <MembersPanel />
        {isAdmin && <InvitationsPanel />}
        {isAdmin && <SharingPanel />}
      </>
    );
  }
  if (section === "models" && isAdmin) {
    return (
      <Suspense fallback={<Skeleton width="100%" height="360px" />}>
        <OrganizationModels />
      </Suspense>
    );
  }
  if (section === "activity" && isAdmin) {
    return (
      <>
        <OrganizationSummary />
        <UsageHistory />
        <AuditPanel />
      </>
    );
  }
  if (adminSections.includes(section)) return <Skeleton width="100%" height="360px" />;
  if (hasNone) {
    return (
      <>
        <ProfilePanel />
        <PreferencesPanel />
        <DeleteAccount />
      </>
    );
  }
  return (
    <>
      <ProfilePanel />
      <PreferencesPanel />
      <OrganizationPanels />
      <UsagePanel />
      <SubscriptionPanel />
      <LeaveOrganization />
      <DeleteOrganization />
      <DeleteAccount />
    </>
  );
}

type SectionsProps = { open: AccountSection; isAdmin: boolean; hasNone: boolean };

function Sections({ open, isAdmin, hasNone }: SectionsProps) {
  const { pathname } = useLocation();
  const page = pathname === paths.accountUnsubscribed ? pathname : paths.account;
  const links = accountSections
    .filter((section) => isAdmin || !adminSections.includes(section))
    .filter((section) => section !== "members" || !hasNone)
    .map((section) => ({
      to: accountPath(section, page),
      label: t[section],
      open: section === open,
    }));
  return <SectionNav label={t.sections} links={links} />;
}
