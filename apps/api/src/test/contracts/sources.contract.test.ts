import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDirectorySource } from "../../platform/sources/directory-source.ts";
import { type Source, type SourceFile, SourceUnavailable } from "../../platform/sources/source.ts";
import { never } from "../ingest-waiting.ts";

/** A source with the means to change what it holds. */
type Opened = {
  source: Source;
  write(path: string, text: string): Promise<void>;
  remove(path: string): Promise<void>;
};

async function listAll({ source }: Opened): Promise<Map<string, SourceFile>> {
  const files = await Array.fromAsync(source.list(never));
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  return new Map(files.map((file) => [file.path, file]));
}

/** The contract of every kind of source. */
function sourcesContract(open: () => Opened) {
  it("lists every file once, with its path and size, and gives its bytes", async () => {
    const opened = open();
    await opened.write("Überblick.txt", "At the top.");
    await opened.write("2024/March/fees.md", "In a folder.");
    const files = await listAll(opened);
    expect([...files.keys()].toSorted()).toEqual(["2024/March/fees.md", "Überblick.txt"]);
    expect(files.get("Überblick.txt")?.size).toBe(11);
    const bytes = await buffer(await opened.source.read("2024/March/fees.md"));
    expect(bytes.toString()).toBe("In a folder.");
  });

  it("keeps the checksum of a file while it is unchanged, and changes it with the content", async () => {
    const opened = open();
    await opened.write("a.txt", "first");
    await opened.write("b.txt", "stays");
    const before = await listAll(opened);
    expect(await listAll(opened)).toEqual(before);
    await opened.write("a.txt", "other"); // of the same size
    const after = await listAll(opened);
    expect(after.get("a.txt")?.checksum).not.toBe(before.get("a.txt")?.checksum);
    expect(after.get("b.txt")).toEqual(before.get("b.txt"));
  });

  it("no longer lists or gives a file that is deleted", async () => {
    const opened = open();
    await opened.write("a.txt", "text");
    await opened.remove("a.txt");
    expect(await listAll(opened)).toEqual(new Map());
    await expect(opened.source.read("a.txt")).rejects.toThrow(SourceUnavailable);
  });

  it("gives nothing outside of it", async () => {
    const opened = open();
    await expect(opened.source.read("../outside.txt")).rejects.toThrow(SourceUnavailable);
    await expect(opened.source.read("/etc/passwd")).rejects.toThrow(SourceUnavailable);
  });

  it("stops listing when it is aborted", async () => {
    const opened = open();
    await opened.write("a.txt", "text");
    const reason = new Error("stopped");
    const listed = Array.fromAsync(opened.source.list(AbortSignal.abort(reason)));
    await expect(listed).rejects.toBe(reason);
  });
}

describe("a directory", () => {
  let root: string;
  let opened: Opened;
  beforeEach(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), "footnote-source-")));
    const inside = join(root, "inside");
    await mkdir(inside);
    await writeFile(join(root, "outside.txt"), "not to be read");
    opened = {
      source: await openDirectorySource(inside, [root]),
      async write(path, text) {
        await mkdir(dirname(join(inside, path)), { recursive: true });
        await writeFile(join(inside, path), text);
      },
      remove: (path) => rm(join(inside, path)),
    };
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  sourcesContract(() => opened);

  it("follows no link, and leaves out what operating systems put into it", async () => {
    await symlink(join(root, "outside.txt"), join(root, "inside", "link.txt"));
    await symlink(root, join(root, "inside", "loop"));
    await opened.write(".DS_Store", "hidden");
    await opened.write("a.txt", "text");
    expect([...(await listAll(opened)).keys()]).toEqual(["a.txt"]);
    await expect(opened.source.read("link.txt")).rejects.toThrow(SourceUnavailable);
  });

  it.each([
    ["outside of the roots", () => openDirectorySource(tmpdir(), [root])],
    [
      "beside a root of a similar name",
      () => openDirectorySource(`${root}/inside`, [`${root}/in`]),
    ],
    [
      "above by a link",
      async () => {
        await symlink(tmpdir(), join(root, "up"));
        return openDirectorySource(join(root, "up"), [root]);
      },
    ],
    ["that is a file", () => openDirectorySource(join(root, "outside.txt"), [root])],
    ["without roots", () => openDirectorySource(root, [])],
  ])("is refused %s", async (_name, open) => {
    await expect(open()).rejects.toThrow(SourceUnavailable);
  });
});
