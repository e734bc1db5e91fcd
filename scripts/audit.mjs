// Looks the product's packages up among those with known vulnerabilities, where the registry answers such questions.
import { spawnSync } from "node:child_process";
import { root } from "./commands.mjs";
import { pnpm } from "./setup.mjs";

const timeoutMs = 60_000;

/**
 * Vulnerabilities of the severities high and critical fail. A registry that does not answer is a note and no failure: it says
 * nothing about the product.
 * @returns {Promise<import("./test.mjs").Count>}
 */
export async function auditPackages() {
  const [program, ...args] = [...pnpm(), "audit", "--prod", "--json"];
  const { stdout } = spawnSync(program, args, { cwd: root, encoding: "utf8", timeout: timeoutMs });
  const severities = readSeverities(stdout);
  if (!severities) {
    const note = "the registry does not say which packages have known vulnerabilities";
    return { passed: 0, failed: 0, skipped: 0, notes: [`note: ${note}`] };
  }
  const { high = 0, critical = 0 } = severities;
  const isClean = high + critical === 0;
  const notes = isClean ? [] : [`failed: ${critical} critical and ${high} high vulnerabilities`];
  return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1, skipped: 0, notes };
}

/**
 * @param {string} output
 * @returns {Record<string, number> | undefined}
 */
function readSeverities(output) {
  try {
    return JSON.parse(output).metadata.vulnerabilities;
  } catch {
    return undefined;
  }
}
