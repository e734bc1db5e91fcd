import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { useCurrentOrganization } from "../../../shared/queries.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { usePortal } from "../api.ts";
import { t } from "../messages.ts";

/** For admins: goes to the provider's page for card, invoices and subscription. */
export function ManageButton() {
  const organization = useCurrentOrganization();
  const portal = usePortal();
  const busy = portal.isPending || portal.isSuccess;
  if (organization.data?.user_role !== "admin") return null;
  return (
    <>
      <Button busy={busy} onClick={() => portal.mutate()}>
        {busy ? t.redirecting : t.manage}
      </Button>
      {portal.isError && (
        <Banner tone="error">{getErrorMessage(portal.error, t.manageFailed)}</Banner>
      )}
    </>
  );
}
