import { useEffect } from "react";
import { useMounted } from "../shared/use-mounted.ts";

/**
 * For the page, once it is taken over: lets the controls go that the build has made inert, and sends the form that was sent before the scripts could; see
 * before-paint.js.
 */
export function useEarlyForm(): void {
  const mounted = useMounted();
  useEffect(() => {
    if (!mounted) return;
    delete document.documentElement.dataset["scripts"];
    const waiting = document.querySelectorAll<HTMLElement>(":is(button, input)[inert]");
    for (const control of waiting) control.inert = false;
    const form = document.querySelector<HTMLFormElement>('form[data-sent="early"]');
    if (!form) return;
    delete form.dataset["sent"];
    form.requestSubmit();
  }, [mounted]);
}
