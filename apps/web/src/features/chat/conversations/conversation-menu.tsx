import { Menu } from "@base-ui/react/menu";
import { Download, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { t } from "../messages.ts";
import styles from "./conversation-menu.module.css";

type ConversationMenuProps = {
  name: string;
  onRename: () => void;
  onExport: () => void;
  onDelete: () => void;
};

export function ConversationMenu({ name, onRename, onExport, onDelete }: ConversationMenuProps) {
  const actions = [
    { words: t.rename, icon: Pencil, run: onRename },
    { words: t.exportMarkdown, icon: Download, run: onExport },
    { words: t.remove, icon: Trash2, run: onDelete },
  ];
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
