import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef } from "react";
import { LoadingBody } from "./loading-body.tsx";
import { t } from "./messages.ts";
import { PanelSeparator } from "./panel-separator.tsx";
import styles from "./source-panel.module.css";
import { usePanelWidth } from "./use-panel-width.ts";

type SourcePanelProps = { onClose: () => void; children: ReactNode };

/**
 * The frame of a source beside the chat, or over it on small screens. It takes its place with the press that opens it, so
 * that nothing moves again when its content arrives.
 */
export function SourcePanel({ onClose, children }: SourcePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const width = usePanelWidth();
  useEscape(panel, onClose);
  const style: CSSProperties & Record<"--panel-width", string> = {
    "--panel-width": `${width.value}px`,
  };
  return (
    <aside ref={panel} className={styles.panel} style={style} aria-label={t.source}>
      <PanelSeparator width={width} />
      <Suspense fallback={<LoadingBody />}>
        <div className={styles.body}>{children}</div>
      </Suspense>
    </aside>
  );
}

/** Closes the panel on Escape, unless an overlay above it or a text field handles the key first. */
function useEscape(panel: { current: HTMLElement | null }, onClose: () => void) {
  useEffect(() => {
    function close(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      const target = event.target as Element;
      const inside = panel.current?.contains(target) ?? false;
      if (!inside && target.closest('[role="dialog"], [role="menu"], input, textarea')) return;
      event.preventDefault();
      onClose();
    }
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [panel, onClose]);
}
