import type { KeyboardEvent, PointerEvent } from "react";
import { t } from "./messages.ts";
import styles from "./source-panel.module.css";
import type { PanelWidth } from "./use-panel-width.ts";

const step = 32;

/** The left edge of the panel: dragging it, or the arrow keys, change the width; a double press takes the usual one. */
export function PanelSeparator({ width }: { width: PanelWidth }) {
  const { value, min, max, preview, store } = width;

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowLeft: value + step, ArrowRight: value - step, Home: min, End: max }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    store(Math.min(max, Math.max(min, next)));
  }

  const getWidth = ({ clientX }: PointerEvent) => Math.round(window.innerWidth - clientX);

  return (
    <div
      className={styles.separator}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t.panelWidth}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={onKeyDown}
      onDoubleClick={() => store(null)}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) preview(getWidth(event));
      }}
      onLostPointerCapture={() => store(value)}
    />
  );
}
