import { getOwnModels } from "@footnote/contracts/models/organization-models";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buildQuery } from "../../../shared/http/query.ts";
import { fill } from "../../../shared/language/fill.ts";
import { accountPath, operatorPath } from "../../../shared/paths.ts";
import {
  useCapabilities,
  useCurrentOrganization,
  useCurrentUser,
} from "../../../shared/queries.ts";
import { useStored } from "../../../shared/stored-value.ts";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { t } from "../messages.ts";
import styles from "./chat-beginnings.module.css";

const dismissedKey = "model-hint-dismissed";

/** Says to admins and operators, until they dismiss it, that answers could be written by a model. */
export function ModelHint() {
  const { data: capabilities } = useCapabilities();
  const { data: organization } = useCurrentOrganization();
  const { data: user } = useCurrentUser();
  const [isDismissed, setDismissed] = useStored(dismissedKey, (found) => found === true);
  const isOperator = user?.is_operator === true;
  const mayAct = organization?.user_role === "admin" || isOperator;
  if (isDismissed || !mayAct || capabilities?.chat_model.available !== false) return null;
  const dismiss = () => setDismissed(true);
  if (!isOperator) return <AdminHint onDismiss={dismiss} />;
  return (
    <Hint onDismiss={dismiss}>
      <Connect to={operatorPath("models")} />
    </Hint>
  );
}

type HintProps = {
  /** Takes the room of the text that follows without showing anything, so that nothing moves. */
  pending?: boolean;
  onDismiss: () => void;
  children: ReactNode;
};

function Hint({ pending = false, onDismiss, children }: HintProps) {
  return (
    <div className={styles.hint} style={pending ? { visibility: "hidden" } : undefined}>
      {children}
      <IconButton title={t.dismissHint} onClick={onDismiss}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Leads admins to their own connections where the operator allows these; else the operator has to be asked. */
function AdminHint({ onDismiss }: Pick<HintProps, "onDismiss">) {
  const { data, isPending } = useQuery({
    ...buildQuery(getOwnModels, {}),
    meta: { logFailure: "Whether models may be connected could not be read." },
  });
  return (
    <Hint pending={isPending} onDismiss={onDismiss}>
      {data?.may_connect === true ? <Connect to={accountPath("models")} /> : <p>{t.askForModel}</p>}
    </Hint>
  );
}

function Connect({ to }: { to: string }) {
  return <p>{fill(t.modelHint, { connect: <Link to={to}>{t.connectModel}</Link> })}</p>;
}
