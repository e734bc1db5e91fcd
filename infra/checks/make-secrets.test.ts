import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const script = fileURLToPath(new URL("../make-secrets.sh", import.meta.url));
const place = mkdtempSync(join(tmpdir(), "footnote-secrets-"));
afterAll(() => rmSync(place, { recursive: true }));

type State = { env?: string; stored?: string };
let folders = 0;

/** Runs the script in an installation that holds this: what is there afterwards, and what was said. */
function makeSecrets({ env, stored }: State, ...args: string[]) {
  const folder = join(place, `${++folders}`);
  const inside = (path: string) => join(folder, path);
  const read = (path: string) =>
    existsSync(inside(path)) ? readFileSync(inside(path), "utf8") : undefined;
  mkdirSync(inside("infra"), { recursive: true });
  copyFileSync(script, inside("infra/make-secrets.sh"));
  if (env !== undefined) writeFileSync(inside(".env"), env);
  if (stored !== undefined) {
    mkdirSync(inside("secrets"));
    writeFileSync(inside("secrets/postgres_password"), stored);
  }
  const run = () => spawnSync("sh", [inside("infra/make-secrets.sh"), ...args]);
  const { status, stderr } = run();
  return {
    status,
    said: stderr.toString(),
    again: run,
    read,
    after: { env: read(".env"), stored: read("secrets/postgres_password") },
    mode: (path: string) => statSync(inside(path)).mode & 0o777,
  };
}

const line = (password: string) => `POSTGRES_PASSWORD=${password}\n`;

describe("the script that makes the database's password", () => {
  it.each<[what: string, before: State, after: State]>([
    // The upgrade of an installation whose database has the default password of earlier versions.
    ["keeps the one in .env", { env: line("footnote") }, kept("footnote")],
    ["keeps the one in secrets/", { stored: "kept" }, kept("kept")],
    ["keeps one that both have", { env: line("kept"), stored: "kept" }, kept("kept")],
    ...["chosen-1._~", '"chosen-1._~"', "'chosen-1._~'"].map((value): [string, State, State] => [
      `keeps ${value}, unquoted`,
      { env: line(value) },
      kept("chosen-1._~"),
    ]),
    ["fills an empty line", { env: line(""), stored: "kept" }, kept("kept")],
    [
      "keeps the other settings",
      { env: `DOMAIN=a.example\n${line("kept")}SIGNUP=closed\n` },
      { env: `DOMAIN=a.example\nSIGNUP=closed\n${line("kept")}`, stored: "kept" },
    ],
  ])("%s", (_, before, after) => {
    const made = makeSecrets(before);
    expect([made.status, made.after]).toEqual([0, after]);
    expect(made.read("secrets/database_url")).toBe(
      `postgresql://footnote:${after.stored}@postgres:5432/footnote`,
    );
  });

  it.each<[what: string, before: State, args: string[]]>([
    ["where there is none", {}, []],
    ["on request", { env: line("old"), stored: "old" }, ["--new"]],
    ["on request, whichever of two holds", { env: line("one"), stored: "two" }, ["--new"]],
  ])("makes one %s, and keeps it from then on", (_, before, args) => {
    const made = makeSecrets(before, ...args);
    const { stored = "" } = made.after;
    expect([made.status, made.after]).toEqual([0, { env: line(stored), stored }]);
    expect(stored).toMatch(/^[0-9a-f]{48}$/);
    expect([made.mode("secrets"), made.mode(".env")]).toEqual([0o700, 0o600]);
    if (args.length > 0) return;
    expect(made.again().status).toBe(0);
    expect(made.read("secrets/postgres_password")).toBe(stored);
  });

  it.each(["at@home", "a/b", "a#b", "50%", "two words", "it's"])("refuses %s", (value) => {
    const made = makeSecrets({ env: line(value) });
    expect([made.status, made.after]).toEqual([1, { env: line(value), stored: undefined }]);
    expect(made.said).toContain("POSTGRES_PASSWORD in .env");
  });

  it("stops where .env and secrets/ differ, and says how to go on", () => {
    const before = { env: line("footnote"), stored: "another" };
    const made = makeSecrets(before);
    expect([made.status, made.after]).toEqual([1, before]);
    expect(made.said).toContain("POSTGRES_PASSWORD in .env and secrets/postgres_password differ");
    expect(made.said).toContain("rm secrets/postgres_password");
  });
});

function kept(password: string): State {
  return { env: line(password), stored: password };
}
