import { useCallback, useState } from "react";
import type { Notice } from "./notice.ts";

export type ShownNotice = Notice & { id: string };

/** Messages that disappear after a timeout. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);

  const dismiss = useCallback((id: string) => {
    setNotices((shown) => shown.filter((notice) => notice.id !== id));
  }, []);

  const notify = useCallback(
    (notice: Notice) => {
      const id = crypto.randomUUID();
      setNotices((shown) => [
        ...shown.filter(({ text }) => text !== notice.text),
        { ...notice, id },
      ]);
      setTimeout(() => dismiss(id), notice.clearAfterMs);
    },
    [dismiss],
  );

  return { notices, notify, dismiss };
}
