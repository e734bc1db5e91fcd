import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "@fontsource-variable/source-serif-4/wght.css";
import "@fontsource-variable/source-serif-4/wght-italic.css";
import "./shared/ui/tokens.css";
import "./shared/ui/base.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/app.tsx";
import { preloadPage } from "./app/preload.ts";
import { createQueryClient } from "./app/query-client.ts";
import { prefetchSession } from "./app/session.ts";
import { readToken } from "./shared/http/session-token.ts";
import { startLanguage } from "./shared/language/language.ts";
import { watchStyles } from "./shared/failed-styles.ts";
import { watchTheme } from "./shared/theme.ts";

const page = document.documentElement.dataset;
const signedIn = readToken() !== null;
const queryClient = createQueryClient();
const hasAccess = signedIn ? prefetchSession(queryClient) : Promise.resolve(true);
watchTheme();
watchStyles();
// The scripts are here, so that the fonts take nothing from them; the page that has to be drawn first would ask later.
for (const font of ["1em Inter Variable", "1em Source Serif 4 Variable"]) {
  void document.fonts.load(font).catch(() => undefined);
}
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const isDrawn = root.hasChildNodes() && page["prerendered"] !== "hidden";
// The page's own scripts came along with this one: drawing the frame first would be work done twice. Not awaited at
// the top: they import from this file's chunk, whose end they would then wait for, and it for theirs.
void Promise.all([preloadPage(location.pathname, signedIn), startLanguage()]).then(async () => {
  const app = (
    <App queryClient={queryClient} withRouter={(pages) => <BrowserRouter>{pages}</BrowserRouter>} />
  );
  const fits = isDrawn && (await hasAccess);
  delete page["prerendered"];
  // What was drawn at the build and fits stays, with what has been typed into it by now.
  if (fits) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
});
