import type { FilledRole } from "@footnote/contracts/models/connections";
import type { PresetId } from "@footnote/contracts/models/presets";
import { Plus } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { getErrorMessage } from "../../../shared/http/api-error.ts";
import { paths } from "../../../shared/paths.ts";
import { Button, ButtonLink } from "../../../shared/ui/controls/button.tsx";
import { Banner } from "../../../shared/ui/feedback/banner.tsx";
import type { Owner } from "../api.ts";
import { t } from "../messages.ts";
import styles from "../models.module.css";
import { ConnectForm } from "./connect-form.tsx";
import { findFieldErrors, summarize } from "./explain-outcome.ts";
import { listOpenRoles } from "./plan-roles.ts";
import { PresetTiles } from "./preset-tiles.tsx";
import { TestReport } from "./test-report.tsx";
import { type Attempt, type Outcome, useConnect } from "./use-connect.ts";

type AddConnectionProps = {
  owner: Owner;
  roles: readonly FilledRole[];
  /** Whether there is no connection yet: then the providers are shown at once. */
  isFirst: boolean;
};

/** Choosing a provider, its few fields, and what came of connecting. */
export function AddConnection({ owner, roles, isFirst }: AddConnectionProps) {
  const open = listOpenRoles(roles, owner);
  const connect = useConnect(owner, open);
  const [preset, setPreset] = useState<PresetId | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const report = useRef<HTMLDivElement>(null);
  const outcome = connect.data ?? null;

  useEffect(() => {
    if (connect.status === "success" || connect.status === "error") report.current?.focus();
  }, [connect.status, connect.submittedAt]);

  function choose(next: PresetId | null) {
    connect.reset();
    setPreset(next);
  }

  function attempt(next: Attempt) {
    connect.mutate(next, {
      onSuccess: ({ state }) => {
        if (state === "saved") {
          setPreset(null);
          setIsAdding(false);
        }
      },
    });
  }

  const isChoosing = isAdding || preset !== null || (isFirst && outcome?.state !== "saved");
  return (
    <div className={isFirst ? undefined : styles.after}>
      {isChoosing && <PresetTiles chosen={preset} onChoose={choose} />}
      {preset !== null && (
        <ConnectForm
          key={preset}
          preset={preset}
          open={open}
          outcome={outcome}
          refused={findFieldErrors(preset, outcome)}
          busy={connect.isPending ? connect.variables.mode : null}
          onAttempt={attempt}
          onCancel={() => {
            choose(null);
            setIsAdding(false);
          }}
        />
      )}
      <Result ref={report} outcome={outcome} error={connect.error} busy={connect.isPending} />
      {!isChoosing && (
        <Button
          className={styles.add}
          onClick={() => {
            choose(null);
            setIsAdding(true);
          }}
        >
          <Plus size={16} aria-hidden="true" />
          {t.addConnection}
        </Button>
      )}
    </div>
  );
}

type ResultProps = {
  ref: Ref<HTMLDivElement>;
  outcome: Outcome | null;
  error: Error | null;
  busy: boolean;
};

function Result({ ref, outcome, error, busy }: ResultProps) {
  return (
    <div className={styles.result}>
      <p role="status" className={styles.quiet}>
        {busy ? t.testingLong : ""}
      </p>
      {error && (
        <div ref={ref} tabIndex={-1}>
          <Banner tone="error">{t.notSaved(getErrorMessage(error))}</Banner>
        </div>
      )}
      {outcome && !busy && (
        <>
          <TestReport
            ref={ref}
            tone={toneOf(outcome.state)}
            summary={summarize(outcome)}
            result={outcome.result}
          />
          {outcome.filled.includes("chat") && (
            <ButtonLink look="primary" to={paths.chat} className={styles.add}>
              {t.askAQuestion}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}

function toneOf(state: Outcome["state"]): "success" | "error" | "info" {
  if (state === "undecided") return "info";
  return state === "refused" ? "error" : "success";
}
