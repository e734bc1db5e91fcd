import { useId, useState } from "react";

/** The open sources in an answer's list, and the function with which a citation opens one. */
export function useOpenedSources() {
  const baseId = useId();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const getElementId = (sourceId: string) => `${baseId}-source-${sourceId}`;

  function toggle(sourceId: string) {
    setOpened(
      opened.includes(sourceId) ? opened.filter((id) => id !== sourceId) : [...opened, sourceId],
    );
  }

  function reveal(sourceId: string) {
    if (!opened.includes(sourceId)) setOpened([...opened, sourceId]);
    const source = document.getElementById(getElementId(sourceId));
    source?.focus({ preventScroll: true });
    source?.scrollIntoView({ behavior: "smooth", block: "center" });
  }

  return { opened, getElementId, toggle, reveal };
}
