import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import { openMetrics } from "../../apps/api/src/platform/metrics/metrics.ts";

const folder = fileURLToPath(new URL("../dashboards/", import.meta.url));
const load = (file: string) => parse(readFileSync(join(folder, file), "utf8")) as unknown;

const rules = load("alerts.yml") as { groups: { rules: { alert: string; expr: string }[] }[] };
const tests = load("alerts.test.yml") as {
  tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
};
const alerts = rules.groups.flatMap((group) => group.rules);
const names = alerts.map(({ alert }) => alert);

/** Debian's package `prometheus`; CI installs it. */
function hasPrometheus(): boolean {
  try {
    execFileSync("promtool", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    if (process.env["CI"] === "true") throw new Error("CI needs the package prometheus");
    return false;
  }
}

it("each alert has a test in which it fires, and one in which it is silent", () => {
  const expected = tests.tests.flatMap((test) => test.alert_rule_test);
  const firing = expected.filter(({ exp_alerts }) => exp_alerts !== undefined);
  const silent = expected.filter(({ exp_alerts }) => exp_alerts === undefined);
  expect(new Set(firing.map(({ alertname }) => alertname))).toEqual(new Set(names));
  expect(new Set(silent.map(({ alertname }) => alertname))).toEqual(new Set(names));
});

it("alerts ask for metrics that the product has", () => {
  const made = new Set(
    openMetrics()
      .registry.getMetricsAsArray()
      .flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`]),
  );
  const asked = alerts.flatMap(({ expr }) => expr.match(/footnote_[a-z_]+/g) ?? []);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !made.has(name))).toEqual([]);
});

describe.skipIf(!hasPrometheus())("in Prometheus", () => {
  it("alerts fire and are silent as their tests say", () => {
    const run = (...args: string[]) => execFileSync("promtool", args, { cwd: folder }).toString();
    expect(run("check", "rules", "alerts.yml")).toContain(`${names.length} rules found`);
    expect(run("test", "rules", "alerts.test.yml")).toContain("SUCCESS");
  });

  it("an alert says within two minutes that nothing answers", async () => {
    const product = createServer((_, reply) => reply.end("footnote_workers_alive 1\n"));
    product.listen(0, "127.0.0.1");
    await once(product, "listening");
    const ask = await startPrometheus((product.address() as AddressInfo).port);
    const isUp = async () => (await ask("query?query=up")).includes('"1"]');
    await vi.waitUntil(isUp, { timeout: 60_000, interval: 500 });
    const listFiring = async () => {
      const { data } = JSON.parse(await ask("alerts")) as { data: { alerts: Alert[] } };
      return data.alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels);
    };
    expect(await listFiring()).toEqual([]);
    product.closeAllConnections();
    product.close();
    const isSaid = async () => (await listFiring()).some((on) => on.alertname === "NothingAnswers");
    await vi.waitUntil(isSaid, { timeout: 120_000, interval: 1000 });
  }, 240_000);
});

type Alert = { state: string; labels: { alertname: string } };

/** Starts Prometheus with the rules on the metrics of a port; returns a function that asks its API. */
async function startPrometheus(port: number): Promise<(path: string) => Promise<string>> {
  const data = mkdtempSync(join(tmpdir(), "footnote-prometheus-"));
  const config = {
    global: { scrape_interval: "5s", evaluation_interval: "5s" },
    rule_files: [join(folder, "alerts.yml")],
    scrape_configs: [
      { job_name: "footnote", static_configs: [{ targets: [`127.0.0.1:${port}`] }] },
    ],
  };
  // JSON is YAML, too.
  writeFileSync(join(data, "prometheus.yml"), JSON.stringify(config));
  const own = await freePort();
  const program = spawn("prometheus", [
    `--config.file=${join(data, "prometheus.yml")}`,
    `--storage.tsdb.path=${join(data, "tsdb")}`,
    `--web.listen-address=127.0.0.1:${own}`,
  ]);
  onTestFinished(async () => {
    const ended = once(program, "exit");
    program.kill("SIGKILL");
    await ended;
    rmSync(data, { recursive: true, force: true });
  });
  return async (path) => {
    const reply = await fetch(`http://127.0.0.1:${own}/api/v1/${path}`).catch(() => null);
    return (await reply?.text()) ?? "";
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
