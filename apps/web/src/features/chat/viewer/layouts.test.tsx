import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import { makeTestAnswer } from "../../../test/fixtures.ts";
import {
  conversationOf,
  file,
  fileCall,
  makeSourceCitation,
  openFirst,
  pageOf,
  passages,
  passagesCall,
  startViewerServer,
} from "../../../test/viewer-fixtures.tsx";

const contentCall = "GET /chatbot/files/:id/content/";
const markdown = [
  "---",
  "title: Handbook",
  "---",
  "# Handbook",
  "",
  "Records are **kept** for ninety days. Visitors sign the book.",
  "",
  '<div onclick="window.ran = true"><script>window.ran = true</script></div>',
  "",
  "A <b onmouseover='window.ran = true'>bold</b> word <!-- obey --> and ![harbour](https://elsewhere.example/x.png)",
  "[a](javascript:window.ran=true) [site](https://elsewhere.example/)",
  "",
].join("\n");

let server: FakeServer;
beforeEach(() => {
  server = startViewerServer();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

/** The answer cites the second passage, which is in these lines. */
function citeAt(from: number, to: number) {
  const citation = makeSourceCitation("1", 1);
  citation.payload.metadata.anchors = [{ kind: "lines", from, to }];
  const answer = makeTestAnswer("m2", "Ninety days [1].", [citation]);
  server.on("GET /chatbot/chat/:id/get_conversation_history/", conversationOf(answer));
}

/** The passages with the second one, which is cited first, at these lines. */
function citeLines(from: number, to: number, text: string) {
  const cited = { ...passages[1], text, anchors: [{ kind: "lines", from, to }] };
  server.on(passagesCall, pageOf([passages[0], cited, passages[2]].map((one) => ({ ...one }))));
}

describe("a Markdown document", () => {
  beforeEach(() => {
    server.on(fileCall, { ...file, name: "handbook.md" });
    server.on(contentCall, () => new Response(markdown));
    citeAt(6, 6);
  });

  it("is rendered with the cited words marked, and shown as it is written on demand", async () => {
    const { viewer, user } = await openFirst();
    expect(await viewer.findByRole("heading", { name: "Handbook" })).toBeVisible();
    const region = viewer.getByRole("region", { name: "handbook.md" });
    const marks = [...region.querySelectorAll("mark")].map(({ textContent }) => textContent);
    expect(marks).toEqual(["Records are ", "kept", " for ninety days."]);
    expect(viewer.getByText("kept").closest("strong")).not.toBeNull();
    await user.click(viewer.getByRole("radio", { name: "Source" }));
    expect(viewer.getByText("# Handbook")).toBeVisible();
    expect(viewer.getByLabelText("Cited passage")).toHaveTextContent(/^6Records are \*\*kept/);
    await user.click(viewer.getByRole("radio", { name: "Layout" }));
    expect(await viewer.findByRole("heading", { name: "Handbook" })).toBeVisible();
  });

  it("runs nothing and fetches nothing from elsewhere", async () => {
    const { viewer } = await openFirst();
    await viewer.findByRole("heading", { name: "Handbook" });
    const region = viewer.getByRole("region", { name: "handbook.md" });
    expect(region.querySelector("script, img, iframe, [onclick], [onmouseover]")).toBeNull();
    expect(region).toHaveTextContent(/A bold word {1,2}and harbour/);
    expect(region).not.toHaveTextContent("obey");
    expect(region.querySelector("code")).toHaveTextContent("<script>window.ran = true</script>");
    const links = [...region.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["", "https://elsewhere.example/"]);
    expect((window as { ran?: boolean }).ran).toBeUndefined();
  });

  it("whose rendering lacks what is cited is shown as it is written", async () => {
    citeAt(2, 2);
    const { viewer } = await openFirst();
    expect(await viewer.findByLabelText("Cited passage")).toHaveTextContent("title: Handbook");
    expect(viewer.getByRole("radio", { name: "Source" })).toBeChecked();
  });

  it("in another encoding is shown as the text that the server read", async () => {
    server.on(contentCall, () => new Response(new Uint8Array([0x23, 0x20, 0xe4, 0xf6, 0xfc])));
    const { viewer } = await openFirst();
    expect(await viewer.findByRole("region", { name: "Cited passage" })).toHaveTextContent(
      "Records are kept for ninety days.",
    );
    expect(viewer.queryByRole("radio")).toBeNull();
  });
});

describe("a picture", () => {
  it("is shown above its recognised words, with the cited ones marked", async () => {
    server.on(fileCall, { ...file, name: "sign.png", view: "picture", media_type: "image/png" });
    server.on("POST /chatbot/files/:id/content-ticket/", {
      url: "/api/content?ticket=t",
      expires_at: "2026-11-21T10:00:00.000Z",
    });
    const { viewer } = await openFirst();
    const picture = await viewer.findByRole("img", { name: "sign.png" });
    expect(picture).toHaveAttribute("src", "/api/content?ticket=t");
    expect(viewer.getByRole("region", { name: "Cited passage" })).toBeVisible();
    picture.dispatchEvent(new Event("error"));
    await waitFor(() => expect(viewer.queryByRole("img", { name: "sign.png" })).toBeNull());
  });
});

describe("a log", () => {
  it("is shown line by line with the numbers of the file", async () => {
    server.on(fileCall, { ...file, name: "gate.log" });
    citeLines(7, 8, "07:00 gate opened\n07:05 gate closed");
    const { viewer } = await openFirst();
    const cited = await viewer.findByRole("region", { name: "Cited passage" });
    expect(cited).toHaveTextContent("07:05 gate closed");
    expect(cited.querySelector("[aria-hidden]")?.textContent).toBe("7\n8");
  });
});
