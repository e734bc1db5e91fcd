import { Ellipsis } from "lucide-react";
import { lazy, Suspense } from "react";
import { useFirstOpening } from "../components/use-first-opening.ts";
import { t } from "../messages.ts";
import type { ConversationMenuProps } from "./conversation-action.ts";
import styles from "./conversation-menu.module.css";

/** Loads the code of the menu, which the page is drawn without. */
export const loadMenu = () => import("./open-menu.tsx");
const OpenMenu = lazy(loadMenu);

/** The button of the menu; the menu itself from its first opening on. */
export function ConversationMenu(props: ConversationMenuProps) {
  const { openedBy, triggerProps } = useFirstOpening();
  const trigger = (
    <button
      type="button"
      className={styles.trigger}
      aria-label={t.actionsOf(props.name)}
      {...triggerProps}
    >
      <Ellipsis size={16} aria-hidden="true" />
    </button>
  );
  if (openedBy === "nothing") return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenMenu {...props} byKey={openedBy === "key"} />
    </Suspense>
  );
}
