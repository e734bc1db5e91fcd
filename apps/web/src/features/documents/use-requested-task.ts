import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { DatabaseLocationState } from "../../shared/paths.ts";

/** The button of the upload zone that a request to upload puts the focus on. */
export const selectFilesId = "select-files";

/**
 * Begins what a command elsewhere asked of this page: a new folder, or an upload once the folder's zone is there. Done
 * once: going back to this address does not begin it again.
 */
export function useRequestedTask(isReady: boolean, onNewFolder: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { begin } = (location.state ?? {}) as DatabaseLocationState;
  // The state stays for some renders after the navigation that removes it.
  const begunKey = useRef("");
  useEffect(() => {
    if (begin === undefined || !isReady || begunKey.current === location.key) return;
    begunKey.current = location.key;
    if (begin === "new-folder") onNewFolder();
    else document.querySelector<HTMLElement>(`#${selectFilesId}`)?.focus();
    void navigate(location.pathname + location.search, { replace: true, state: null });
  });
}
