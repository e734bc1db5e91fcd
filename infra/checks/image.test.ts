import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { isInContext } from "../image/build-context.mjs";
import { prune } from "../image/prune-modules.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

it("the image is made of what is in the build's context", () => {
  const copies = [...read("infra/Dockerfile").matchAll(/^COPY (?!--from)(.+)$/gm)];
  const sources = copies.flatMap(([, words = ""]) => words.split(" ").slice(0, -1));
  expect(sources.length).toBeGreaterThan(8);
  expect(read(".dockerignore").split("\n")[0]).toBe("*");
  expect(sources.filter((source) => !isInContext(source))).toEqual([]);
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
});

it("the image installs local models as a machine without containers does", () => {
  const [, inImage] =
    /cd local-models && pnpm install (.+?) \\$/m.exec(read("infra/Dockerfile")) ?? [];
  const [, flags = "[]"] = /flags = (\[.+?\])/.exec(read("scripts/local-models.mjs")) ?? [];
  // `--ignore-workspace` would not read what pnpm-workspace.yaml leaves out, and pnpm then refuses the lockfile.
  expect(inImage?.split(" ")).toEqual(JSON.parse(flags));
});

describe("what the build is given", () => {
  const files = execFileSync("git", ["ls-files"], { cwd: root }).toString().trim().split("\n");
  const given = files.filter(isInContext);

  it("contains no tests and nothing that only tests use", () => {
    expect(given).toContain("apps/api/src/entry/http.ts");
    // The fixtures of extraction are documents that its build reads once, to store the compiled code of the parsers.
    const ofTests = /\.test\.|(^|\/)(test|tests|format-cases)\//;
    expect(given.filter((path) => ofTests.test(path))).toEqual([]);
  });

  it("contains all that its programs import", () => {
    const missing = given.filter(isProgram).flatMap((path) => {
      const imports = [...read(path).matchAll(/(?:from|import\() ?"(\.[^"]+\.(?:ts|tsx|mjs))"/g)];
      const found = imports.map(([, relative = ""]) => join(dirname(path), relative));
      return found.filter((one) => files.includes(one) && !given.includes(one));
    });
    expect(missing).toEqual([]);
  });
});

const isProgram = (path: string) =>
  /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith("vitest.config.ts");

it("the image has a health check that holds in every role", () => {
  const image = read("infra/Dockerfile");
  expect(image).toMatch(/^ENV METRICS_HOST=127\.0\.0\.1 METRICS_PORT=9464$/m);
  const [, command = ""] = /^HEALTHCHECK [^\n]* CMD \\\n\s+(\[.*\])$/m.exec(image) ?? [];
  const [program, , check = ""] = JSON.parse(command) as string[];
  expect(program).toBe("node");
  const run = (port: number) =>
    new Promise<number | null>((resolve) => {
      const env = { ...process.env, METRICS_PORT: `${port}` };
      spawn(process.execPath, ["--eval", check], { env, stdio: "ignore" }).on("exit", resolve);
    });
  return withServer(async (port, setStatus) => {
    expect(await run(port)).toBe(0);
    setStatus(503);
    expect(await run(port)).toBe(1);
    expect(await run(1)).toBe(1);
  });
});

/** Runs on a port where `/readyz` answers with a status, 200 at first. */
async function withServer(work: (port: number, set: (status: number) => void) => Promise<void>) {
  let status = 200;
  const server = createServer(({ url }, reply) => {
    reply.writeHead(url === "/readyz" ? status : 404).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  await work((server.address() as AddressInfo).port, (next) => (status = next));
  server.close();
}

it("the image installs every package of the workspace that the server stands on", () => {
  const copied = read("infra/Dockerfile");
  const needed = new Set<string>(["apps/api", "apps/web"]);
  for (const folder of needed) {
    const manifest = JSON.parse(read(`${folder}/package.json`)) as Record<string, object>;
    for (const name of Object.keys(manifest["dependencies"] ?? {})) {
      if (name.startsWith("@footnote/")) needed.add(`packages/${name.split("/")[1]}`);
    }
  }
  for (const folder of needed) expect(copied).toContain(`COPY ${folder}/package.json ${folder}/`);
});

it("pruning deletes what nobody opens and keeps the rest", () => {
  const folder = mkdtempSync(join(tmpdir(), "footnote-prune-"));
  const kept = [
    "one/index.js",
    "one/package.json",
    ".pnpm/a/node_modules/@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs",
    ".pnpm/a/node_modules/@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs",
    "tesseract.js-core/tesseract-core-simd-lstm.wasm",
    "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
    "pdfjs-dist/legacy/build/pdf.mjs",
    "pdfjs-dist/standard_fonts/a.pfb",
    `onnxruntime-node/bin/napi-v6/${process.platform}/${process.arch}/libonnxruntime.so.1`,
    "other/build/index.js",
  ];
  const dropped = [
    "one/index.d.ts",
    "one/index.js.map",
    "one/src/index.ts",
    ".pnpm/a/node_modules/@prisma/client/runtime/query_compiler_small_bg.mysql.mjs",
    "tesseract.js-core/tesseract-core-simd.wasm",
    "@tesseract.js-data/eng/4.0.0/eng.traineddata.gz",
    "pdfjs-dist/build/pdf.mjs",
    "onnxruntime-node/bin/napi-v6/another/x64/onnxruntime.dll",
  ];
  for (const path of [...kept, ...dropped]) {
    mkdirSync(dirname(join(folder, "node_modules", path)), { recursive: true });
    writeFileSync(join(folder, "node_modules", path), "123");
  }
  symlinkSync("one", join(folder, "node_modules/link"));
  expect(prune(join(folder, "node_modules"))).toBe(3 * dropped.length);
  const left = (path: string) => existsSync(join(folder, "node_modules", path));
  expect([kept.filter(left), dropped.filter(left)]).toEqual([kept, []]);
  rmSync(folder, { recursive: true });
});
