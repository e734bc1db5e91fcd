import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chmod,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { resolveBySystem, webPorts } from "../../../platform/guarded-fetch/choose-address.ts";
import { isRecent } from "../../../platform/sources/git-program.ts";
import { openGitSource } from "../../../platform/sources/git-source.ts";
import { openKind } from "../../../platform/sources/open-kind.ts";
import { startGitServer } from "../../git-server.ts";
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
  function openRemote(url: string, password: string) {
    const repository = `${url}/bare.git`;
    const settings = { repository, branch: "main", directory: "docs", username: "ada" };
    const access = { secret: password, networks: ["127.0.0.1"], roots: [] };
    return openKind({ kind: "git", ...settings }, access);
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
    await expect(other.findRevision(never)).rejects.toThrow(/branch does not exist/);
    await other.close();
  });

  it("says which commit was listed, which may be a newer one than was found before", async () => {
    const before = await opened.source.findRevision(never);
    await opened.write("a.txt", "text");
    expect([...(await listAll(opened)).keys()]).toEqual(["a.txt"]);
    const listed = await opened.source.findListedRevision?.(never);
    expect(listed).not.toBe(before);
    expect(listed).toBe(await opened.source.findRevision(never));
  });

  it("names files whose names are not encoded in UTF-8, of which several look the same", async () => {
    await opened.write("a.txt", "text");
    for (const byte of [0xe4, 0xf6]) {
      const path = [Buffer.from(join(root, "work", "docs") + "/"), Buffer.from([byte])];
      await writeFile(Buffer.concat([...path, Buffer.from(".txt")]), `Text ${byte}`);
    }
    await commit();
    const files = await Array.fromAsync(opened.source.listFiles(never));
    const refused = {
      path: "\uFFFD.txt",
      error: "The name of this file is not encoded in UTF-8.",
      isOneFile: true,
    };
    expect(files.slice(1)).toEqual([refused, refused]);
    expect(files[0]).toMatchObject({ path: "a.txt", size: 4 });
  });

  it("is refused outside of the directories that may be read, and at private addresses", async () => {
    await expect(open({ roots: [] })).rejects.toThrow(/does not exist or is not allowed/);
    await expect(open({ repository: "file:///etc" })).rejects.toThrow(/https:/);
    await expect(open({ repository: "ext::sh -c id" })).rejects.toThrow(/https:/);
    const private_ = await open({ repository: "http://127.0.0.1/x.git" });
    await expect(private_.findRevision(never)).rejects.toThrow(/is not allowed/);
    await private_.close();
  });

  describe("whose parts are outside of the directories that may be read", () => {
    it.each<[string, (inside: string, outside: string, head: string) => Promise<unknown>]>([
      [
        "a link",
        async (inside, outside) => {
          await rm(join(inside, ".git"), { recursive: true });
          await symlink(join(outside, ".git"), join(inside, ".git"));
        },
      ],
      [
        "a file in place of the directory",
        async (inside, outside) => {
          await rm(join(inside, ".git"), { recursive: true });
          await writeFile(join(inside, ".git"), `gitdir: ${outside}/.git\n`);
        },
      ],
      [
        "alternates",
        async (inside, outside, head) => {
          const objects = join(inside, ".git", "objects");
          await writeFile(join(objects, "info", "alternates"), `${outside}/.git/objects\n`);
          await writeFile(join(inside, ".git", "refs", "heads", "main"), `${head}\n`);
        },
      ],
      [
        "a common directory",
        (inside, outside) => writeFile(join(inside, ".git", "commondir"), `${outside}/.git\n`),
      ],
      [
        "linked objects",
        async (inside, outside, head) => {
          await rm(join(inside, ".git", "objects"), { recursive: true });
          await symlink(join(outside, ".git", "objects"), join(inside, ".git", "objects"));
          await writeFile(join(inside, ".git", "refs", "heads", "main"), `${head}\n`);
        },
      ],
      [
        "a remote that has what is missing",
        async (inside, outside) => {
          const set = (name: string, value: string) =>
            run("git", ["config", name, value], { cwd: inside });
          await set("remote.o.url", outside);
          await set("remote.o.promisor", "true");
        },
      ],
      [
        "a pipe in place of settings",
        (inside) => run("mkfifo", [join(inside, ".git", "config.worktree")]),
      ],
      [
        "linked grafts, whose words git quotes",
        async (inside, outside) => {
          await symlink(`${outside}/outside.txt`, join(inside, ".git", "info", "grafts"));
        },
      ],
      [
        "a pipe in place of attributes",
        (inside) => run("mkfifo", [join(inside, ".git", "info", "attributes")]),
      ],
      [
        "settings elsewhere",
        (inside, outside) =>
          run("git", ["config", "include.path", `${outside}/more`], { cwd: inside }),
      ],
    ])("is refused: %s", async (_, change) => {
      const inside = join(root, "shared", "inside");
      await mkdir(inside, { recursive: true });
      await run("git", ["init", "--quiet", "--initial-branch=main", inside]);
      const head = (await git("rev-parse", "HEAD")).stdout.trim();
      await change(inside, join(root, "work"), head);
      const source = await open({ repository: inside, roots: [join(root, "shared")] });
      await expect(source.findRevision(never)).rejects.toThrow(/Parts of this repository/);
      await source.close();
    });

    it.each<[string, (inside: string) => Promise<unknown>]>([
      [
        "of which only a part is checked out",
        (inside) => run("git", ["sparse-checkout", "set", "docs"], { cwd: inside }),
      ],
      [
        "whose hooks and exceptions are links",
        async (inside) => {
          await rm(join(inside, ".git", "info", "exclude"), { force: true });
          await symlink("../../exclude", join(inside, ".git", "info", "exclude"));
          await rm(join(inside, ".git", "hooks"), { recursive: true, force: true });
          await symlink("../hooks", join(inside, ".git", "hooks"));
        },
      ],
    ])("is taken where all is there: one %s", async (_, change) => {
      const inside = join(root, "shared", "inside");
      await mkdir(join(root, "shared"), { recursive: true });
      await run("git", ["clone", "--quiet", join(root, "work"), inside]);
      await change(inside);
      const source = await open({ repository: inside, roots: [join(root, "shared")] });
      const head = (await git("rev-parse", "HEAD")).stdout.trim();
      expect(await source.findRevision(never)).toContain(head);
      await source.close();
    });

    it("is refused where settings of its working tree are elsewhere", async () => {
      const inside = join(root, "shared", "inside");
      await mkdir(join(root, "shared"), { recursive: true });
      await run("git", ["clone", "--quiet", join(root, "work"), inside]);
      await run("git", ["sparse-checkout", "set", "docs"], { cwd: inside });
      await run("git", ["config", "--worktree", "include.path", "/etc/more"], { cwd: inside });
      const source = await open({ repository: inside, roots: [join(root, "shared")] });
      await expect(source.findRevision(never)).rejects.toThrow(/Parts of this repository/);
      await source.close();
    });

    it("is not looked for beside it", async () => {
      const shared = join(root, "shared");
      await mkdir(join(shared, "inside"), { recursive: true });
      await symlink(join(root, "work", ".git"), join(shared, "inside.git"));
      const source = await open({ repository: join(shared, "inside"), roots: [shared] });
      await expect(source.findRevision(never)).rejects.toThrow();
      await source.close();
    });
  });

  it("is read where it has a working tree, too", async () => {
    await opened.write("a.txt", "Ship");
    const source = await open({ repository: join(root, "work") });
    await source.findRevision(never);
    expect([...(await listAll({ ...opened, source })).keys()]).toEqual(["a.txt"]);
    await source.close();
  });

  it("is fetched over HTTP with a password, which is not in its errors", async () => {
    await opened.write("2024/a.txt", "The fee is 40 euros.");
    const server = await startGitServer(root, { username: "ada", password: "correct horse" });
    try {
      const source = await openRemote(server.url, "correct horse");
      const before = await source.findRevision(never);
      const files = await listAll({ ...opened, source });
      expect([...files.keys()]).toEqual(["2024/a.txt"]);
      const bytes = await source.readFile("2024/a.txt", never);
      expect(await text(bytes)).toBe("The fee is 40 euros.");
      await opened.write("b.txt", "text");
      expect(await source.findRevision(never)).not.toBe(before);
      await source.close();

      const wrong = await openRemote(server.url, "wrong");
      const refused = await wrong.findRevision(never).catch((error: unknown) => String(error));
      expect(refused).toContain("rejected the user name");
      await wrong.close();
    } finally {
      server.close();
    }
  });

  it("is not fetched from where its server redirects, which is said", async () => {
    const server = createServer((_, response) => {
      response.writeHead(302, { location: "http://127.0.0.1:1/elsewhere.git" }).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const source = await openRemote(`http://127.0.0.1:${port}`, "correct horse");
    await expect(source.findRevision(never)).rejects.toThrow(/Enter that address/);
    await source.close();
    server.close();
  });

  it("is not fetched where it is larger than it may be", async () => {
    await opened.write("a.txt", randomBytes(200_000).toString("hex"));
    const guard = { allowed: [], resolve: resolveBySystem, ports: webPorts };
    const settings = {
      kind: "git" as const,
      repository: join(root, "bare.git"),
      branch: "main",
      directory: "docs",
      username: "",
    };
    const limits = { fileBytes: 50_000, memoryBytes: 1024 ** 3, runMs: 60_000 };
    const source = await openGitSource(settings, { secret: null, guard, roots: [root] }, limits);
    await expect(Array.fromAsync(source.listFiles(never))).rejects.toThrow(/more than 49 KB/);
    await source.close();
  });

  it("is not called too large where it is damaged", async () => {
    await opened.write("a.txt", randomBytes(200_000).toString("hex"));
    const bare = join(root, "bare.git");
    await run("git", ["repack", "-adq"], { cwd: bare });
    const [pack = ""] = await Array.fromAsync(glob(join(bare, "objects/pack/*.pack")));
    await chmod(pack, 0o600);
    await writeFile(pack, (await readFile(pack)).fill(0, 100_000, 100_008));
    await expect(Array.fromAsync(opened.source.listFiles(never))).rejects.toThrow(/Git could not/);
  });

  it("is described in no words of its files where it is damaged", async () => {
    const own = join(root, "work", ".git");
    await writeFile(join(own, "info", "grafts"), "Agnes Thorne,salary,97000 euros\n");
    for (const entry of await readdir(join(own, "objects"))) {
      if (entry.length === 2) await rm(join(own, "objects", entry), { recursive: true });
    }
    const source = await open({ repository: join(root, "work") });
    const failure = await Array.fromAsync(source.listFiles(never)).catch(String);
    expect(failure).toContain("It may be damaged or not complete");
    expect(failure).not.toContain("Agnes");
    await source.close();
  });

  it("says that a directory is not there", async () => {
    const settings = { repository: join(root, "bare.git"), branch: "main", username: "" };
    const source = await openKind(
      { kind: "git", ...settings, directory: "missing" },
      { secret: null, networks: [], roots: [root] },
    );
    await expect(Array.fromAsync(source.listFiles(never))).rejects.toThrow(
      /The branch does not have this directory/,
    );
    await source.close();
  });

  it("is not said to reject a password because of a number in its name", async () => {
    await mkdir(join(root, "403.git"));
    const empty = await open({ repository: join(root, "403.git") });
    await expect(empty.findRevision(never)).rejects.toThrow(/There is no Git repository/);
    await empty.close();
  });

  it.each([
    ["git version 2.36.1", false],
    ["git version 2.37.0", true],
    ["git version 2.39.5 (Apple Git-154)", true],
    ["git version 3.0.0", true],
    ["not git", false],
  ])("is read by a new enough git: %s is %s", (printed, isNewEnough) => {
    expect(isRecent(printed)).toBe(isNewEnough);
  });

  it("follows the default branch when none is named", async () => {
    await opened.write("a.txt", "text");
    const source = await open({ branch: "" });
    expect([...(await listAll({ ...opened, source })).keys()]).toEqual(["a.txt"]);
    await source.close();
  });
});
