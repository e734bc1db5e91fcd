import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { problem } from "../../../test/fake-server.ts";
import {
  chat,
  chunkIds,
  documentId,
  file,
  fileCall,
  openFirst,
  pageOf,
  passages,
  passagesCall,
  startViewerServer,
} from "../../../test/viewer-fixtures.tsx";
import { renderApp } from "../../../test/render-app.tsx";

let server: FakeServer;
beforeEach(() => {
  server = startViewerServer();
});

describe("a citation that is pressed", () => {
  it("opens its document at the passage, with the claim's words marked", async () => {
    const { viewer, address } = await openFirst();
    const cited = await viewer.findByRole("region", { name: "Cited passage" });
    expect(cited).toHaveTextContent("line 2Records are kept for ninety days.");
    expect(within(cited).getByText("ninety days").tagName).toBe("MARK");
    expect(viewer.getByText("Visitors sign the book at the gate.")).toBeVisible();
    expect(viewer.getByRole("heading", { name: "handbook.md" })).toHaveFocus();
    expect(address()).toBe(`${chat}&source=${documentId}.${chunkIds[1]}`);
    expect(server.callsTo(passagesCall)[0]?.query.get("around")).toBe(chunkIds[1]);
  });

  it("leads on to the next one and back", async () => {
    const { viewer, user, address } = await openFirst();
    expect(await viewer.findByText("1 of 2")).toBeVisible();
    expect(viewer.getByRole("button", { name: "Previous citation" })).toBeDisabled();
    await user.click(viewer.getByRole("button", { name: "Next citation" }));
    await waitFor(() =>
      expect(viewer.getByRole("region", { name: "Cited passage" })).toHaveTextContent(
        "Then they are destroyed.",
      ),
    );
    expect(address()).toContain(chunkIds[2]);
    expect(viewer.getByText("2 of 2")).toBeVisible();
  });

  it("is closed with Escape, and the focus returns to the citation", async () => {
    const { user, address, mark } = await openFirst();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "Source" })).toBeNull());
    expect(address()).toBe(chat);
    await waitFor(() => expect(mark).toHaveFocus());
  });

  it("opens from the list of sources, too", async () => {
    const { user } = renderApp(chat);
    await user.click(await screen.findByRole("button", { name: /handbook\.md \[2\]/ }));
    await user.click(screen.getByRole("button", { name: "Open in the document" }));
    const viewer = within(await screen.findByRole("complementary", { name: "Source" }));
    expect(await viewer.findByRole("region", { name: "Cited passage" })).toHaveTextContent(
      "Then they are destroyed.",
    );
  });
});

describe("a place that cannot be found", () => {
  it("is not marked, and that is said", async () => {
    const changed = passages.map((passage, at) => ({
      ...passage,
      id: `01a1fdde-1610-758c-946e-c9beee59e00${at}`,
      text: `Rewritten ${at}.`,
    }));
    server.on(passagesCall, pageOf(changed));
    const { viewer } = await openFirst();
    expect(await viewer.findByText(/exact location could not be determined/)).toBeVisible();
    expect(viewer.queryByRole("region", { name: "Cited passage" })).toBeNull();
  });

  it("is found by its text when the document was read again", async () => {
    const again = passages.map((passage, at) => ({
      ...passage,
      id: `01a1fdde-1610-758c-946e-c9beee59e00${at}`,
    }));
    server.on(passagesCall, pageOf(again));
    const { viewer } = await openFirst();
    expect(await viewer.findByRole("region", { name: "Cited passage" })).toHaveTextContent(
      "Records are kept for ninety days.",
    );
  });
});

describe("a document", () => {
  it("that was deleted leaves what was cited of it", async () => {
    server.on(fileCall, problem(404, "This file does not exist.", "document.not_found"));
    const { viewer } = await openFirst();
    expect(await viewer.findByText(/This document was deleted/)).toBeVisible();
    expect(viewer.getByText("ninety days").closest("blockquote")).toHaveTextContent(
      "Records are kept for ninety days.",
    );
    expect(viewer.getByRole("button", { name: "Download file" })).toBeDisabled();
  });

  it("that could not be loaded can be tried again", async () => {
    server.on(fileCall, problem(400, "Not this time."));
    const { viewer, user } = await openFirst();
    expect(await viewer.findByText("Not this time.")).toBeVisible();
    server.on(fileCall, file);
    await user.click(viewer.getByRole("button", { name: "Try again" }));
    expect(await viewer.findByRole("region", { name: "Cited passage" })).toBeVisible();
  });

  it("is opened by its address alone", async () => {
    renderApp(`/chat?source=${documentId}.${chunkIds[0]}`);
    const viewer = within(await screen.findByRole("complementary", { name: "Source" }));
    expect(await viewer.findByRole("region", { name: "Cited passage" })).toHaveTextContent(
      "Visitors sign the book at the gate.",
    );
  });

  it("shows more of itself on request", async () => {
    server.on(passagesCall, (call: { query: URLSearchParams }) =>
      call.query.get("cursor") === "from.2"
        ? { passages: passages.slice(2), total: 3, previous_cursor: "to.2", next_cursor: null }
        : {
            passages: passages.slice(0, 2),
            total: 3,
            previous_cursor: null,
            next_cursor: "from.2",
          },
    );
    const { viewer, user } = await openFirst();
    await user.click(await viewer.findByRole("button", { name: "Show later text" }));
    expect(await viewer.findByText("Then they are destroyed.")).toBeVisible();
    expect(viewer.queryByRole("button", { name: "Show later text" })).toBeNull();
  });
});
