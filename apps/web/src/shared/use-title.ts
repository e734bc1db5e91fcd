import { useEffect } from "react";

/** Sets the title of the page in the browser's tab and history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "Footnote" ? title : `${title} · Footnote`;
  }, [title]);
}
