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
import { AppRoutes } from "./app/router.tsx";
import { readToken } from "./shared/http/session-token.ts";
import { startLanguage } from "./shared/language/language.ts";
import { watchTheme } from "./shared/theme.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

preloadPage(location.pathname, readToken() !== null);
watchTheme();
await startLanguage();

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Providers>
        <AppRoutes />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);
