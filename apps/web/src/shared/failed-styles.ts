const failed = new Set<HTMLLinkElement>();

/** Notes style sheets that cannot be fetched. */
export function watchStyles(): void {
  // The event does not bubble.
  addEventListener("error", ({ target }) => noteFailure(target), { capture: true });
}

function noteFailure(target: EventTarget | null): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failed.add(target);
}

/**
 * Fetches again the style sheets that could not be fetched, before code is loaded again: Vite asks for the sheets of a
 * script only with its first try, and a second one would show the page without them.
 * @throws Error when one cannot be fetched this time either
 */
export async function fetchFailedStyles(): Promise<void> {
  const links = [...failed];
  failed.clear();
  await Promise.all(links.map(fetchAgain));
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  again.addEventListener("load", () => resolve());
  again.addEventListener("error", () => reject(new Error(`Unable to load ${link.href}`)));
  link.replaceWith(again);
  return promise;
}
