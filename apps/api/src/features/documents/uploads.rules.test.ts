import { describe, expect, it } from "vitest";
import { acceptName } from "./uploads.rules.ts";

describe("names of uploads", () => {
  it.each([
    ["report.PDF", "report.PDF", ".pdf"],
    ["../../etc/notes.txt", "notes.txt", ".txt"],
    ["C:\\Users\\ada\\plan.docx", "plan.docx", ".docx"],
    ["line\nbreak\u0000.md", "linebreak.md", ".md"],
    ["bill\u202efdp.\u{e0053}\u200b\u009b31m.txt", "billfdp.31m.txt", ".txt"],
    ["می‌خواهم 👨‍👩‍👧.txt", "می‌خواهم 👨‍👩‍👧.txt", ".txt"],
    [`${"å".repeat(400)}.csv`, `${"å".repeat(251)}.csv`, ".csv"],
  ])("%j are kept as %j", (sent, name, extension) => {
    expect(acceptName(sent)).toMatchObject({ name, extension });
  });

  it.each([["run.exe"], ["README"], [".pdf"], ["archive.tar.gz"], [""]])(
    "%j are refused",
    (sent) => {
      expect(acceptName(sent)).toBeUndefined();
    },
  );
});
