import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app/app.tsx";
import { preloadPage } from "./app/preload.ts";
import { createQueryClient } from "./app/query-client.ts";

/** The markup of a page as somebody finds it who is signed out, has chosen nothing yet and has no replies of the server. */
export async function renderPage(path: string): Promise<string> {
  await preloadPage(path, false);
  const markup = renderToString(
    <App
      queryClient={createQueryClient()}
      withRouter={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>}
    />,
  );
  // React's mark of a part that it could not finish, such as one whose script was not preloaded.
  if (markup.includes("<!--$!-->")) throw new Error(`A part of ${path} could not be drawn.`);
  return markup;
}
