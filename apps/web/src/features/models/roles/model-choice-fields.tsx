import type { ModelConnection } from "@footnote/contracts/models/connections";
import type { ModelRole } from "@footnote/contracts/models/roles";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { SelectField } from "../../../shared/ui/controls/select-field.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import type { Owner } from "../api.ts";
import { t } from "../messages.ts";
import { ModelField } from "../model-field.tsx";
import styles from "../models.module.css";
import type { Draft, DraftError, NumberField } from "./role-draft.ts";
import { useListedModels } from "./use-listed-models.ts";

type ModelChoiceFieldsProps = {
  owner: Owner;
  role: ModelRole;
  title: string;
  draft: Draft;
  connections: readonly ModelConnection[];
  error: DraftError | null;
  onChange: (draft: Draft) => void;
  onRemove: () => void;
  /** Null for the one that is the default. */
  onMakeDefault: (() => void) | null;
};

/** One model of a role: its connection, its name among those that are listed, and its prices. */
export function ModelChoiceFields(props: ModelChoiceFieldsProps) {
  const { owner, role, title, draft, connections, error, onChange, onRemove, onMakeDefault } =
    props;
  const listed = useListedModels(owner, draft.connection_id);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{title}</legend>
      {connections.length > 1 && (
        <SelectField
          label={t.connection}
          options={connections.map(({ id, label }) => ({ value: id, label }))}
          value={draft.connection_id}
          onChange={(id) => onChange({ ...draft, connection_id: id })}
        />
      )}
      <ModelField
        label={t.modelName}
        name={`model-${draft.key}`}
        value={draft.model}
        models={listed.data ?? []}
        hint={listed.isPending ? t.listing : t.listedHint(listed.data?.length ?? 0)}
        error={error?.field === "model" ? error.text : ""}
        onChange={(model) => onChange({ ...draft, model })}
      />
      <Details role={role} draft={draft} error={error} onChange={onChange} />
      <div className={styles.actions}>
        {onMakeDefault && <Button onClick={onMakeDefault}>{t.makeDefault}</Button>}
        <Button look="quiet" onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </fieldset>
  );
}

type DetailsProps = Pick<ModelChoiceFieldsProps, "role" | "draft" | "error" | "onChange">;

function Details({ role, draft, error, onChange }: DetailsProps) {
  const isOpen = error !== null && error.field !== "model";
  return (
    <details className={styles.details} open={isOpen || undefined}>
      <summary>{t.details}</summary>
      <div className={styles.fields}>
        <div className={styles.pair}>
          {listFields(role).map(([field, label]) => (
            <TextField
              key={field}
              label={label}
              name={`${field}-${draft.key}`}
              inputMode="decimal"
              autoComplete="off"
              value={draft[field]}
              error={error?.field === field ? error.text : ""}
              onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
            />
          ))}
        </div>
        <p className={styles.quiet}>{t.pricesHint}</p>
      </div>
    </details>
  );
}

/** What can be said of a model in this role. */
function listFields(role: ModelRole): readonly (readonly [NumberField, string])[] {
  if (role === "transcription") return [["price_input", t.priceMinute]];
  if (role === "embedding" || role === "reranker") return [["price_input", t.priceInput]];
  return [
    ["price_input", t.priceInput],
    ["price_output", t.priceOutput],
    ["context_tokens", t.contextTokens],
  ];
}
