import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readSettingFiles } from "../../apps/api/src/platform/settings/secret-files.ts";

type Service = {
  environment?: Record<string, string | null>;
  depends_on?: Record<string, unknown>;
  secrets?: { source: string; target: string }[];
};
type Merged = { services: Record<string, Service>; secrets?: Record<string, { file: string }> };

const root = fileURLToPath(new URL("../../", import.meta.url));
const manual = readFileSync(join(root, "docs/operations.md"), "utf8");

/** The combinations of files that the manual names, beside the first one alone. */
const documented = [...manual.matchAll(/COMPOSE_FILE=([\w./:-]+)/g)].map(([, files = ""]) => files);
const combinations = [...new Set(["docker-compose.yml", ...documented])];
const managed = combinations.filter((files) => files.includes("managed"));

const oldest = "/usr/libexec/docker/cli-plugins/docker-compose";
const newest = "/usr/local/lib/footnote-tests/docker-compose";
const programs = [oldest, newest].filter((path) => existsSync(path));
if (process.env["CI"] === "true" && programs.length < 2) {
  throw new Error(`CI needs ${oldest} and ${newest}`);
}

const addresses = { DATABASE_URL: "postgresql://there/footnote", REDIS_URL: "rediss://there" };

/** What Compose makes of these files, with the settings that they need. */
function merge(program: string, files: string, settings: Record<string, string> = {}): Merged {
  const needed = { POSTGRES_PASSWORD: "chosen", ...(managed.includes(files) && addresses) };
  const env = { PATH: process.env["PATH"] ?? "", COMPOSE_FILE: files, ...needed, ...settings };
  // Without the .env that may be beside the files.
  const args = ["--env-file", "/dev/null", "config"];
  const merged = execFileSync(program, args, { cwd: root, env, stdio: "pipe" });
  return parse(merged.toString()) as Merged;
}

it("the manual promises the oldest version that is tried here", () => {
  expect(combinations.length).toBeGreaterThan(4);
  if (!existsSync(oldest)) return;
  const version = execFileSync(oldest, ["version", "--short"]).toString().slice(0, 4);
  expect(manual).toContain(`compose plugin, version ${version} or newer`);
});

describe.each(programs)("%s", (program) => {
  it.each(combinations)("accepts %s, also with every profile", (files) => {
    const own = ["proxy", "api", "worker", "migrate", "searxng"];
    const stores = managed.includes(files) ? [] : ["postgres", "valkey"];
    const { services } = merge(program, files);
    expect(Object.keys(services).toSorted()).toEqual([...own, ...stores].toSorted());
    const all = merge(program, files, { COMPOSE_PROFILES: "*" });
    expect(Object.keys(all.services)).toEqual(
      expect.arrayContaining(["mailpit", "ollama", "postgres"]),
    );
  });

  it.each(managed)("waits for no store of its own with %s", (files) => {
    const { services } = merge(program, files);
    for (const name of ["api", "worker", "migrate"]) {
      const { depends_on = {}, environment } = services[name] ?? {};
      expect(Object.keys(depends_on)).toEqual(name === "migrate" ? [] : ["migrate"]);
      expect(environment).toMatchObject({ ...addresses, DATABASE_URL_FILE: "" });
    }
    const { services: some } = merge(program, files, { COMPOSE_PROFILES: "valkey" });
    expect([some["valkey"] !== undefined, some["postgres"] !== undefined]).toEqual([true, false]);
  });

  it.each(combinations.filter((files) => !managed.includes(files)))(
    "has no password that everybody knows with %s",
    (files) => {
      const message =
        /new installation: run sh infra\/make-secrets.sh; upgrade: see Database users/;
      expect(() => merge(program, files, { POSTGRES_PASSWORD: "" })).toThrow(message);
    },
  );

  it.each(managed)("asks for the addresses with %s", (files) => {
    for (const name of ["DATABASE_URL", "REDIS_URL"]) {
      expect(() => merge(program, files, { [name]: "" })).toThrow(
        new RegExp(`${name}.* put the address`),
      );
    }
  });

  it.each(combinations.filter((files) => files.includes("secrets") && !managed.includes(files)))(
    "does not ignore an address in .env with %s",
    (files) => {
      const { services } = merge(program, files, addresses);
      expect(() => startWith(services["api"], "DATABASE_URL")).toThrow(
        "DATABASE_URL and DATABASE_URL_FILE are both set; keep one of them.",
      );
      expect(startWith(merge(program, files).services["api"], "DATABASE_URL")).toBe("from a file");
    },
  );

  it.each(combinations.filter((files) => files.includes("private-ca")))(
    "gives every process the authority with %s",
    (files) => {
      const { services, secrets } = merge(program, files);
      for (const name of ["api", "worker", "migrate"]) {
        expect(readsFrom(services[name], "NODE_EXTRA_CA_CERTS", secrets)).toMatch(/\.pem$/);
      }
    },
  );
});

/** The file of this machine that a setting names inside the container. */
function readsFrom(service: Service | undefined, name: string, secrets: Merged["secrets"]) {
  const path = service?.environment?.[name] ?? "";
  const mounted = service?.secrets?.find(
    ({ target }) => path === target || path.endsWith(`/${target}`),
  );
  return secrets?.[mounted?.source ?? ""]?.file ?? `nothing at ${path}`;
}

/** The value that the product takes at its start, where a file of a secret says "from a file". */
function startWith(service: Service | undefined, name: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "footnote-secrets-"));
  const file = join(folder, "secret");
  writeFileSync(file, "from a file\n");
  const given = service?.environment ?? {};
  const env = { [name]: given[name] ?? "", [`${name}_FILE`]: given[`${name}_FILE`] && file };
  try {
    return readSettingFiles(env as NodeJS.ProcessEnv, [name])[name];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
