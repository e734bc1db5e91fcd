import { describe, expect, it } from "vitest";
import { makeTestCitation } from "../../../test/fixtures.ts";
import { readSources } from "./citations.ts";

describe("readSources", () => {
  it("drops citations without a passage and remembers their markers", () => {
    const citations = [makeTestCitation("1", "Text"), makeTestCitation("2", "  ")];
    const { sources, dropped } = readSources({ metadata: { citations } });
    expect(sources.map(({ id }) => id)).toEqual(["1"]);
    expect(dropped).toEqual(["2"]);
  });

  it("drops a citation of which neither name nor id is known", () => {
    const citations = [{ payload: { text: "Text" } }, { id: "4", payload: { text: "More" } }];
    const { sources } = readSources({ metadata: { citations } });
    expect(sources).toMatchObject([{ id: "4", name: "Unknown Source", location: "" }]);
  });

  it("falls back to the flat list of sources", () => {
    const listed = [{ id: "a1", filename: "Old.pdf", chunk: "" }, {}];
    const { sources } = readSources({ sources: listed, metadata: null });
    expect(sources).toMatchObject([
      { id: "a1", name: "Old.pdf", chunk: "" },
      { id: "ref", name: "Unknown Source", chunk: "" },
    ]);
  });
});
