import { describe, expect, it } from "vitest";
import { foldersOf, searchSettings } from "./search-filters.ts";

const [a, b] = ["01a1fd3b-8759-751d-b72d-c42a9a86f634", "01a1fd3b-8759-751d-b72d-c42a9a86f635"];

describe("search settings", () => {
  it.each([
    [undefined, []],
    [null, []],
    [{}, []],
    [{ filters: {} }, []],
    [{ filters: { collection_ids: { $overlap: [a, b] } } }, [[a, b]]],
    [{ collection_ids: { $in: [a] } }, [[a]]],
    [{ filters: { collection_ids: { $eq: a } }, limit: 5 }, [[a]]],
    [
      {
        filters: {
          $and: [{ collection_ids: { $overlap: [a] } }, { collection_ids: { $eq: [b] } }],
        },
      },
      [[a], [b]],
    ],
    [{ collection_ids: { $overlap: [a], $in: [b] } }, [[a], [b]]],
  ])("%j narrow to %j", (settings, groups) => {
    expect(foldersOf(searchSettings.parse(settings))).toEqual(groups);
  });

  it.each([
    [
      { filters: { collection_ids: { $nin: [a] } } },
      "Unknown filter operator $nin. Allowed are $overlap, $in and $eq",
    ],
    [
      { filters: { owner_id: { $eq: a } } },
      "Unknown filter owner_id. Allowed are collection_ids and $and",
    ],
    [{ collection_ids: [a] }, "expected object"],
    [{ collection_ids: {} }, "Name the folders with $overlap, $in or $eq."],
    [{ filters: { $and: [] } }, "Join at least one filter."],
    [{ filters: { collection_ids: { $overlap: [] } } }, "Choose at least one folder."],
    [{ filters: { collection_ids: { $overlap: ["7"] } } }, "Invalid UUID"],
    [{ filters: { $and: [{ $or: [] }] } }, "Unknown filter $or"],
    ["everything", "expected object"],
  ])("%j are refused: %s", (settings, message) => {
    const parsed = searchSettings.safeParse(settings);
    expect(parsed.error?.issues[0]?.message).toContain(message);
  });
});
