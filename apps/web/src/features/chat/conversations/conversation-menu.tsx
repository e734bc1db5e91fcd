import { Menu } from "@base-ui/react/menu";
import { Ellipsis, type LucideIcon } from "lucide-react";
import { t } from "../messages.ts";
import styles from "./conversation-menu.module.css";

/** An action of the menu at a conversation. */
export type ConversationAction = { words: string; icon: LucideIcon; run: () => void };

type ConversationMenuProps = { name: string; actions: readonly ConversationAction[] };

export function ConversationMenu({ name, actions }: ConversationMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={styles.trigger} aria-label={t.actionsOf(name)}>
        <Ellipsis size={16} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} side="bottom" align="end" sideOffset={4}>
          <Menu.Popup className={styles.menu} finalFocus={false}>
            {actions.map(({ words, icon: Icon, run }) => (
              <Menu.Item key={words} className={styles.action} onClick={run}>
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
