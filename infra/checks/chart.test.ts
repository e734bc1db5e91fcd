import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { Job } from "kubernetes-models/batch/v1/Job";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { Service } from "kubernetes-models/v1/Service";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";

const chart = fileURLToPath(new URL("../helm/footnote", import.meta.url));

/** Which schema an object has to follow. */
const kinds = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
};
type Kind = keyof typeof kinds;

type Container = {
  command: string[];
  env: { name: string; value?: string; valueFrom?: unknown }[];
  envFrom: unknown[];
  livenessProbe?: unknown;
  readinessProbe?: unknown;
  resources: { limits: { memory: string } };
  securityContext: Record<string, unknown>;
};
type Pod = {
  containers: Container[];
  securityContext: Record<string, unknown>;
  volumes: unknown[];
};
type Manifest = {
  kind: Kind;
  metadata: { name: string };
  spec: { replicas?: number; template?: { spec: Pod } };
};

const needed = [
  "image.repository=registry.example.org/footnote",
  "image.tag=0.1.0",
  "existingSecret=footnote",
  "settings.S3_BUCKET=files",
  "ingress.host=docs.example.org",
];

/** Helm 3 or 4; CI installs it. */
function hasHelm(): boolean {
  if (spawnSync("helm", ["version"]).status === 0) return true;
  if (process.env["CI"] === "true") throw new Error("CI needs helm");
  return false;
}

const set = (values: string[]) => values.flatMap((value) => ["--set", value]);

function render(...values: string[]): Manifest[] {
  const args = ["template", "trial", chart, ...set([...needed, ...values])];
  const text = execFileSync("helm", args, { stdio: "pipe" }).toString();
  return parseAllDocuments(text).map((one) => one.toJS() as Manifest);
}

describe.skipIf(!hasHelm())("the chart", () => {
  it("passes Helm's own check", () => {
    const args = ["lint", "--strict", chart, ...set(needed)];
    expect(execFileSync("helm", args).toString()).toContain("0 chart(s) failed");
  });

  it.each([
    [[]],
    [["privateCaSecret=ca", "image.pullSecrets[0].name=registry", "ingress.className=nginx"]],
    [["worker.autoscaling.enabled=true", "api.autoscaling.enabled=false"]],
    [["ingress.enabled=false", "networkPolicy.enabled=false"]],
  ])("makes objects that follow the schemas of Kubernetes, with %j", (values) => {
    const made = render(...values);
    expect(made.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["Deployment", "Job", "PodDisruptionBudget", "Service"]),
    );
    for (const manifest of made) new kinds[manifest.kind](manifest as never).validate();
  });

  it("is refused by these schemas where it is wrong", () => {
    const [service] = render().filter(({ kind }) => kind === "Service");
    const wrong = { ...service, spec: { ports: "80" } };
    expect(() => new Service(wrong as never).validate()).toThrow("ports");
  });

  it("runs every process without root and rights, limited, with settings from the Secret", () => {
    const pods = render("privateCaSecret=ca").flatMap(({ spec }) => spec.template?.spec ?? []);
    expect(pods.map(({ containers: [one] }) => one?.command.at(-1))).toEqual(
      expect.arrayContaining(
        ["http", "worker", "migrate"].map((name) => `apps/api/src/entry/${name}.ts`),
      ),
    );
    for (const { containers, securityContext } of pods) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      const [one] = containers;
      expect(one?.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      expect(one?.resources.limits.memory).toMatch(/^\d+[GM]i$/);
      expect(one?.envFrom).toEqual([{ secretRef: { name: "footnote" } }]);
      const settings = Object.fromEntries(one?.env.map(({ name, value }) => [name, value]) ?? []);
      // A pod does not start where the Secret lacks it.
      expect(one?.env).toContainEqual({
        name: "ENCRYPTION_KEY",
        valueFrom: { secretKeyRef: { name: "footnote", key: "ENCRYPTION_KEY" } },
      });
      expect(settings).toMatchObject({
        LOCAL_MODELS_DOWNLOAD: "false",
        NODE_EXTRA_CA_CERTS: "/etc/footnote/ca.pem",
        PUBLIC_URL: "https://docs.example.org",
        S3_BUCKET: "files",
      });
      const serves = one?.command.at(-1)?.includes("migrate") === false;
      expect([one?.livenessProbe, one?.readinessProbe].every(Boolean)).toBe(serves);
    }
  });

  it.each([
    ["api", { path: "/healthz", port: "http" }],
    ["worker", { path: "/readyz", port: "metrics" }],
  ])(
    "sends requests to what listens, and waits for workers that reach their stores: %s",
    (role, httpGet) => {
      const made = render().find(
        ({ kind, metadata }) => kind === "Deployment" && metadata.name === `trial-${role}`,
      );
      expect(made?.spec.template?.spec.containers[0]?.readinessProbe).toMatchObject({ httpGet });
    },
  );

  it("lets a value win over the chart's own", () => {
    const [job] = render("settings.PUBLIC_URL=https://other.example.org").filter(
      ({ kind }) => kind === "Job",
    );
    const env = job?.spec.template?.spec.containers[0]?.env.filter(
      ({ name }) => name === "PUBLIC_URL",
    );
    expect(env).toEqual([{ name: "PUBLIC_URL", value: "https://other.example.org" }]);
  });

  const expectRefused = (values: string[], name: string) => {
    const { status, stderr } = spawnSync("helm", ["template", "trial", chart, ...set(values)]);
    expect(status).not.toBe(0);
    expect(stderr.toString()).toContain(name);
  };

  it.each(needed.map((one) => one.split("=")[0] ?? ""))("names %s where it is missing", (path) => {
    const values = needed.filter((value) => !value.startsWith(`${path}=`));
    expectRefused(values, path.split(".").at(-1) ?? "");
  });

  it.each([
    "ENCRYPTION_KEY",
    "ENCRYPTION_KEY_PREVIOUS",
    "STRIPE_WEBHOOK_SECRET",
    "OTHER_PASSWORD",
    "OTHER_TOKEN",
    "OTEL_EXPORTER_OTLP_HEADERS",
    "DATABASE_URL",
    "SEARCH_DATABASE_URL",
    "REDIS_URL",
    "SMTP_URL",
    "S3_ACCESS_KEY_ID",
    "METRICS_HOST",
    "METRICS_PORT",
  ])("names %s where it must not be", (name) => {
    expectRefused([...needed, `settings.${name}=text`], name);
  });

  it.each(["REQUESTS_PER_MINUTE_PER_KEY", "OPENAI_BASE_URL", "S3_ENDPOINT"])(
    "accepts %s, which is no secret",
    (name) => {
      const args = ["template", "trial", chart, ...set(needed), "--set-string"];
      const text = execFileSync("helm", [...args, `settings.${name}=1`]).toString();
      expect(text).toContain(`name: ${name}, value: "1"`);
    },
  );
});
