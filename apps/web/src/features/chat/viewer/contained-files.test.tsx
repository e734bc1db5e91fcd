import { beforeEach, expect, it } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { makeTestFile } from "../../../test/fixtures.ts";
import {
  file,
  fileCall,
  openFirst,
  pageOf,
  passages,
  passagesCall,
  startViewerServer,
} from "../../../test/viewer-fixtures.tsx";

const planId = "0193a5f0-0000-7000-8000-0000000000aa";
const contained = [
  { path: "plan.pdf", file: { ...makeTestFile(planId, "Lease - plan.pdf"), collection_id: "f1" } },
  {
    path: "tool.exe",
    file: null,
    left_out: { code: "type_unsupported", message: "Not supported." },
  },
].map((one) => ({ left_out: null, ...one }));

let server: FakeServer;
beforeEach(() => {
  server = startViewerServer();
  server.on("GET /chatbot/files/:id/unpacked/", contained);
});

it("a mail has its attachments below its head, each opens here", async () => {
  const text = "Lease\nFrom: Ann\n\nSee attached.";
  server.on(fileCall, { ...file, name: "Lease.eml" });
  server.on(passagesCall, pageOf([{ ...passages[0], text }]));
  const { viewer, user } = await openFirst();
  const list = await viewer.findByRole("list", { name: "Files in this document" });
  expect(list).toHaveTextContent("plan.pdftool.exe Not supported.");
  expect(viewer.getByRole("heading", { name: "Lease" })).toBeVisible();
  await user.click(viewer.getByRole("link", { name: "plan.pdf" }));
  expect(server.callsTo(fileCall).at(-1)?.path).toContain(planId);
});

it("an archive is the list of its files", async () => {
  server.on(fileCall, { ...file, name: "Lease.zip", passages: 0 });
  server.on(passagesCall, pageOf([]));
  const { viewer } = await openFirst();
  expect(await viewer.findByRole("link", { name: "plan.pdf" })).toBeVisible();
  expect(viewer.getByText(/^This document has no text of its own/)).toBeVisible();
});
