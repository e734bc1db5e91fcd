import type { FilledRole } from "@footnote/contracts/models/connections";
import type { ModelBudget } from "@footnote/contracts/models/models";
import { formatNumber } from "../../../shared/language/format.ts";
import { Facts, Panel } from "../../../shared/ui/layout/panel.tsx";
import { useSetOwnBudget } from "../api.ts";
import { t } from "../messages.ts";
import { MoneyForm } from "./money-form.tsx";
import { UnpricedNote } from "./unpriced-note.tsx";

type BudgetPanelProps = { budget: ModelBudget; roles: readonly FilledRole[] };

/** What the organization has spent on models this month, and how much it may. */
export function BudgetPanel({ budget, roles }: BudgetPanelProps) {
  const { by_operator: byOperator, by_default: byDefault, by_admins: byAdmins } = budget;
  const change = useSetOwnBudget();
  const facts = [
    { name: t.spent, value: formatMoney(budget.spent) },
    { name: t.limit, value: formatLimit(budget.limit) },
    { name: t.limitOfOperator, value: formatLimit(byOperator ?? byDefault) },
  ];
  return (
    <Panel title={t.budgetTitle} lead={t.budgetLead}>
      <Facts facts={facts} />
      <MoneyForm
        label={t.ownLimit}
        hint={t.ownLimitHint}
        value={byAdmins}
        busy={change.isPending}
        saved={change.isSuccess}
        error={change.error}
        onSave={(amount) => change.mutate(amount)}
      />
      <UnpricedNote roles={roles} />
    </Panel>
  );
}

function formatLimit(amount: number): string {
  return amount === 0 ? t.noLimit : formatMoney(amount);
}

function formatMoney(amount: number): string {
  return formatNumber(Number(amount.toFixed(2)));
}
