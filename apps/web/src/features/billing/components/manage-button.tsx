import { currentOrganization } from "@footnote/contracts/organizations";
import { useQuery } from "@tanstack/react-query";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { buildQuery } from "../../../shared/http/query.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { usePortal } from "../api.ts";
import { t } from "../messages.ts";

/** For admins: goes to the provider's page for card, invoices and subscription. */
export function ManageButton() {
  const organization = useQuery(buildQuery(currentOrganization, {}));
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
