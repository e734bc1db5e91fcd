import { paths } from "../shared/paths.ts";

export const loadWorkspace = () => import("./workspace.tsx");

/** The pages that people come in through. */
export const entryPages = {
  [paths.landing]: () => import("../features/start/landing-page.tsx"),
  [paths.login]: () => import("../features/accounts/login-page.tsx"),
  [paths.signup]: () => import("../features/accounts/signup-page.tsx"),
  [paths.home]: () => import("../features/start/home-page.tsx"),
  [paths.chat]: () => import("../features/chat/chat-page.tsx"),
  [paths.database]: () => import("../features/documents/database-page.tsx"),
};
const pages: Readonly<Record<string, () => Promise<unknown>>> = entryPages;

/**
 * Fetches the scripts of the page at an address while the session is still being checked, and resolves when they are
 * there. A failure is left to the router, which asks for the same scripts again and shows what went wrong.
 */
export async function preloadPage(pathname: string, signedIn: boolean): Promise<void> {
  const load = pages[pathname === paths.landing && signedIn ? paths.chat : pathname];
  const frame = signedIn ? loadWorkspace() : undefined;
  await Promise.allSettled([load?.(), frame]);
}
