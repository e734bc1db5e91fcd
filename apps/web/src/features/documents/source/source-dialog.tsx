import type { FolderSource } from "@footnote/contracts/sync/sync";
import type { SourceKind } from "@footnote/contracts/sync/source-settings";
import type { SubmitEvent } from "react";
import { useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { SelectField } from "../../../shared/ui/controls/select-field.tsx";
import { TextField } from "../../../shared/ui/controls/text-field.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import { Dialog, DialogActions } from "../../../shared/ui/layout/dialog.tsx";
import { useRemoveSource, useSetSource } from "./api.ts";
import { t } from "./messages.ts";
import {
  fillFields,
  labelSecret,
  listFields,
  nameKind,
  parseSettings,
  sourceKinds,
} from "./source-fields.ts";
import styles from "./source-panel.module.css";

type SourceDialogProps = { folderId: string; source: FolderSource | null; onClose: () => void };

/** Asks for the source that a folder is to follow. */
export function SourceDialog(props: SourceDialogProps) {
  return (
    <Dialog title={t.title} description={t.words} open onClose={props.onClose}>
      <SourceForm {...props} />
    </Dialog>
  );
}

function SourceForm({ folderId, source, onClose }: SourceDialogProps) {
  const [kind, setKind] = useState<SourceKind>(source?.settings.kind ?? "webdav");
  const [minutes, setMinutes] = useState(source ? String(source.every_minutes ?? "") : "60");
  const [problem, setProblem] = useState("");
  const save = useSetSource(folderId);
  const remove = useRemoveSource(folderId);
  const secretLabel = labelSecret(kind);
  const isKept = source?.has_secret === true && source.settings.kind === kind;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const settings = parseSettings(kind, values);
    if (!settings) return setProblem(t.incomplete);
    setProblem("");
    const entered = values["secret"] ?? "";
    const secret = entered === "" ? (isKept ? undefined : null) : entered;
    const every_minutes = minutes === "" ? null : Number(minutes);
    save.mutate(
      { settings, secret, every_minutes },
      { onSuccess: onClose, onError: (error) => setProblem(t.saveFailed(getErrorMessage(error))) },
    );
  }

  function stop() {
    remove.mutate(undefined, {
      onSuccess: onClose,
      onError: (error) => setProblem(t.removeFailed(getErrorMessage(error))),
    });
  }

  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {problem !== "" && <Banner tone="error">{problem}</Banner>}
      <SelectField
        label={t.kind}
        options={sourceKinds.map((value) => ({ value, label: nameKind(value) }))}
        value={kind}
        onChange={setKind}
      />
      <KindFields key={kind} kind={kind} source={source} />
      {secretLabel !== null && (
        <TextField
          label={secretLabel}
          name="secret"
          type="password"
          autoComplete="new-password"
          {...(isKept && { hint: t.secretKept })}
        />
      )}
      <SelectField
        label={t.schedule}
        options={listSchedules(source?.every_minutes ?? null)}
        value={minutes}
        onChange={setMinutes}
      />
      <DialogActions>
        {source && (
          <Button look="danger" busy={remove.isPending} onClick={stop}>
            {t.stop}
          </Button>
        )}
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" look="primary" busy={save.isPending}>
          {t.save}
        </Button>
      </DialogActions>
    </form>
  );
}

function KindFields({ kind, source }: { kind: SourceKind; source: FolderSource | null }) {
  const values = fillFields(kind, source);
  return listFields(kind).map(({ name, label, hint, type, isRequired = false }) => (
    <TextField
      key={name}
      name={name}
      label={label}
      {...(hint !== undefined && { hint })}
      // The form reads numbers and addresses itself, to say what is wrong in one sentence.
      inputMode={type === "number" ? "numeric" : (type ?? "text")}
      required={isRequired}
      defaultValue={values[name]}
      autoComplete="off"
      spellCheck={false}
    />
  ));
}

/** The usual schedules, and the one that a script has set. */
function listSchedules(current: number | null): { value: string; label: string }[] {
  const usual = [
    { value: "", label: t.manually },
    { value: "60", label: t.hourly },
    { value: "1440", label: t.daily },
    { value: "10080", label: t.weekly },
  ];
  const isUsual = current === null || usual.some(({ value }) => value === String(current));
  return isUsual ? usual : [...usual, { value: String(current), label: t.everyMinutes(current) }];
}
