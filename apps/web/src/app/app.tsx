import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { Providers } from "./providers.tsx";
import { AppRoutes } from "./router.tsx";

type AppProps = {
  queryClient: QueryClient;
  /** Puts a router around the pages: one that follows the browser's address, or one for a single page. */
  withRouter: (pages: ReactNode) => ReactNode;
};

/** The whole app, as the browser draws it and as the build draws its first pages (see prerender.tsx). */
export function App({ queryClient, withRouter }: AppProps) {
  return (
    <StrictMode>
      {withRouter(
        <Providers queryClient={queryClient}>
          <AppRoutes />
        </Providers>,
      )}
    </StrictMode>
  );
}
