import { useCallback, useRef, useState } from "react";
import type { Notice } from "./notice.ts";

export type ShownNotice = Notice & { id: string };

/** Messages that disappear after a timeout, which does not run while one is held: pointed at, or focused. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const hold = useCallback((id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
  }, []);

  const dismiss = useCallback(
    (id: string) => {
      hold(id);
      setNotices((shown) => shown.filter((notice) => notice.id !== id));
    },
    [hold],
  );

  const release = useCallback(
    ({ id, clearAfterMs }: ShownNotice) => {
      hold(id);
      timers.current.set(
        id,
        setTimeout(() => dismiss(id), clearAfterMs),
      );
    },
    [dismiss, hold],
  );

  const notify = useCallback(
    (notice: Notice) => {
      const added = { ...notice, id: crypto.randomUUID() };
      setNotices((shown) => [...shown.filter(({ text }) => text !== notice.text), added]);
      release(added);
    },
    [release],
  );

  return { notices, notify, dismiss, hold, release };
}
