import type { ModelBudget } from "@footnote/contracts/models/models";
import type { OperatorOrganization } from "@footnote/contracts/operator";
import type { SubmitEvent } from "react";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { formatMoment, formatNumber } from "../../../shared/language/format.ts";
import { parseAmount } from "../../../shared/language/parse-number.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Switch } from "../../../shared/ui/controls/switch.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { LoadFailure } from "../../../shared/ui/feedback/load-failure.tsx";
import { Skeleton } from "../../../shared/ui/feedback/skeleton.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { Facts } from "../../../shared/ui/layout/panel.tsx";
import { useBudget, useSetBudget, useUnpricedModels } from "../api.ts";
import { t } from "../messages.ts";
import styles from "../operator.module.css";

type BudgetDialogProps = { organization: OperatorOrganization; onClose: () => void };

/** What one organization may spend on models, with what it has spent this month. */
export function BudgetDialog({ organization, onClose }: BudgetDialogProps) {
  const { id, name } = organization;
  const { data, error, refetch } = useBudget(id);
  const unpriced = useUnpricedModels();
  const change = useSetBudget(id);
  return (
    <Dialog title={t.budgetOf(name)} description={t.budgetLead} open onClose={onClose}>
      {error && <LoadFailure onRetry={refetch}>{t.loadFailed(getErrorMessage(error))}</LoadFailure>}
      {!data && !error && <Skeleton width="100%" height="160px" />}
      {data && (
        <>
          <Facts facts={listFacts(data)} />
          {unpriced.length > 0 && <p className={styles.hint}>{t.unpriced(unpriced.join(", "))}</p>}
          {/* What another operator stored meanwhile must not be overwritten unseen. */}
          <BudgetForm key={data.by_operator} budget={data} change={change} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

type BudgetFormProps = {
  budget: ModelBudget;
  change: ReturnType<typeof useSetBudget>;
  onClose: () => void;
};

function BudgetForm({ budget, change, onClose }: BudgetFormProps) {
  const { by_operator: byOperator, by_default: byDefault } = budget;
  const [hasOwn, setHasOwn] = useState(byOperator !== null);
  const [text, setText] = useState(byOperator ? String(byOperator) : "");
  const [wrong, setWrong] = useState("");

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const amount = text.trim() === "" ? 0 : parseAmount(text);
    const isRead = !hasOwn || (amount >= 0 && amount <= most);
    setWrong(isRead ? "" : t.amountMalformed);
    if (isRead) change.mutate(hasOwn ? amount : null, { onSuccess: onClose });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {change.isError && (
        <Banner tone="error">{t.changeFailed(getErrorMessage(change.error))}</Banner>
      )}
      <Switch
        label={t.ownBudget}
        hint={t.ownBudgetHint(formatLimit(byDefault))}
        checked={hasOwn}
        onChange={setHasOwn}
      />
      {hasOwn && (
        <TextField
          label={t.monthlyBudget}
          name="monthly_budget"
          hint={t.monthlyBudgetHint}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t.noBudget}
          value={text}
          error={wrong}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" look="primary" busy={change.isPending}>
          {t.save}
        </Button>
      </DialogActions>
    </form>
  );
}

const most = 1_000_000_000;

function listFacts({ spent, limit, by_admins: byAdmins }: ModelBudget) {
  return [
    { name: t.spent, value: formatMoney(spent) },
    { name: t.limitInEffect, value: formatLimit(limit) },
    { name: t.limitOfAdmins, value: formatLimit(byAdmins) },
    { name: t.resets, value: formatMoment(firstOfNextMonth(new Date())) },
  ];
}

/** Months are counted in UTC. */
function firstOfNextMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
}

function formatLimit(amount: number): string {
  return amount === 0 ? t.noBudget : formatMoney(amount);
}

function formatMoney(amount: number): string {
  return formatNumber(Number(amount.toFixed(2)));
}
