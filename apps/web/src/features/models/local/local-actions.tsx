import type { LocalModel, LocalModels } from "@footnote/contracts/models/local-models";
import { useState } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { ConfirmDialog } from "../../../shared/ui/layout/confirm-dialog.tsx";
import { t as models } from "../messages.ts";
import styles from "../models.module.css";
import { type LocalAction, useLocalAction } from "./api.ts";
import { explainFailure } from "./explain-failure.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { t } from "./messages.ts";

type LocalActionsProps = { model: LocalModel; settings: LocalModels };

/** What can be done with a model in its present state. */
export function LocalActions({ model, settings }: LocalActionsProps) {
  const { id, role } = model;
  const change = useLocalAction(id);
  const removal = useLocalAction(id);
  const [open, setOpen] = useState<"import" | "remove" | null>(null);
  const pressed = change.isPending ? change.variables : null;
  const close = () => {
    removal.reset();
    setOpen(null);
  };
  return (
    <>
      {listActions(model, settings).map((action) => (
        <Button
          key={action}
          busy={pressed === action}
          aria-label={t.actionOn(nameAction(action, model), id)}
          onClick={() => change.mutate(action)}
        >
          {nameAction(action, model)}
        </Button>
      ))}
      {mayImport(model) && (
        <Button
          look="quiet"
          aria-label={t.actionOn(t.import, id)}
          onClick={() => setOpen("import")}
        >
          {t.import}
        </Button>
      )}
      {mayRemove(model) && (
        <Button
          look="quiet"
          aria-label={t.actionOn(t.remove, id)}
          onClick={() => setOpen("remove")}
        >
          {t.remove}
        </Button>
      )}
      {pressed === "use" && (
        <span role="status" className={styles.quiet}>
          {t.trying}
        </span>
      )}
      {change.isError && <Banner tone="error">{explainFailure(change.error)}</Banner>}
      {open === "import" && (
        <ImportDialog model={model} folder={settings.import_folder} onClose={close} />
      )}
      <ConfirmDialog
        title={t.removeTitle}
        description={t.removeQuestion(id)}
        confirm={t.remove}
        open={open === "remove"}
        busy={removal.isPending}
        error={removal.isError ? explainFailure(removal.error) : ""}
        onConfirm={() => removal.mutate("remove", { onSuccess: close })}
        onClose={close}
      >
        {model.in_use && <p>{models.deleteTakes(models[`role_${role}`])}</p>}
      </ConfirmDialog>
    </>
  );
}

function listActions(model: LocalModel, settings: LocalModels): Exclude<LocalAction, "remove">[] {
  const { state, in_use: isInUse, fits_memory: fits } = model;
  if (state === "downloading") return ["cancel"];
  if (isInUse && state !== "damaged") return ["leave"];
  if (state === "ready") return settings.runtime_installed ? ["use"] : [];
  return settings.may_download && fits ? ["install"] : [];
}

function nameAction(action: Exclude<LocalAction, "remove">, { state }: LocalModel): string {
  if (action === "install" && state === "interrupted") return t.continue;
  if (action === "install" && state === "damaged") return t.installAgain;
  return t[`action_${action}`];
}

function mayImport({ state }: LocalModel): boolean {
  return state === "absent" || state === "interrupted" || state === "damaged";
}

function mayRemove({ state, problem }: LocalModel): boolean {
  return state !== "downloading" && (state !== "absent" || problem !== null);
}
