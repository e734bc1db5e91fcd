import type { OperatorLicense, OperatorOrganization } from "@footnote/contracts/operator";
import { formatStorage } from "@footnote/contracts/upload-checks";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatDate } from "../../../shared/language/format.ts";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { Record } from "../../../shared/ui/layout/record-list.tsx";
import { useExportUsage, useOrganizations } from "../api.ts";
import { t } from "../messages.ts";
import styles from "../operator.module.css";
import { BudgetDialog } from "./budget-dialog.tsx";
import { LicenseDialog } from "./license-dialog.tsx";
import { PagedList } from "./paged-list.tsx";
import { useSearch } from "./search-field.tsx";

/** All organizations with what they hold and use, and their licences. */
export function OrganizationsPanel() {
  const { search, field } = useSearch(t.searchOrganizations);
  const query = useOrganizations(search);
  const found = query.data?.pages.flatMap(({ organizations }) => organizations);
  return (
    <Panel title={t.organizations}>
      {field}
      <PagedList label={t.organizations} query={query} none={t.nothing}>
        {found?.map((organization) => (
          <Organization key={organization.id} organization={organization} />
        ))}
      </PagedList>
    </Panel>
  );
}

function Organization({ organization }: { organization: OperatorOrganization }) {
  const [editing, setEditing] = useState<"license" | "budget" | null>(null);
  const close = () => setEditing(null);
  const exporting = useExportUsage(organization.id);
  const { name, domain, members, license } = organization;
  const { documents, failed_documents: failed, stored_bytes: stored } = organization;
  return (
    <Record
      name={name}
      tag={license.is_active ? undefined : t.inactive}
      about={
        <>
          {domain} · {t.holds(members, license.max_users)} ·{" "}
          {t.stores(documents, formatStorage(stored))}
          {failed > 0 && <span className={styles.bad}> · {t.failed(failed)}</span>}
          {" · "}
          {t.usesThisMonth(organization.requests)} · {describe(license)}
        </>
      }
    >
      {exporting.isError && (
        <Banner tone="error">{t.changeFailed(getErrorMessage(exporting.error))}</Banner>
      )}
      <Button
        aria-label={t.exportUsageOf(name)}
        busy={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        {t.exportUsage}
      </Button>
      <Button aria-label={t.editLicenseOf(name)} onClick={() => setEditing("license")}>
        {t.editLicense}
      </Button>
      <Button aria-label={t.editBudgetOf(name)} onClick={() => setEditing("budget")}>
        {t.editBudget}
      </Button>
      {editing === "license" && <LicenseDialog organization={organization} onClose={close} />}
      {editing === "budget" && <BudgetDialog organization={organization} onClose={close} />}
    </Record>
  );
}

function describe({ is_active: active, expires_at: expires, source }: OperatorLicense): string {
  const words = [
    active ? t.active : t.inactive,
    expires !== null && t.until(formatDate(expires, "N/A")),
    source === "subscription" && t.bySubscription,
    source === "operator" && t.byOperator,
  ];
  return words.filter(Boolean).join(", ");
}
