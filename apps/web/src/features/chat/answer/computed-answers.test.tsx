import type { Anchor } from "@footnote/contracts/anchors";
import type { ComputationShown } from "@footnote/contracts/chat/citations";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { FakeServer } from "../../../test/fake-server.ts";
import {
  chat,
  chunkIds,
  conversationOf,
  documentId,
  locateCells,
  openFirst,
  pageOf,
  passages,
  passagesCall,
  startViewerServer,
} from "../../../test/viewer-fixtures.tsx";
import { makeTestAnswer, makeTestCitation } from "../../../test/fixtures.ts";
import { renderApp } from "../../../test/render-app.tsx";

const query = "select sum(fee) from fees where berth = 'North'";
const computation: ComputationShown = {
  query,
  table: "fees",
  columns: ["sum(fee)", "ship"],
  rows: [
    [1000.15, "Heron"],
    [0.1, null],
  ],
  cut: true,
  notes: ["The row of totals was left out."],
  passage_id: chunkIds[1],
};
const cells = (range: string): Anchor => ({ kind: "cells", sheet: "Fees", range });
const sheetText = [
  "Berth | Ship | Fee",
  "Berth: North; Ship: Heron; Fee: 0.1",
  "Berth: South; Ship: Gull; Fee: 0.2",
  "Berth: North; Ship: Tern; Fee: 1000.05",
].join("\n");
const sheet = {
  ...passages[1],
  text: sheetText,
  anchors: [cells("A2:C5")],
  cells: locateCells(sheetText, 2, ["Berth", "Ship", "Fee"]),
};
/** Reaches beyond the sheet's columns, and has columns of its own. */
const chart = {
  ...passages[2],
  text: "Chart on B1:H9: Fees by ship\nShip | Fee\nHeron | 0.1",
  anchors: [cells("B1:H9")],
};

let server: FakeServer;
beforeEach(() => {
  server = startViewerServer();
  showComputation(computation);
  server.on(passagesCall, pageOf([sheet, chart]));
});

/** The answer in the conversation rests on this computation, from the cells of two rows. */
function showComputation(given: ComputationShown) {
  const source = makeTestCitation("1", "sum(fee): 1000.15", "fees.csv");
  source.payload.document_id = documentId;
  source.payload.metadata.anchors = ["A3", "C3", "A5", "C5"].map(cells);
  source.payload.metadata.computation = given;
  const answer = makeTestAnswer("m2", "North paid 1000.15 EUR [1].", [source]);
  server.on("GET /chatbot/chat/:id/get_conversation_history/", conversationOf(answer));
}

const readRows = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe("a computed answer", () => {
  it("shows below it the query and what it gave, with its notes", async () => {
    const { user } = renderApp(chat);
    const source = await screen.findByRole("button", { name: /fees\.csv \[1\]/ });
    expect(source).toHaveTextContent("Fees!A3, C3, A5 and 1 more");
    await user.click(source);
    expect(screen.getByText(query)).toBeVisible();
    const result = screen.getByRole("group", { name: "Result" });
    expect(readRows(within(result).getByRole("table"))).toEqual([
      ["sum(fee)", "ship"],
      ["1,000.15", "Heron"],
      ["0.1", "–"],
    ]);
    expect(screen.getByText("Only the first 2 rows are shown.")).toBeVisible();
    expect(screen.getByText("The row of totals was left out.")).toBeVisible();
  });

  it("opens its file where the cells stand, names them all, and marks those and no others", async () => {
    const { viewer } = await openFirst();
    expect(await viewer.findByText(query)).toBeVisible();
    expect(viewer.getByText("Fees!A3, C3, A5, C5")).toBeVisible();
    expect(server.callsTo(passagesCall)[0]?.query.get("around")).toBe(chunkIds[1]);
    const table = await viewer.findByRole("table", { name: "Fees" });
    expect(within(table).getByRole("cell", { name: "Chart on B1:H9: Fees by ship" })).toBeVisible();
    const marked = within(table)
      .getAllByRole("cell")
      .filter((cell) => cell.hasAttribute("data-computed"));
    expect(marked.map(({ textContent }) => textContent)).toEqual([
      "North",
      "0.1",
      "North",
      "1000.05",
    ]);
    expect(table.querySelector("[data-cited], mark")).toBeNull();
    expect(viewer.queryByText(/exact location could not be determined/)).toBeNull();
  });

  it("marks only the row where the values cannot be assigned to columns", async () => {
    server.on(passagesCall, pageOf([{ ...sheet, cells: [] }]));
    const { viewer } = await openFirst();
    const table = await viewer.findByRole("table", { name: "Fees" });
    expect(within(table).queryAllByRole("columnheader")).toEqual([]);
    const rows = within(table)
      .getAllByRole("row")
      .filter((row) => row.hasAttribute("data-computed"));
    expect(rows.map((row) => row.querySelectorAll("td[data-computed]").length)).toEqual([0, 0]);
  });

  it("of cells that stand nowhere any more marks nothing and says so", async () => {
    showComputation({ ...computation, passage_id: null });
    server.on(
      passagesCall,
      pageOf([
        {
          ...sheet,
          anchors: [cells("A12:C15")],
          cells: sheet.cells.map((cell) => ({ ...cell, row: cell.row + 10 })),
        },
      ]),
    );
    const { viewer } = await openFirst();
    expect(await viewer.findByText(/exact location could not be determined/)).toBeVisible();
    expect(viewer.getByText(query)).toBeVisible();
    const table = await viewer.findByRole("table", { name: "Fees" });
    expect(table.querySelector("[data-cited], [data-computed]")).toBeNull();
  });
});
