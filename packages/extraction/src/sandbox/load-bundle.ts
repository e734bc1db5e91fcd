import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { constants, Script } from "node:vm";

/**
 * Evaluates a bundle in this process. Its compiled code is read from `PATH.cache`; V8 compiles anew when that is missing
 * or of another version. (Node's own compile cache needs permission to write.)
 */
export function loadBundle(path: string): { exports: unknown; script: Script } {
  const cachedData = readCache(`${path}.cache`);
  const wrapped = `(function (exports, require, module, __filename) {${readFileSync(path, "utf8")}\n})`;
  const script = new Script(wrapped, {
    filename: path,
    ...(cachedData && { cachedData }),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} };
  const evaluate = script.runInThisContext() as (...parameters: unknown[]) => void;
  evaluate(module.exports, createRequire(path), module, path);
  return { exports: module.exports, script };
}

function readCache(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
