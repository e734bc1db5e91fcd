import { execFile } from "node:child_process";
import { mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBelow, openDirectorySource } from "../../../platform/sources/directory-source.ts";
import { openKind } from "../../../platform/sources/open-kind.ts";
import { SourceUnavailable } from "../../../platform/sources/source.ts";
import { never } from "../../ingest-waiting.ts";
import { listAll, type OpenedSource, sourcesContract } from "./sources-contract.ts";

const open = (path: string, roots: readonly string[]) =>
  openKind({ kind: "directory", path }, { secret: null, networks: [], roots });

describe("a directory", () => {
  let root: string;
  let opened: OpenedSource;
  beforeEach(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), "footnote-source-")));
    const inside = join(root, "inside");
    await mkdir(inside);
    await writeFile(join(root, "outside.txt"), "not to be read");
    opened = {
      source: await open(inside, [root]),
      async write(path, text) {
        await mkdir(dirname(join(inside, path)), { recursive: true });
        await writeFile(join(inside, path), text);
      },
      remove: (path) => rm(join(inside, path)),
    };
  });
  afterEach(async () => {
    await opened.source.close();
    await rm(root, { recursive: true, force: true });
  });

  sourcesContract(() => opened);

  it("follows no link, and leaves out what operating systems put into it", async () => {
    await symlink(join(root, "outside.txt"), join(root, "inside", "link.txt"));
    await symlink(root, join(root, "inside", "loop"));
    await opened.write(".DS_Store", "hidden");
    await opened.write("a.txt", "text");
    expect([...(await listAll(opened)).keys()]).toEqual(["a.txt"]);
    await expect(opened.source.readFile("link.txt", never)).rejects.toThrow(SourceUnavailable);
  });

  it("lists the directory that it has opened, though a link has its place meanwhile", async () => {
    const outside = join(root, "elsewhere");
    await mkdir(outside);
    for (const name of ["a", "b"]) {
      await opened.write(`sub/${name}.txt`, "text");
      await writeFile(join(outside, `${name}.txt`), "a longer text of others");
    }
    const sizes: number[] = [];
    const source = await openDirectorySource(join(root, "inside"), [root]);
    for await (const file of source.listFiles(never)) {
      if ("error" in file) throw new Error(file.error);
      sizes.push(file.size);
      if (sizes.length > 1) continue;
      await rename(join(root, "inside", "sub"), join(root, "inside", "moved"));
      await symlink(outside, join(root, "inside", "sub"));
    }
    expect(sizes.slice(0, 2)).toEqual([4, 4]);
  });

  it("opens nothing outside by a link that takes a directory's place after its path was checked", async () => {
    const inside = join(root, "inside");
    await opened.write("sub/a.txt", "text");
    const handle = await openBelow(join(inside, "sub", "a.txt"), inside);
    expect(await handle.readFile("utf8")).toBe("text");
    await handle.close();
    await rm(join(inside, "sub"), { recursive: true });
    await symlink(root, join(inside, "sub"));
    await expect(openBelow(join(inside, "sub", "outside.txt"), inside)).rejects.toThrow(/outside/);
    await expect(openBelow(join(inside, "sub"), inside)).rejects.toThrow();
  });

  it("goes a few hundred levels deep, and names what is below", async () => {
    await opened.write("a.txt", "text");
    await mkdir(join(root, "inside", "d/".repeat(1_500)), { recursive: true });
    const listed = await Array.fromAsync(opened.source.listFiles(never));
    const path = "d/".repeat(201).slice(0, -1);
    const error = "This directory is more than 200 levels below the one that is followed.";
    expect(listed.toSorted((a, b) => a.path.length - b.path.length)).toEqual([
      expect.objectContaining({ path: "a.txt" }),
      { path, error },
    ]);
  });

  it("does not wait for a pipe", async () => {
    await promisify(execFile)("mkfifo", [join(root, "inside", "pipe.txt")]);
    await expect(opened.source.readFile("pipe.txt", never)).rejects.toThrow(SourceUnavailable);
  });

  it("takes no file for gone where something else has the name of its directory", async () => {
    await symlink(join(root, "nowhere"), join(root, "inside", "2024"));
    await opened.write("2025", "A file.");
    const isGone = (path: string) => opened.source.isGone({ path }, never);
    expect(await isGone("2024/a.txt")).toBe(false);
    expect(await isGone("2025/a.txt")).toBe(false);
    expect(await isGone("2026/a.txt")).toBe(true);
  });

  it.each([
    ["outside of the roots", () => open(tmpdir(), [root])],
    ["beside a root of a similar name", () => open(`${root}/inside`, [`${root}/in`])],
    [
      "above by a link",
      async () => {
        await symlink(tmpdir(), join(root, "up"));
        return open(join(root, "up"), [root]);
      },
    ],
    ["that is a file", () => open(join(root, "outside.txt"), [root])],
    ["without roots", () => open(root, [])],
  ])("is refused %s", async (_name, begin) => {
    await expect(begin()).rejects.toThrow(SourceUnavailable);
  });
});
