import type { LocalModel } from "@footnote/contracts/models/local-models";
import type { ModelRole } from "@footnote/contracts/models/roles";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Record, RecordList } from "../../../shared/ui/layout/record-list.tsx";
import type { Owner } from "../api.ts";
import { useLocalAction, useLocalModels } from "../local/api.ts";
import { explainFailure } from "../local/explain-failure.ts";
import { t as local } from "../local/messages.ts";
import { t } from "../messages.ts";
import styles from "../models.module.css";

/** The installed models of this machine that fit a role; none for an organization, which cannot choose them. */
export function useInstalledModels(owner: Owner, role: ModelRole): readonly LocalModel[] {
  const { data } = useLocalModels({ enabled: owner === "installation" });
  const models = data?.runtime_installed ? data.models : [];
  return models.filter(({ state, roles }) => state === "ready" && roles.includes(role));
}

type LocalChoicesProps = {
  role: ModelRole;
  models: readonly LocalModel[];
  /** The names in use, as the list of roles has them. */
  inUse: readonly string[];
  onDone: () => void;
};

/** Puts a model of this machine into a role, or takes it out of it. */
export function LocalChoices({ role, models, inUse, onDone }: LocalChoicesProps) {
  return (
    <RecordList label={t.onThisServer}>
      {models.map((model) => (
        <LocalChoice
          key={model.id}
          role={role}
          model={model}
          isInUse={inUse.includes(`local:${model.id}`)}
          onDone={onDone}
        />
      ))}
    </RecordList>
  );
}

type LocalChoiceProps = {
  role: ModelRole;
  model: LocalModel;
  isInUse: boolean;
  onDone: () => void;
};

function LocalChoice({ role, model: { id }, isInUse, onDone }: LocalChoiceProps) {
  const change = useLocalAction(id, role);
  const action = isInUse ? "leave" : "use";
  const name = local[`action_${action}`];
  return (
    <Record
      name={<span className={styles.name}>{id}</span>}
      about={
        <>
          {isInUse ? local.inUse : t.installedHere}
          {change.isPending && !isInUse && <span role="status"> {local.trying}</span>}
          {change.isError && <Banner tone="error">{explainFailure(change.error)}</Banner>}
        </>
      }
    >
      <Button
        busy={change.isPending}
        aria-label={local.actionOn(name, id)}
        onClick={() => change.mutate(action, { onSuccess: onDone })}
      >
        {name}
      </Button>
    </Record>
  );
}
