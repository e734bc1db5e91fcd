import { describe, expect, it } from "vitest";
import { givenCitation } from "../../../test/given.ts";
import { readNotes } from "./citations.ts";

describe("the notes of a message", () => {
  it("drops citations without a passage and remembers their markers", () => {
    const citations = [givenCitation("1", "Text"), givenCitation("2", "  ")];
    const { notes, dropped } = readNotes({ metadata: { citations } });
    expect(notes.map(({ id }) => id)).toEqual(["1"]);
    expect(dropped).toEqual(["2"]);
  });

  it("drops a citation of which neither name nor id is known", () => {
    const citations = [{ payload: { text: "Text" } }, { id: "4", payload: { text: "More" } }];
    const { notes } = readNotes({ metadata: { citations } });
    expect(notes).toMatchObject([{ id: "4", name: "Unknown Source", place: "" }]);
  });

  it("falls back to the flat list of sources", () => {
    const sources = [{ id: "a1", filename: "Old.pdf", chunk: "" }, {}];
    const { notes } = readNotes({ sources, metadata: null });
    expect(notes).toMatchObject([
      { id: "a1", name: "Old.pdf", chunk: "" },
      { id: "ref", name: "Unknown Source", chunk: "" },
    ]);
  });
});
