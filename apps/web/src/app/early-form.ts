import { useEffect } from "react";

/** Sends the form that was sent before the scripts could; see before-paint.js. For the page, once it is taken over. */
export function useEarlyForm(): void {
  useEffect(() => {
    delete document.documentElement.dataset["scripts"];
    const form = document.querySelector<HTMLFormElement>('form[data-sent="early"]');
    if (!form) return;
    delete form.dataset["sent"];
    form.requestSubmit();
  }, []);
}
