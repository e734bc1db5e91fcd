import { X } from "lucide-react";
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
  const mayAct = organization?.user_role === "admin" || user?.is_operator === true;
  if (isDismissed || !mayAct || capabilities?.chat_model.available !== false) return null;
  return (
    <div className={styles.hint}>
      <p>{t.modelHint}</p>
      <IconButton title={t.dismissHint} onClick={() => setDismissed(true)}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
