import type { FilledRole, ModelConnection } from "@footnote/contracts/models/connections";
import { chatModelsMax } from "@footnote/contracts/models/roles";
import { Plus } from "lucide-react";
import type { SubmitEvent } from "react";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { type Owner, useSetRole } from "../api.ts";
import { t } from "../messages.ts";
import styles from "../models.module.css";
import { LocalChoices, useInstalledModels } from "./local-choices.tsx";
import { ModelChoiceFields } from "./model-choice-fields.tsx";
import { checkDraft, type Draft, type DraftError, toChoice, toDraft } from "./role-draft.ts";

type RoleDialogProps = {
  owner: Owner;
  filled: FilledRole;
  connections: readonly ModelConnection[];
  onClose: () => void;
};

/** Chooses the models of a role: those that are installed on the server, and those of connections. */
export function RoleDialog(props: RoleDialogProps) {
  const { owner, filled, connections, onClose } = props;
  const { role, in_use: inUse } = filled;
  const installed = useInstalledModels(owner, role);
  return (
    <Dialog
      title={t.modelFor(t[`role_${role}`])}
      description={t[`about_${role}`]}
      open
      onClose={onClose}
    >
      {installed.length > 0 && (
        <LocalChoices role={role} models={installed} inUse={inUse} onDone={onClose} />
      )}
      {connections.length > 0 && <ConnectedModels {...props} />}
    </Dialog>
  );
}

/** Chooses among the models of connections. The chat may have several, of which the first is the default. */
function ConnectedModels({ owner, filled, connections, onClose }: RoleDialogProps) {
  const { role } = filled;
  const setRole = useSetRole(owner);
  const first = connections[0]?.id ?? "";
  // Models of this machine are chosen above.
  const connected = filled.models.flatMap(({ connection_id: id, ...choice }) =>
    id === null ? [] : [{ ...choice, connection_id: id }],
  );
  const [drafts, setDrafts] = useState(() =>
    (connected.length > 0 ? connected : [{ connection_id: first }]).map(toDraft),
  );
  const [wrong, setWrong] = useState<ReadonlyMap<number, DraftError>>(new Map());

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findErrors(drafts);
    setWrong(found);
    if (found.size === 0)
      setRole.mutate({ role, models: drafts.map(toChoice) }, { onSuccess: onClose });
  }

  const isChat = role === "chat";
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {setRole.isError && (
        <Banner tone="error">{t.notSaved(getErrorMessage(setRole.error))}</Banner>
      )}
      {connected.length < filled.models.length && <p className={styles.quiet}>{t.replacesLocal}</p>}
      {drafts.length === 0 && <p className={styles.quiet}>{t[`without_${role}`]}</p>}
      {drafts.map((draft, index) => (
        <ModelChoiceFields
          key={draft.key}
          owner={owner}
          role={role}
          title={nameDraft(index, drafts.length)}
          draft={draft}
          connections={connections}
          error={wrong.get(draft.key) ?? null}
          onChange={(next) => setDrafts(drafts.map((one) => (one === draft ? next : one)))}
          onRemove={() => setDrafts(drafts.filter((one) => one !== draft))}
          onMakeDefault={
            index === 0 ? null : () => setDrafts([draft, ...drafts.filter((one) => one !== draft)])
          }
        />
      ))}
      {(drafts.length === 0 || (isChat && drafts.length < chatModelsMax)) && (
        <Button onClick={() => setDrafts([...drafts, toDraft({ connection_id: first })])}>
          <Plus size={16} aria-hidden="true" />
          {drafts.length === 0 ? t.addModel : t.addAnotherModel}
        </Button>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" look="primary" busy={setRole.isPending}>
          {t.save}
        </Button>
      </DialogActions>
    </form>
  );
}

function nameDraft(index: number, count: number): string {
  if (count === 1) return t.model;
  return index === 0 ? t.defaultModel : t.modelNumber(index + 1);
}

function findErrors(drafts: readonly Draft[]): Map<number, DraftError> {
  const found = new Map<number, DraftError>();
  const names = new Set<string>();
  for (const draft of drafts) {
    const name = draft.model.trim();
    const twice: DraftError | null = names.has(name)
      ? { field: "model", text: t.modelTwice }
      : null;
    const error = checkDraft(draft) ?? twice;
    if (error) found.set(draft.key, error);
    names.add(name);
  }
  return found;
}
