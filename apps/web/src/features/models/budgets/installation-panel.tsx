import type { OperatorModels } from "@footnote/contracts/models/models";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Switch } from "../../../shared/ui/controls/switch.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { useChangeSettings } from "../api.ts";
import { t } from "../messages.ts";
import { MoneyForm } from "./money-form.tsx";
import { UnpricedNote } from "./unpriced-note.tsx";

/** What organizations may do with models, and what they may spend. */
export function InstallationPanel({ models }: { models: OperatorModels }) {
  const permission = useChangeSettings();
  const budget = useChangeSettings();
  const isAllowed = permission.isPending
    ? permission.variables.organizations_may_connect === true
    : models.organizations_may_connect;
  return (
    <Panel title={t.organizationsTitle}>
      {permission.isError && (
        <Banner tone="error">{t.notSaved(getErrorMessage(permission.error))}</Banner>
      )}
      <Switch
        label={t.mayConnect}
        hint={t.mayConnectHint}
        checked={isAllowed}
        onChange={(next) => permission.mutate({ organizations_may_connect: next })}
      />
      <MoneyForm
        label={t.defaultBudget}
        hint={t.defaultBudgetHint}
        value={models.default_monthly_budget}
        busy={budget.isPending}
        saved={budget.isSuccess}
        error={budget.error}
        onSave={(amount) => budget.mutate({ default_monthly_budget: amount })}
      />
      <UnpricedNote roles={models.roles} />
    </Panel>
  );
}
