import type { FilledRole, ModelConnection } from "@footnote/contracts/models/connections";
import { useState } from "react";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { Record, RecordList } from "../../../shared/ui/layout/record-list.tsx";
import type { Owner } from "../api.ts";
import { t } from "../messages.ts";
import styles from "../models.module.css";
import { useInstalledModels } from "./local-choices.tsx";
import { RoleDialog } from "./role-dialog.tsx";

type RolesPanelProps = {
  owner: Owner;
  roles: readonly FilledRole[];
  connections: readonly ModelConnection[];
};

/** The models in use for each kind of work, and where they were set. */
export function RolesPanel({ owner, roles, connections }: RolesPanelProps) {
  return (
    <Panel title={t.inUse} lead={t.inUseLead}>
      <RecordList label={t.inUse}>
        {roles.map((role) => (
          <Role key={role.role} owner={owner} filled={role} connections={connections} />
        ))}
      </RecordList>
    </Panel>
  );
}

type RoleProps = {
  owner: Owner;
  filled: FilledRole;
  connections: readonly ModelConnection[];
};

function Role({ owner, filled, connections }: RoleProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { role, source, in_use: inUse, editable } = filled;
  const name = t[`role_${role}`];
  const installed = useInstalledModels(owner, role);
  const hasChoice = connections.length > 0 || installed.length > 0;
  const action = inUse.length === 0 ? t.choose : t.change;
  return (
    <Record
      name={name}
      about={
        <>
          {inUse.length === 0 && t[`without_${role}`]}
          {inUse.length > 0 && (
            <>
              <span className={styles.name}>{inUse.join(", ")}</span>
              {" · "}
              {describeSource(owner, source)}
            </>
          )}
        </>
      }
    >
      {editable && hasChoice && (
        <Button aria-label={t.changeModelOf(action, name)} onClick={() => setIsEditing(true)}>
          {action}
        </Button>
      )}
      {isEditing && (
        <RoleDialog
          owner={owner}
          filled={filled}
          connections={connections}
          onClose={() => setIsEditing(false)}
        />
      )}
    </Record>
  );
}

function describeSource(owner: Owner, source: FilledRole["source"]): string {
  if (source === owner) return t.setHere;
  return source === "installation" ? t.setByInstallation : t.setByEnvironment;
}
