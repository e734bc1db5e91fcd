import { describe, expect, it } from "vitest";
import {
  countFiles,
  areUnreadFolders,
  readChosen,
  validateContent,
  removeSystemFiles,
} from "./folder-content.ts";
import type { UploadPorts } from "./run-upload.ts";
import { runUpload } from "./run-upload.ts";
import { planUpload } from "./upload-plan.ts";
import { describeRejections } from "./notice.ts";

function fileAt(path: string, size = 5): File {
  const file = new File(["x".repeat(size)], path.split("/").at(-1) ?? path);
  Object.defineProperty(file, "webkitRelativePath", { value: path.includes("/") ? path : "" });
  return file;
}

const chosen = ["top/a.pdf", "top/sub/b.md", "top/sub/deep/c.txt", "top/other/d.csv"].map((path) =>
  fileAt(path),
);

describe("choosing files", () => {
  it("keeps the structure of a folder", () => {
    const content = readChosen(chosen);
    expect(countFiles(content)).toBe(4);
    const [top] = content.folders;
    expect(top?.name).toBe("top");
    expect(top?.content.folders.map(({ name }) => name)).toEqual(["sub", "other"]);
  });

  it("leaves out what the system put there", () => {
    const content = removeSystemFiles(
      readChosen([".DS_Store", "Thumbs.db", "~$a.docx", "a.docx"].map((n) => fileAt(n))),
    );
    expect(content.files.map(({ name }) => name)).toEqual(["a.docx"]);
  });

  it("takes out what may not be uploaded, whatever the case of its extension", () => {
    const { accepted, rejected } = validateContent(
      readChosen([fileAt("A.PDF"), fileAt("b.exe"), fileAt("c.txt", 0)]),
      { transcribes: true },
    );
    expect(accepted.files.map(({ name }) => name)).toEqual(["A.PDF"]);
    expect(rejected).toEqual([
      { name: "b.exe", reason: "File type .exe not supported." },
      { name: "c.txt", reason: "This file is empty." },
    ]);
  });

  it("rejects recordings before they are sent where the server cannot transcribe them", () => {
    const content = readChosen([fileAt("a.mp3"), fileAt("b.mp4"), fileAt("c.txt")]);
    const without = validateContent(content, { transcribes: false });
    expect(without.accepted.files.map(({ name }) => name)).toEqual(["c.txt"]);
    expect(without.rejected.map(({ reason }) => reason)).toEqual([
      "Audio and video need a transcription model, which is not set up on this server.",
      "Audio and video need a transcription model, which is not set up on this server.",
    ]);
    expect(validateContent(content, { transcribes: true }).rejected).toEqual([]);
  });

  it("names a missing extension as such", () => {
    const { rejected } = validateContent(readChosen([fileAt("Makefile"), fileAt("x.Exe")]), {
      transcribes: true,
    });
    expect(rejected.map(({ reason }) => reason)).toEqual([
      "File type (none) not supported.",
      "File type .exe not supported.",
    ]);
  });

  it("distinguishes folders from files where the browser cannot", () => {
    expect(areUnreadFolders([new File([], "Documents")])).toBe(true);
    expect(areUnreadFolders([new File([], "a.pdf")])).toBe(false);
    expect(areUnreadFolders([])).toBe(false);
  });
});

describe("saying what was rejected", () => {
  it("gives a single file its own sentence and time", () => {
    const wrongType = { name: "b.exe", reason: "File type .exe not supported." };
    expect(describeRejections([wrongType], 1)).toMatchObject({
      text: wrongType.reason,
      clearAfterMs: 5000,
    });
    const tooLarge = { name: "b.pdf", reason: 'File "b.pdf" is too large.' };
    expect(describeRejections([tooLarge], 1)).toMatchObject({
      text: tooLarge.reason,
      clearAfterMs: 8000,
    });
  });

  it("lists several with their reasons, not without end", () => {
    const many = Array.from({ length: 7 }, (_, n) => ({ name: `${n}.exe`, reason: "no" }));
    const { text, clearAfterMs } = describeRejections(many, 9);
    expect(text).toBe(
      "Failed to upload: 0.exe (no), 1.exe (no), 2.exe (no), 3.exe (no), 4.exe (no) and 2 more",
    );
    expect(clearAfterMs).toBe(8000);
  });
});

describe("running an upload", () => {
  function record(overrides: Partial<UploadPorts> = {}) {
    const log: string[] = [];
    const ports: UploadPorts = {
      ensureFolder: async (name, parentId) => {
        log.push(`folder ${parentId}/${name}`);
        return `${parentId}/${name}`;
      },
      decide: async () => new Map(),
      sendFile: async ({ file }, folderId) => void log.push(`file ${folderId}/${file.name}`),
      skipFile: ({ file }) => void log.push(`skip ${file.name}`),
      isCancelled: () => false,
      pause: async () => void log.push("pause"),
      ...overrides,
    };
    return { log, ports };
  }

  it("goes folder by folder, files first, with a pause between files", async () => {
    const { log, ports } = record();
    await runUpload(planUpload(readChosen([fileAt("z.md"), ...chosen])), "root", ports);
    expect(log).toEqual([
      "file root/z.md",
      "folder root/top",
      "pause",
      "file root/top/a.pdf",
      "folder root/top/sub",
      "pause",
      "file root/top/sub/b.md",
      "folder root/top/sub/deep",
      "pause",
      "file root/top/sub/deep/c.txt",
      "folder root/top/other",
      "pause",
      "file root/top/other/d.csv",
    ]);
  });

  it("skips everything below a folder that could not be made, and goes on", async () => {
    const { log, ports } = record({
      ensureFolder: async (name, parent) => (name === "sub" ? null : `${parent}/${name}`),
    });
    await runUpload(planUpload(readChosen(chosen)), "root", ports);
    expect(log).toEqual([
      "file root/top/a.pdf",
      "skip b.md",
      "skip c.txt",
      "pause",
      "file root/top/other/d.csv",
    ]);
  });

  it("skips what was cancelled before its turn", async () => {
    const { log, ports } = record({ isCancelled: ({ file }) => file.name !== "d.csv" });
    await runUpload(planUpload(readChosen(chosen)), "root", ports);
    expect(log.filter((line) => line.startsWith("file"))).toEqual(["file root/top/other/d.csv"]);
  });
});
