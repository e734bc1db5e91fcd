import { useEffect, useRef, useState } from "react";

const resultShownMs = 2000;

/** Copies text and reports for a moment whether it worked. */
export function useCopied() {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function showResult(result: "yes" | "failed") {
    clearTimeout(timer.current);
    setCopied(result);
    timer.current = setTimeout(() => setCopied("no"), resultShownMs);
  }

  function copy(text: string) {
    // Browsers have no clipboard API without a secure connection.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard) {
      clipboard.writeText(text).then(
        () => showResult("yes"),
        () => showResult("failed"),
      );
    } else showResult("failed");
  }

  return { copied, copy };
}
