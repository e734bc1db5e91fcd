import { fireEvent, screen } from "@testing-library/react";
import type { FakeServer, SeenCall } from "./fake-server.ts";
import { makeTestFolder, memberRoutes } from "./fixtures.ts";
import { renderApp } from "./render-app.tsx";

export const reports = makeTestFolder("f1", "Reports", { documents: 2 });
export const drafts = makeTestFolder("f2", "Drafts", {
  parent_collection_id: "f1",
  path: ["Reports", "Drafts"],
});

/** Takes what is uploaded by the tus protocol. */
const uploadRoutes = {
  "POST /chatbot/uploads/": () =>
    new Response(null, { status: 201, headers: { location: "/api/chatbot/uploads/u1/" } }),
  "PATCH /chatbot/uploads/:id/": ({ headers, body }: SeenCall) => {
    const offset = Number(headers.get("upload-offset")) + (body as Blob).size;
    return new Response(null, { status: 204, headers: { "upload-offset": String(offset) } });
  },
  "DELETE /chatbot/uploads/:id/": () => new Response(null, { status: 204 }),
};

/** What a created upload said about its file. */
export function readMetadata({ headers }: SeenCall): Record<string, string> {
  const pairs = (headers.get("upload-metadata") ?? "").split(",").map((pair) => pair.split(" "));
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, atob(value)]));
}

/** A root with Reports in it, which has Drafts in it. */
export const databaseRoutes = {
  ...memberRoutes,
  ...uploadRoutes,
  "GET /folders/all/": [reports, drafts],
  "GET /chatbot/chat/get_scopes/": ({ query }: { query: URLSearchParams }) => {
    const parent = query.get("parent_collection_id");
    return parent === null ? [reports] : parent === "f1" ? [drafts] : [];
  },
  "POST /chatbot/files/same-named/": { files: [] },
  "DELETE /chatbot/files/:id/delete/": { message: "done" },
  "DELETE /chatbot/chat/:id/delete_scope/": { message: "done" },
};

export async function openReports(server: FakeServer, files: unknown = []) {
  server.on("GET /chatbot/chat/get_files/", files);
  const app = renderApp("/database?folder=f1");
  await screen.findByRole("link", { name: "Drafts" });
  return app;
}

export function chooseFiles(...files: File[]) {
  fireEvent.change(screen.getByLabelText("Files", { selector: "input" }), { target: { files } });
}

export const file = (name: string, text = "text") => new File([text], name);
