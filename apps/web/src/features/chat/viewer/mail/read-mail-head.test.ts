import type { Passage } from "@footnote/contracts/document-content";
import { describe, expect, it } from "vitest";
import { measureMailHead, readMailHead } from "./read-mail-head.ts";

const passage = (text: string, more: Partial<Passage> = {}): Passage => ({
  id: text,
  ordinal: 0,
  text,
  headings: [],
  anchors: [],
  cells: [],
  hidden: null,
  ...more,
});
const headers = "From: Ann <ann@example.org>\nTo: Office\nDate: 1 May 2024";

describe("the head of a message", () => {
  it("has the subject and the headers", () => {
    const first = passage(`Fees\n${headers}\n\nDear all,\nFrom: nobody`);
    expect(readMailHead(first)).toEqual({
      subject: "Fees",
      headers: [
        { name: "From", value: "Ann <ann@example.org>" },
        { name: "To", value: "Office" },
        { name: "Date", value: "1 May 2024" },
      ],
    });
    expect(first.text.slice(measureMailHead(first))).toBe("Dear all,\nFrom: nobody");
  });

  it("has its subject from the heading where the text begins with the headers", () => {
    const first = passage(`${headers}\n\nHello`, { headings: ["Fees"] });
    expect(readMailHead(first)).toMatchObject({ subject: "Fees" });
  });

  it("is not read from lines of the body, nor from another passage than the first", () => {
    expect(readMailHead(passage("Dear all,\nhello\nFrom: nobody"))).toBeNull();
    expect(readMailHead(passage("Fees\nFrom: Ann\nand the text goes on"))).toBeNull();
    expect(readMailHead(passage(headers, { ordinal: 4 }))).toBeNull();
    expect(measureMailHead(passage("Dear all"))).toBe(0);
  });

  it("leaves out what a reader of the message does not see", () => {
    expect(readMailHead(passage(headers, { hidden: "comment" }))).toBeNull();
  });
});
