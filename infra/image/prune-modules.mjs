// Deletes from installed packages what the server never opens: node prune-modules.mjs NODE_MODULES. Prints what it saved.
// Every rule names what is kept instead, or why nobody asks for it; checks/image.test.ts starts the product without it.
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** @type {{ why: string, package?: RegExp, file: RegExp }[]} */
export const rules = [
  { why: "maps are for debuggers", file: /\.map$/ },
  { why: "types are for compilers", file: /\.d\.[cm]?ts$/ },
  { why: "Node runs no TypeScript below node_modules", file: /\.[cm]?ts$/ },
  { why: "addons for the Bare runtime are not Node's", file: /\.bare$/ },
  { why: "measurements of its authors", package: /^bintrees$/, file: /^test\// },
  { why: "manuals are for people", file: /\.(md|markdown)$/i },
  {
    why: "of the query compilers the generated client opens Postgres' fast one, as a module",
    package: /^@prisma\/client$/,
    file: /^runtime\/(query_compiler_(?!fast_bg\.postgresql\.)|.*\.wasm-base64\.js$|wasm-compiler-edge)/,
  },
  {
    why: "recognition uses the core with SIMD and without the old engine",
    package: /^tesseract\.js-core$/,
    file: /^tesseract-core(?!-simd-lstm\.(js|wasm)$).*\.(js|wasm)$/,
  },
  {
    why: "recognition uses the small models",
    package: /^@tesseract\.js-data\//,
    file: /^4\.0\.0\//,
  },
  {
    why: "pages are read by the legacy build, the one for Node",
    package: /^pdfjs-dist$/,
    file: /^(build|web|legacy\/web|image_decoders|legacy\/image_decoders|types)\//,
  },
  {
    why: "the libraries of other systems and processors cannot be loaded on this one",
    package: /^onnxruntime-node$/,
    file: new RegExp(`^bin/napi-v\\d+/(?!${process.platform}/${process.arch}/)`),
  },
];

/**
 * @param {string} folder a `node_modules` folder
 * @returns {number} bytes deleted
 */
export function prune(folder) {
  let saved = 0;
  for (const path of listFiles(folder)) {
    const found = locate(path);
    if (!found || !rules.some((rule) => applies(rule, found))) continue;
    saved += statSync(path).size;
    rmSync(path);
  }
  return saved;
}

/**
 * Links are not followed: pnpm's lead to packages that are met in their own place.
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

/**
 * @param {{ package?: RegExp, file: RegExp }} rule
 * @param {{ name: string, file: string }} found
 */
function applies(rule, { name, file }) {
  return (rule.package?.test(name) ?? true) && rule.file.test(file);
}

/**
 * The package a file belongs to and its path inside of it.
 * @param {string} path
 */
function locate(path) {
  const inside = path.split("/node_modules/").at(-1) ?? "";
  const found = /^(@[^/]+\/[^/]+|[^@/][^/]*)\/(.+)$/.exec(inside);
  return found ? { name: found[1] ?? "", file: found[2] ?? "" } : undefined;
}

const [, script, folder] = process.argv;
if (script?.endsWith("prune-modules.mjs") && folder !== undefined) {
  console.log(`Saved ${Math.round(prune(folder) / 1e6)} MB.`);
}
