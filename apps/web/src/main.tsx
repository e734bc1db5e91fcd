import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "@fontsource-variable/source-serif-4/wght.css";
import "@fontsource-variable/source-serif-4/wght-italic.css";
import "./shared/ui/tokens.css";
import "./shared/ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { preloadPage } from "./app/preload.ts";
import { Providers } from "./app/providers.tsx";
import { createQueryClient } from "./app/query-client.ts";
import { AppRoutes } from "./app/router.tsx";
import { prefetchSession } from "./app/session.ts";
import { readToken } from "./shared/http/session-token.ts";
import { startLanguage } from "./shared/language/language.ts";
import { watchTheme } from "./shared/theme.ts";

const signedIn = readToken() !== null;
const queryClient = createQueryClient();
if (signedIn) prefetchSession(queryClient);
watchTheme();
// The page's own scripts came along with this one: drawing the frame first would be work done twice. Not awaited at
// the top: they import from this file's chunk, whose end they would then wait for, and it for theirs.
void Promise.all([preloadPage(location.pathname, signedIn), startLanguage()]).then(draw);

function draw() {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Providers queryClient={queryClient}>
          <AppRoutes />
        </Providers>
      </BrowserRouter>
    </StrictMode>,
  );
}
