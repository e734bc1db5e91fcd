import { type ComponentType, lazy } from "react";
import { fetchFailedStyles } from "../shared/failed-styles.ts";

type Module<Props extends object> = { default: ComponentType<Props> };

/** Loads a page's script, with a second try: a change of the network aborts what is being fetched, and the next try succeeds. */
export async function loadPage<Props extends object>(
  load: () => Promise<Module<Props>>,
): Promise<Module<Props>> {
  try {
    return await load();
  } catch {
    await fetchFailedStyles();
    return load();
  }
}

/** A page in a script of its own. */
export function lazyPage<Props extends object>(load: () => Promise<Module<Props>>) {
  return lazy(() => loadPage(load));
}
