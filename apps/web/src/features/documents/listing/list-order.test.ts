import { describe, expect, it } from "vitest";
import { makeTestFile, makeTestFolder } from "../../../test/fixtures.ts";
import { listEntries } from "./file-entries.ts";
import { getNextOrder, sortEntries, sortFolders, parseOrder } from "./list-order.ts";
import { noUploads } from "../upload/uploads.ts";

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe("the order of a list", () => {
  it("goes by name without case and accents, and by the value of numbers", () => {
    const folders = ["plan 10", "Zeta", "Plan 9", "ärzte", "Argus"].map((name) =>
      makeTestFolder(name, name),
    );
    const up = ["Argus", "ärzte", "Plan 9", "plan 10", "Zeta"];
    expect(names(sortFolders(folders, "name"))).toEqual(up);
    expect(names(sortFolders(folders, "-name"))).toEqual(up.toReversed());
    expect(sortFolders(folders, null)).toBe(folders);
  });

  it("goes by date, and keeps placeholders at the top", () => {
    const files = ["2026-01-02", "2026-01-03", "2026-01-01"].map((day) =>
      makeTestFile(day, day, { created_at: `${day}T00:00:00.000Z` }),
    );
    const [placeholder] = listEntries("f1", [], {
      tasks: {},
      samples: [],
      uploads: [
        {
          tempId: "t1",
          folderId: "f1",
          name: "new",
          size: 1,
          phase: "waiting",
          isStored: false,
          sent: 0,
          taskId: null,
          documentId: null,
          reason: null,
        },
      ],
    });
    const entries = listEntries("f1", files, noUploads);
    const all = placeholder ? [...entries, placeholder] : [];
    expect(names(sortEntries(all, "created_at"))).toEqual([
      "new",
      "2026-01-01",
      "2026-01-02",
      "2026-01-03",
    ]);
  });

  it("turns with each press of a column's head", () => {
    expect(getNextOrder(null, "name")).toBe("name");
    expect(getNextOrder("name", "name")).toBe("-name");
    expect(getNextOrder("-name", "name")).toBeNull();
    expect(getNextOrder("-name", "created_at")).toBe("created_at");
    expect([parseOrder("-created_at"), parseOrder("colour"), parseOrder(null)]).toEqual([
      "-created_at",
      null,
      null,
    ]);
  });
});
