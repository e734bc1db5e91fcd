import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";

const script = fileURLToPath(new URL("../make-secrets.sh", import.meta.url));

/** Runs the script in a folder of its own beside this .env, and reads what it has written there. */
function makeSecrets(env: string) {
  const folder = mkdtempSync(join(tmpdir(), "footnote-secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "infra"));
  copyFileSync(script, join(folder, "infra/make-secrets.sh"));
  writeFileSync(join(folder, ".env"), env);
  const { status, stderr } = spawnSync("sh", [join(folder, "infra/make-secrets.sh")]);
  const read = (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined;
  return { status, stderr: stderr.toString(), read };
}

const address = (password: string) => `postgresql://footnote:${password}@postgres:5432/footnote`;

describe("the script that makes the password of the database", () => {
  it.each(["chosen-1._~", '"chosen-1._~"', "'chosen-1._~'"])("keeps %s, unquoted", (value) => {
    const { status, read } = makeSecrets(`DOMAIN=docs.example.org\nPOSTGRES_PASSWORD=${value}\n`);
    expect(status).toBe(0);
    expect(read("secrets/postgres_password")).toBe("chosen-1._~");
    expect(read("secrets/database_url")).toBe(address("chosen-1._~"));
    expect(read(".env")).toBe("DOMAIN=docs.example.org\nPOSTGRES_PASSWORD=chosen-1._~\n");
  });

  it.each(["at@home", "a/b", "a#b", "50%", "two words", "it's"])("refuses %s", (value) => {
    const env = `POSTGRES_PASSWORD=${value}\n`;
    const { status, stderr, read } = makeSecrets(env);
    expect(status).toBe(1);
    expect(stderr).toContain("POSTGRES_PASSWORD in .env");
    expect(read("secrets/postgres_password")).toBeUndefined();
    expect(read(".env")).toBe(env);
  });

  it("makes one where none is known", () => {
    const { read } = makeSecrets("");
    const password = read("secrets/postgres_password") ?? "";
    expect(password).toMatch(/^[\da-f]{48}$/);
    expect(read("secrets/database_url")).toBe(address(password));
    expect(read(".env")).toBe(`POSTGRES_PASSWORD=${password}\n`);
  });
});
