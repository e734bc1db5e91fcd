import type { FilledRole, ModelConnection } from "@footnote/contracts/models/connections";
import { useState } from "react";
import { formatDate } from "../../../shared/language/format.ts";
import { Button } from "../../../shared/ui/controls/button.tsx";
import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { Record, RecordList } from "../../../shared/ui/layout/record-list.tsx";
import type { Owner } from "../api.ts";
import { AddConnection } from "../connect/add-connection.tsx";
import { presetName } from "../connect/preset-tiles.tsx";
import { t } from "../messages.ts";
import styles from "../models.module.css";
import { DeleteConnection } from "./delete-connection.tsx";
import { EditConnection } from "./edit-connection.tsx";

type ConnectionsPanelProps = {
  owner: Owner;
  connections: readonly ModelConnection[];
  roles: readonly FilledRole[];
  /** False where connections can only be deleted. */
  mayConnect: boolean;
};

/** The connections that are stored, and how another one is made. */
export function ConnectionsPanel(props: ConnectionsPanelProps) {
  const { owner, connections, roles, mayConnect } = props;
  const isFirst = connections.length === 0;
  return (
    <Panel
      title={isFirst ? t.connectTitle : t.connections}
      lead={isFirst ? t.connectLead : undefined}
    >
      {!isFirst && (
        <RecordList label={t.connections}>
          {connections.map((connection) => (
            <Connection
              key={connection.id}
              owner={owner}
              connection={connection}
              roles={roles}
              mayConnect={mayConnect}
            />
          ))}
        </RecordList>
      )}
      {mayConnect && <AddConnection owner={owner} roles={roles} isFirst={isFirst} />}
    </Panel>
  );
}

type ConnectionProps = {
  owner: Owner;
  connection: ModelConnection;
  roles: readonly FilledRole[];
  mayConnect: boolean;
};

function Connection({ owner, connection, roles, mayConnect }: ConnectionProps) {
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const { id, label, preset, base_url: address } = connection;
  const name = presetName(preset);
  const filled = roles.filter(({ models }) => models.some((one) => one.connection_id === id));
  const uses = filled.map(({ role }) => t[`role_${role}`]).join(", ");
  return (
    <Record
      name={label}
      tag={label === name ? undefined : name}
      about={
        <>
          {address} · <KeyState connection={connection} /> ·{" "}
          {t.changedOn(formatDate(connection.changed_at, "N/A"))}
          <br />
          {uses === "" ? t.usedForNothing : t.usedFor(uses)}
        </>
      }
    >
      {mayConnect && (
        <Button aria-label={t.editOf(label)} onClick={() => setOpen("edit")}>
          {t.edit}
        </Button>
      )}
      <Button look="quiet" aria-label={t.deleteOf(label)} onClick={() => setOpen("delete")}>
        {t.delete}
      </Button>
      {open === "edit" && (
        <EditConnection
          owner={owner}
          connection={connection}
          roles={roles}
          onClose={() => setOpen(null)}
        />
      )}
      <DeleteConnection
        owner={owner}
        connection={connection}
        uses={uses}
        open={open === "delete"}
        onClose={() => setOpen(null)}
      />
    </Record>
  );
}

function KeyState({ connection }: { connection: ModelConnection }) {
  if (!connection.has_key) return t.noKey;
  if (connection.key_readable) return t.keySaved;
  return <span className={styles.bad}>{t.keyUnreadable}</span>;
}
