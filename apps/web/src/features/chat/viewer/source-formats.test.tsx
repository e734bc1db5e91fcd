import { waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import {
  file,
  fileCall,
  locateCells,
  openFirst,
  pageOf,
  passages,
  passagesCall,
  startViewerServer,
} from "../../../test/viewer-fixtures.tsx";

const cellsOf = (range: string) => ({ kind: "cells", sheet: "Fees", range });

const sheetText =
  "Berth | Ship | 2001\nBerth: 1; Ship: Ada; 2001: 30\nBerth: 2; Ship: Grace and crew\nShip: Edith; 2001: 4";
const sheet = {
  ...passages[1],
  text: sheetText,
  anchors: [cellsOf("A4:C7")],
  cells: locateCells(sheetText, 4, ["Berth", "Ship", "2001"]),
};

let server: FakeServer;
beforeEach(() => {
  server = startViewerServer();
});

describe("a document", () => {
  it("that is a sheet is a table with the cited rows marked", async () => {
    server.on(passagesCall, pageOf([sheet]));
    const { viewer } = await openFirst();
    const table = within(await viewer.findByRole("table", { name: "Fees" }));
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Row",
      "A Berth",
      "B Ship",
      "C 2001",
    ]);
    expect(table.getByRole("row", { name: "6 2 Grace and crew" })).toHaveAttribute("data-cited");
    expect(table.getByRole("row", { name: "5 1 Ada 30" })).toBeVisible();
  });

  it("that is a sheet sorts by a column, and returns to its own order", async () => {
    server.on(passagesCall, pageOf([sheet]));
    const { user, viewer } = await openFirst();
    const table = within(await viewer.findByRole("table", { name: "Fees" }));
    const ships = () =>
      table
        .getAllByRole("row")
        .slice(1)
        .map((row) => row.children[2]?.textContent);
    const byYear = table.getByRole("button", { name: "2001" });
    const orders = [ships()];
    for (let press = 0; press < 3; press += 1) {
      await user.click(byYear);
      orders.push(ships());
    }
    const own = ["Ada", "Grace and crew", "Edith"];
    const last = "Grace and crew";
    expect(orders).toEqual([own, ["Edith", "Ada", last], ["Ada", "Edith", last], own]);
  });

  it("that was indexed without the places of its cells shows its rows as text", async () => {
    server.on(passagesCall, pageOf([{ ...sheet, cells: [] }]));
    const { viewer } = await openFirst();
    const table = within(await viewer.findByRole("table", { name: "Fees" }));
    expect(table.getByRole("row", { name: "5 Berth: 1; Ship: Ada; 2001: 30" })).toBeVisible();
    expect(table.queryAllByRole("columnheader")).toEqual([]);
  });

  it("that is a sheet scrolls in a box of its own, which the keyboard reaches", async () => {
    const sheet = { ...passages[1], text: "Berth | Ship\n1 | Ada", anchors: [cellsOf("A4:B5")] };
    server.on(passagesCall, pageOf([sheet]));
    const { viewer } = await openFirst();
    const box = await viewer.findByRole("group", { name: "Fees" });
    expect(box).toContainElement(viewer.getByRole("table", { name: "Fees" }));
    expect(box).toHaveAttribute("tabindex", "0");
  });

  it("that is a web page is shown as text, its markup and scripts as they are written", async () => {
    server.on(fileCall, { ...file, name: "fees.html", view: "text", media_type: "text/html" });
    const hostile = "Berth fees <script>window.ran = true</script><img src=x onerror=alert(1)>";
    const anchors = [{ kind: "paragraph", from: 1, to: 1 }];
    server.on(passagesCall, pageOf([{ ...passages[1], text: hostile, anchors }]));
    const { viewer } = await openFirst();
    const shown = await viewer.findByText(/Berth fees/);
    expect(shown).toHaveTextContent(hostile);
    expect(shown.ownerDocument.querySelector("script, img, iframe")).toBeNull();
  });

  it("that is a recording plays from the cited second", async () => {
    server.on(fileCall, { ...file, view: "audio", media_type: "audio/mpeg" });
    const timedPassages = passages.map((passage, at) => ({
      ...passage,
      anchors: [{ kind: "time", from: at * 65, to: at * 65 + 60 }],
    }));
    server.on(passagesCall, pageOf(timedPassages));
    server.on("POST /chatbot/files/:id/content-ticket/", {
      url: "/api/content?ticket=t",
      expires_at: "2026-11-21T10:00:00.000Z",
    });
    const { viewer } = await openFirst();
    const player = await viewer.findByLabelText<HTMLAudioElement>("handbook.md");
    await waitFor(() => expect(player).toHaveAttribute("src", "/api/content?ticket=t"));
    player.dispatchEvent(new Event("loadedmetadata"));
    expect(player.currentTime).toBe(65);
    expect(viewer.getByRole("button", { name: "Play from 2:10" })).toBeVisible();
  });
});
