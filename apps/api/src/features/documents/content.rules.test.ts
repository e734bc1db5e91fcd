import { describe, expect, it } from "vitest";
import { attachmentNamed, describeContent, rangeOf } from "./content.rules.ts";

describe("names of downloads", () => {
  it.each([
    ["plan.pdf", `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
    ["Süd.pdf", `attachment; filename="Sud.pdf"; filename*=UTF-8''S%C3%BCd.pdf`],
    ['a"b\\c.txt', `attachment; filename="a_b_c.txt"; filename*=UTF-8''a%22b%5Cc.txt`],
    ["it's (1).md", `attachment; filename="it's (1).md"; filename*=UTF-8''it%27s%20%281%29.md`],
    ["計画.csv", `attachment; filename="__.csv"; filename*=UTF-8''%E8%A8%88%E7%94%BB.csv`],
    ["50%41.txt", `attachment; filename="50_41.txt"; filename*=UTF-8''50%2541.txt`],
  ])("%j", (fileName, header) => {
    expect(attachmentNamed(fileName)).toBe(header);
  });
});

describe("ranges of ten bytes", () => {
  it.each([
    [undefined, undefined],
    ["bytes=0-3", { first: 0, last: 3 }],
    ["bytes=4-", { first: 4, last: 9 }],
    ["bytes=-3", { first: 7, last: 9 }],
    ["bytes=-300", { first: 0, last: 9 }],
    ["bytes=8-900", { first: 8, last: 9 }],
    ["bytes=10-", "none"],
    ["bytes=-0", "none"],
    ["bytes=5-4", undefined],
    ["bytes=0-1,4-5", undefined],
    ["bytes=-", undefined],
    ["lines=0-1", undefined],
  ])("%j", (header, range) => {
    expect(rangeOf(header, 10)).toEqual(range);
  });
});

describe("the kind of a document", () => {
  it("is reported once its bytes were checked, and not before", () => {
    expect(describeContent({ extension: ".pdf", stage: "ready" })).toEqual({
      mediaType: "application/pdf",
      sentAs: "application/pdf",
      view: "pages",
    });
    expect(describeContent({ extension: ".pdf", stage: "failed" }).mediaType).toBe(
      "application/octet-stream",
    );
    expect(describeContent({ extension: ".mp4", stage: "embedding" }).view).toBe("video");
  });
});
