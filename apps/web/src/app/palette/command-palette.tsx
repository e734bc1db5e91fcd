import { Dialog } from "@base-ui/react/dialog";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { chooseTheme, useDark } from "../../shared/theme.ts";
import frame from "../../shared/ui/layout/modal-frame.module.css";
import { logOut } from "../log-out.ts";
import styles from "./command-palette.module.css";
import { t } from "./messages.ts";
import type { PaletteAction } from "./palette-item.ts";
import { PaletteSearch } from "./palette-search.tsx";

type CommandPaletteProps = {
  open: boolean;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  onHelp: () => void;
};

/** Finds pages, folders, files and conversations by name, and runs commands, without the mouse. */
export default function CommandPalette(props: CommandPaletteProps) {
  const { open, text, onText, onClose, onHelp } = props;
  const navigate = useNavigate();
  const isDark = useDark();
  const chosen = useRef<PaletteAction | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function choose(action: PaletteAction) {
    chosen.current = action;
    onClose();
  }

  /** Once the dialog has handed the focus back, so that a page or dialog that opens now can take it. */
  function runChosen() {
    const action = chosen.current;
    chosen.current = null;
    if (action === null) return;
    if (action === "switch-theme") chooseTheme(isDark ? "light" : "dark");
    else if (action === "show-help") onHelp();
    else if (action === "log-out") logOut();
    else void navigate(action.go, { state: action.state ?? null });
  }

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(next) => !next && runChosen()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={frame.veil} />
        <Dialog.Viewport className={`${frame.layer} ${styles.viewport}`}>
          <Dialog.Popup
            className={`${frame.panel} ${styles.popup}`}
            aria-label={t.title}
            initialFocus={field}
          >
            <PaletteSearch
              field={field}
              text={text}
              onText={onText}
              onRun={choose}
              onClose={onClose}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
