import { Fragment, useRef } from "react";
import { paths } from "../shared/paths.ts";
import { Dialog, DialogActions } from "../shared/ui/layout/dialog.tsx";
import { Button, ButtonLink } from "../shared/ui/controls/button.tsx";
import { t } from "./messages.ts";
import { paletteKeys } from "./palette/palette-keys.ts";
import styles from "./shortcut-help.module.css";
import { shortcuts } from "./shortcuts.ts";

/** Keys that work inside a field or a window, which are not commands of the app as a whole. */
const localKeys = [
  { keys: ["Enter"], message: "send" },
  { keys: ["Shift", "Enter"], message: "newLine" },
  { keys: ["Esc"], message: "close" },
] as const;

/** The help sheet: every key and what it does. */
export default function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const palette = { keys: paletteKeys(), message: "openPalette" } as const;
  const closing = useRef<HTMLButtonElement>(null);
  return (
    <Dialog title={t.shortcuts} open={open} onClose={onClose} initialFocus={closing}>
      <dl className={styles.list}>
        {[palette, ...shortcuts, ...localKeys].map(({ keys, message }) => (
          <Fragment key={message}>
            <dt className={styles.text}>{t[message]}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
      <DialogActions>
        <ButtonLink to={paths.account} look="quiet" onClick={onClose}>
          {t.shortcutSettings}
        </ButtonLink>
        <Button ref={closing} onClick={onClose}>
          {t.closeHelp}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
