import { act, render, screen } from "@testing-library/react";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { expect, test, vi } from "vitest";
import { openPdf } from "./open-pdf.ts";
import { usePdf } from "./use-pdf.ts";

vi.mock("./open-pdf.ts", () => ({ openPdf: vi.fn<typeof openPdf>() }));

function Pages({ documentId, onFailure }: { documentId: string; onFailure: () => void }) {
  const opened = usePdf(documentId, "file", onFailure);
  return <p>{opened === null ? "loading" : `${opened.pages} pages`}</p>;
}

/** Replaces pdf.js: the documents that it opens in turn, by their number of pages, or an error. */
function mockDocuments(...documents: (number | Error)[]) {
  const close = vi.fn<() => void>();
  const waiting = [...documents];
  vi.mocked(openPdf)
    .mockReset()
    .mockImplementation(() => ({ pdf: open(waiting.shift()), close }));
  return close;
}

async function open(pages: number | Error | undefined): Promise<PDFDocumentProxy> {
  if (pages instanceof Error) throw pages;
  const page = { getViewport: () => ({ width: 600, height: 800 }) };
  return { numPages: pages, getPage: async () => page } as never;
}

test("a document stays open when its parent renders again with another function", async () => {
  const close = mockDocuments(2, 3);
  const { rerender } = render(<Pages documentId="a" onFailure={() => undefined} />);
  await screen.findByText("2 pages");
  rerender(<Pages documentId="a" onFailure={() => undefined} />);
  await act(async () => undefined);
  expect(screen.getByText("2 pages")).toBeDefined();
  expect(close).not.toHaveBeenCalled();
  expect(openPdf).toHaveBeenCalledTimes(1);
});

test("no page of a closed document is shown while the next one opens", async () => {
  const close = mockDocuments(2, 3);
  const { rerender } = render(<Pages documentId="a" onFailure={() => undefined} />);
  await screen.findByText("2 pages");
  rerender(<Pages documentId="b" onFailure={() => undefined} />);
  expect(screen.getByText("loading")).toBeDefined();
  expect(close).toHaveBeenCalledTimes(1);
  await screen.findByText("3 pages");
});

test("a document that cannot be opened is reported to the newest function", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  mockDocuments(new Error("damaged"));
  const first = vi.fn<() => void>();
  const newest = vi.fn<() => void>();
  const { rerender } = render(<Pages documentId="a" onFailure={first} />);
  rerender(<Pages documentId="a" onFailure={newest} />);
  await vi.waitFor(() => expect(newest).toHaveBeenCalledTimes(1));
  expect(first).not.toHaveBeenCalled();
});
