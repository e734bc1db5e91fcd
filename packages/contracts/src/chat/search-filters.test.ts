import { describe, expect, it } from "vitest";
import { groupsOf, searchSettings } from "./search-filters.ts";

const [a, b] = ["01a1fd3b-8759-751d-b72d-c42a9a86f634", "01a1fd3b-8759-751d-b72d-c42a9a86f635"];

const one = { collection_ids: { $eq: a } };
const folders = (...ids: string[]) => ({ folders: ids, documents: [] });

describe("search settings", () => {
  it.each([
    [undefined, []],
    [null, []],
    [{}, []],
    [{ filters: {} }, []],
    [{ filters: { collection_ids: { $overlap: [a, b] } } }, [folders(a, b)]],
    [{ collection_ids: { $in: [a] } }, [folders(a)]],
    [{ filters: { collection_ids: { $eq: a } }, limit: 5 }, [folders(a)]],
    [
      {
        filters: {
          $and: [{ collection_ids: { $overlap: [a] } }, { collection_ids: { $eq: [b] } }],
        },
      },
      [folders(a), folders(b)],
    ],
    [{ collection_ids: { $overlap: [a], $in: [b] } }, [folders(a), folders(b)]],
    [
      { filters: { any_of: { collection_ids: [a], document_ids: [b] } } },
      [{ folders: [a], documents: [b] }],
    ],
    [
      { collection_ids: { $eq: a }, any_of: { document_ids: [b] } },
      [folders(a), { folders: [], documents: [b] }],
    ],
  ])("%j narrow to %j", (settings, groups) => {
    expect(groupsOf(searchSettings.parse(settings))).toEqual(groups);
  });

  it.each([
    [
      { filters: { collection_ids: { $nin: [a] } } },
      "Unknown filter operator $nin. Allowed are $overlap, $in and $eq",
    ],
    [
      { filters: { owner_id: { $eq: a } } },
      "Unknown filter owner_id. Allowed are collection_ids, any_of and $and",
    ],
    [{ collection_ids: [a] }, "expected object"],
    [{ collection_ids: {} }, "Name the folders with $overlap, $in or $eq."],
    [{ filters: { $and: [] } }, "Join at least one filter."],
    [{ filters: { collection_ids: { $overlap: [] } } }, "Choose at least one folder."],
    [{ filters: { collection_ids: { $overlap: ["7"] } } }, "Invalid UUID"],
    [{ filters: { $and: [{ $or: [] }] } }, "Unknown filter $or"],
    [{ any_of: {} }, "Name folders in collection_ids or documents in document_ids."],
    [{ any_of: { document_ids: [] } }, "Choose at least one document."],
    [{ any_of: { owner_id: [a] } }, "Unknown choice owner_id"],
    ["everything", "expected object"],
    [{ $and: Array.from({ length: 21 }, () => one) }, "Join at most 20 filters."],
    [
      { $and: Array.from({ length: 7 }, () => ({ $and: [one, one, one] })) },
      "Join at most 20 filters.",
    ],
  ])("%j are refused: %s", (settings, message) => {
    const parsed = searchSettings.safeParse(settings);
    expect(parsed.error?.issues[0]?.message).toContain(message);
  });
});
