import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { prune } from "../image/prune-modules.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

it("the image is made of what is in the build's context", () => {
  const copies = [...read("infra/Dockerfile").matchAll(/^COPY (?!--from)(.+)$/gm)];
  const sources = copies.flatMap(([, words = ""]) => words.split(" ").slice(0, -1));
  expect(sources.length).toBeGreaterThan(8);
  const ignore = read(".dockerignore").split("\n");
  expect(ignore[0]).toBe("*");
  const let_in = ignore.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
  const left_out = sources.filter(
    (source) => !let_in.some((path) => source === path || source.startsWith(`${path}/`)),
  );
  expect(left_out).toEqual([]);
  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
});

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
