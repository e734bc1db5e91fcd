import { screen } from "@testing-library/react";
import type { FakeServer } from "./fake-server.ts";
import { startFakeServer } from "./fake-server.ts";
import { startFakeSockets } from "./fake-sockets.ts";
import { makeTestFile, makeTestFolder, storeTestSession, memberRoutes } from "./fixtures.ts";
import { renderApp } from "./render-app.tsx";

const reports = makeTestFolder("f1", "Reports", { documents: 3 });
export const drafts = makeTestFolder("f2", "Drafts", {
  parent_collection_id: "f1",
  path: ["Reports", "Drafts"],
  documents: 1,
});
const plans = makeTestFolder("f3", "Plans");
const files = ["Alpha.pdf", "Beta.pdf", "Gamma.pdf"].map((name, index) =>
  makeTestFile(`d${index + 1}`, name, { created_at: `2026-11-0${3 - index}T09:00:00.000Z` }),
);

/** A signed-in member whose root has Plans and Reports, with Drafts and three files in the latter. */
export function startFileListServer(): FakeServer {
  storeTestSession();
  startFakeSockets();
  return startFakeServer({
    ...memberRoutes,
    "GET /folders/all/": [plans, reports, drafts],
    "GET /chatbot/chat/get_scopes/": ({ query }: { query: URLSearchParams }) =>
      query.get("parent_collection_id") === "f1" ? [drafts] : [reports, plans],
    "GET /chatbot/chat/get_files/": files,
    "POST /chatbot/entries/move/": { message: "Moved.", moved: 2 },
  });
}

/** The page of Reports, with more in its address. */
export async function openFileList(more = "") {
  const app = renderApp(`/database?folder=f1${more}`);
  await screen.findByText("Alpha.pdf");
  return app;
}
/** The box before a name. */
export const box = (name: string) => screen.getByRole("checkbox", { name: `Select "${name}"` });
