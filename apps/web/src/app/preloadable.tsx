import { type ComponentType, createElement, lazy, useState } from "react";
import { loadPage } from "./lazy-page.ts";

/** A component in a script of its own, and the function that fetches the script before the component is drawn. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  preload: () => Promise<unknown>;
};

/**
 * As React's `lazy`, but a component that was preloaded is drawn at once: `lazy` suspends even when its script is there,
 * and React holds what was suspended back for 300 ms.
 */
export function preloadable<Props extends object>(
  loadOnce: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  const load = () => loadPage(loadOnce);
  let loaded: ComponentType<Props> | null = null;
  const Lazy = lazy(load);
  function Preloaded(props: Props) {
    // Decided once: the page would begin anew if it changed while it is drawn.
    const [Page] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Page, props);
  }
  const preload = async () => {
    loaded = (await load()).default;
  };
  return Object.assign(Preloaded, { preload });
}
