import type { Capability } from "@footnote/contracts/speech";
import { Mic, Square, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { RoundButton } from "../../../shared/ui/controls/composer-box.tsx";
import { IconButton } from "../../../shared/ui/controls/icon-button.tsx";
import { t } from "../messages.ts";
import { useMounted } from "../../../shared/use-mounted.ts";
import { useDictation } from "./use-dictation.ts";
import { canRecord } from "./can-record.ts";
import styles from "./dictation.module.css";

type DictationProps = {
  /** Whether the server can transcribe; undefined if the server does not report it. */
  capability: Capability | undefined;
  onText: (text: string) => void;
};

/** The microphone button: the first press records, the second one transcribes the recording. */
export function Dictation({ capability, onText }: DictationProps) {
  const meter = useRef<HTMLSpanElement>(null);
  const { state, status, toggle, cancel, refuse } = useDictation({
    onText,
    // Set directly on the element: the meter changes twenty times a second and needs no render.
    onLevel: (level) => meter.current?.style.setProperty("--level", level.toFixed(3)),
  });
  const recording = state.name === "recording";
  const working = state.name === "transcribing" || state.name === "processing";
  const reason = useMounted() ? getUnavailableReason(capability) : null;
  useCancelByEscape(recording || state.name === "starting", cancel);
  const title = recording ? t.stopRecording : t.record;

  return (
    <>
      <span
        className={styles.status}
        role="status"
        data-failed={state.name === "failed" || undefined}
      >
        {recording && <span ref={meter} className={styles.meter} aria-hidden="true" />}
        {status}
      </span>
      {recording && (
        <IconButton title={t.cancelRecording} onClick={cancel}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
      <RoundButton
        look="quiet"
        title={reason ?? title}
        aria-label={title}
        aria-pressed={recording}
        aria-disabled={reason !== null || undefined}
        disabled={working || state.name === "starting"}
        onClick={() => (reason === null ? toggle() : refuse(reason))}
      >
        {recording ? (
          <Square size={14} fill="currentColor" aria-hidden="true" />
        ) : (
          <Mic size={18} aria-hidden="true" />
        )}
      </RoundButton>
    </>
  );
}

/** Returns why dictation is unavailable; null if it is available. */
function getUnavailableReason(capability: Capability | undefined): string | null {
  if (capability?.available === false) return capability.reason ?? t.transcriptionUnavailable;
  return canRecord() ? null : t.recordingUnsupported;
}

function useCancelByEscape(active: boolean, cancel: () => void) {
  useEffect(() => {
    if (!active) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      cancel();
    }
    // In the capture phase, before Escape closes anything else.
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [active, cancel]);
}
