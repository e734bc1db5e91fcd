import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { isWindowOpen } from "./is-window-open.ts";

/**
 * Announces a new page as a loaded document would: the focus goes to its content, unless the page has put it
 * somewhere itself, the window scrolls to the top, and its title is read out once it is known.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [arrived, setArrived] = useState("");

  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    const main = document.querySelector("main");
    // A dialog that is open has the focus, and hands it on when it closes.
    const elsewhere = isWindowOpen() || main?.contains(document.activeElement);
    if (!elsewhere) main?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: "instant" });
    setArrived("");
    return observeNextTitle(setArrived);
  }, [pathname]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {arrived}
    </p>
  );
}

/** The page names itself when its scripts have arrived. */
function observeNextTitle(onTitle: (title: string) => void): () => void {
  const observer = new MutationObserver(() => {
    onTitle(document.title);
    observer.disconnect();
  });
  const title = document.querySelector("title");
  if (title) observer.observe(title, { childList: true });
  return () => observer.disconnect();
}
