import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { Providers } from "../app/providers.tsx";
import { createQueryClient } from "../app/query-client.ts";
import { AppRoutes } from "../app/router.tsx";

/** Renders the whole app at an address; `address()` returns the current path. */
export function renderApp(path: string) {
  let current = path;
  const queryClient = createQueryClient();
  function Address() {
    const { pathname, search } = useLocation();
    current = pathname + search;
    return null;
  }
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <Providers queryClient={queryClient}>
        <AppRoutes />
        <Address />
      </Providers>
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup(), address: () => current };
}
