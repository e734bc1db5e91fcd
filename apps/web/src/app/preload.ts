import { paths } from "../shared/paths.ts";
import { preloadable } from "./preloadable.tsx";

export const Workspace = preloadable(() => import("./workspace.tsx"));

/** The pages that people come in through. */
export const entryPages = {
  [paths.landing]: preloadable(() => import("../features/start/landing-page.tsx")),
  [paths.login]: preloadable(() => import("../features/accounts/login-page.tsx")),
  [paths.signup]: preloadable(() => import("../features/accounts/signup-page.tsx")),
  [paths.home]: preloadable(() => import("../features/start/home-page.tsx")),
  [paths.chat]: preloadable(() => import("../features/chat/chat-page.tsx")),
  [paths.database]: preloadable(() => import("../features/documents/database-page.tsx")),
};
const pages: Readonly<Record<string, { preload: () => Promise<unknown> }>> = entryPages;

/**
 * Fetches the scripts of the page at an address while the session is still being checked, and resolves when they are
 * there. A failure is left to the router, which asks for the same scripts again and shows what went wrong.
 */
export async function preloadPage(pathname: string, signedIn: boolean): Promise<void> {
  const page = pages[pathname === paths.landing && signedIn ? paths.chat : pathname];
  const frame = signedIn ? Workspace.preload() : undefined;
  await Promise.allSettled([page?.preload(), frame]);
}
