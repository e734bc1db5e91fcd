import { execFile } from "node:child_process";
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openKind } from "../../../platform/sources/open-kind.ts";
import { never } from "../../ingest-waiting.ts";
import { listAll, type OpenedSource, sourcesContract } from "./sources-contract.ts";

const run = promisify(execFile);
const author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"];

describe("a bare Git repository", () => {
  let root: string;
  let opened: OpenedSource;
  const git = (...args: string[]) => run("git", [...author, ...args], { cwd: join(root, "work") });
  async function commit() {
    await git("add", "--all");
    await git("commit", "--quiet", "--allow-empty", "--message=Change");
    await git("push", "--quiet", join(root, "bare.git"), "HEAD:main");
  }
  function open({ repository = join(root, "bare.git"), branch = "main", roots = [root] }) {
    const settings = { repository, branch, directory: "docs", username: "" };
    return openKind({ kind: "git", ...settings }, { secret: null, networks: [], roots });
  }

  beforeEach(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), "footnote-git-")));
    await run("git", [
      "init",
      "--quiet",
      "--bare",
      "--initial-branch=main",
      join(root, "bare.git"),
    ]);
    await run("git", ["init", "--quiet", "--initial-branch=main", join(root, "work")]);
    await mkdir(join(root, "work", "docs"));
    const pathOf = (path: string) => join(root, "work", "docs", path);
    await writeFile(join(root, "work", "outside.txt"), "not to be read");
    await symlink("../outside.txt", pathOf("link.txt"));
    await commit();
    opened = {
      source: await open({}),
      async write(path, text) {
        await mkdir(dirname(pathOf(path)), { recursive: true });
        await writeFile(pathOf(path), text);
        await commit();
      },
      async remove(path) {
        await rm(pathOf(path));
        await commit();
      },
    };
  });
  afterEach(async () => {
    await opened.source.close();
    await rm(root, { recursive: true, force: true });
  });

  sourcesContract(() => opened);

  it("has another revision after each commit, and none where the branch is missing", async () => {
    const before = await opened.source.findRevision(never);
    expect(await opened.source.findRevision(never)).toBe(before);
    await opened.write("a.txt", "text");
    expect(await opened.source.findRevision(never)).not.toBe(before);
    const other = await open({ branch: "other" });
    await expect(other.findRevision(never)).rejects.toThrow(/Git could not read|no such branch/);
    await other.close();
  });

  it("is refused outside of the directories that may be read, and at private addresses", async () => {
    await expect(open({ roots: [] })).rejects.toThrow(/does not exist or is not allowed/);
    await expect(open({ repository: "file:///etc" })).rejects.toThrow(/https:/);
    await expect(open({ repository: "ext::sh -c id" })).rejects.toThrow(/https:/);
    const private_ = await open({ repository: "http://127.0.0.1/x.git" });
    await expect(private_.findRevision(never)).rejects.toThrow(/is not allowed/);
    await private_.close();
  });

  it("follows the default branch when none is named", async () => {
    await opened.write("a.txt", "text");
    const source = await open({ branch: "" });
    expect([...(await listAll({ ...opened, source })).keys()]).toEqual(["a.txt"]);
    await source.close();
  });
});
