import { Menu } from "@base-ui/react/menu";
import { Ellipsis } from "lucide-react";
import { useOpenedByKey } from "../components/use-first-opening.ts";
import { t } from "../messages.ts";
import type { ConversationMenuProps } from "./conversation-action.ts";
import menu from "../components/menu.module.css";
import styles from "./conversation-menu.module.css";

type OpenMenuProps = ConversationMenuProps & {
  /** Whether a key opened it: then the first action has the focus. */
  byKey: boolean;
};

/** The menu at a conversation, open from the start. */
export default function OpenMenu({ name, actions, byKey }: OpenMenuProps) {
  const trigger = useOpenedByKey(byKey);
  return (
    <Menu.Root modal={false} defaultOpen={!byKey}>
      <Menu.Trigger ref={trigger} className={styles.trigger} aria-label={t.actionsOf(name)}>
        <Ellipsis size={16} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menu.positioner} side="bottom" align="end" sideOffset={4}>
          <Menu.Popup className={menu.menu} finalFocus={false}>
            {actions.map(({ words, icon: Icon, run }) => (
              <Menu.Item key={words} className={menu.item} onClick={run}>
                <Icon size={15} aria-hidden="true" />
                {words}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
