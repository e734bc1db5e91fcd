import { paths } from "../shared/paths.ts";

const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.landing]: () => import("../features/start/landing-page.tsx"),
  [paths.login]: () => import("../features/accounts/login-page.tsx"),
  [paths.signup]: () => import("../features/accounts/signup-page.tsx"),
  [paths.home]: () => import("../features/start/home-page.tsx"),
  [paths.chat]: () => import("../features/chat/chat-page.tsx"),
  [paths.database]: () => import("../features/documents/database-page.tsx"),
};

/**
 * Fetches the scripts of the page at an address while the session is still being checked. A failure is left to
 * the router, which asks for the same scripts again and shows what went wrong.
 */
export function preloadPage(pathname: string, signedIn: boolean): void {
  const load = pages[pathname === paths.landing && signedIn ? paths.chat : pathname];
  load?.().catch(() => undefined);
  if (signedIn) import("./workspace.tsx").catch(() => undefined);
}
