import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app/app.tsx";
import { preloadPage } from "./app/preload.ts";
import { createQueryClient } from "./app/query-client.ts";
import { assumeMember } from "./app/session.ts";
import { storeToken } from "./shared/http/session-token.ts";
import { paths } from "./shared/paths.ts";

const membersPages: ReadonlySet<string> = new Set([paths.chat, paths.home, paths.database]);

/**
 * The markup of a page without any reply of the server, as somebody finds it who has chosen nothing yet: a page behind the
 * log-in as members find it, another as somebody does who is signed out.
 */
export async function renderPage(path: string): Promise<string> {
  const isForMembers = membersPages.has(path);
  const queryClient = createQueryClient();
  standInForBrowser();
  if (isForMembers) {
    storeToken("of a member");
    assumeMember(queryClient);
  }
  await preloadPage(path, isForMembers);
  const markup = renderToString(
    <App
      queryClient={queryClient}
      withRouter={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>}
    />,
  );
  // React's mark of a part that it could not finish, such as one whose script was not preloaded.
  if (markup.includes("<!--$!-->")) throw new Error(`A part of ${path} could not be drawn.`);
  // The content security policy would refuse them.
  if (markup.includes(' style="')) throw new Error(`${path} has style attributes.`);
  // Until the scripts are there, these would do nothing; early-form.ts lets them go.
  return isForMembers ? markup.replaceAll(/<(button|input) /g, "<$1 inert ") : markup;
}

/** A wide window of a browser that has stored nothing. */
function standInForBrowser(): void {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, { configurable: true, value: storage });
  }
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
}
