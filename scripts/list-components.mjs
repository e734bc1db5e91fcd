// `npm run --silent sbom`: the bill of materials on standard output, as CycloneDX 1.6 in JSON. It lists the packages that
// the product runs with, as they are installed, with their licences.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { SetupError, root } from "./commands.mjs";
import { pnpm } from "./setup.mjs";

/** @typedef {{ name: string, version: string, license: string }} Component */

/**
 * The installed packages of the product, without those that only its development needs.
 * @returns {Component[]} sorted by name and version
 * @throws {SetupError} when they cannot be listed
 */
export function listComponents() {
  const [program, ...args] = [...pnpm(), "-r", "licenses", "list", "--json", "--prod"];
  const { stdout, status, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new SetupError(`The packages could not be listed: ${stderr}`);
  /** @type {Record<string, { name: string, versions: string[], license: string }[]>} */
  const byLicense = JSON.parse(stdout);
  return Object.values(byLicense)
    .flat()
    .flatMap(({ name, versions, license }) =>
      versions.map((version) => ({ name, version, license })),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** @param {Component[]} components */
function toBillOfMaterials(components) {
  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name, version } },
    components: components.map((component) => ({
      type: "library",
      name: component.name,
      version: component.version,
      purl: `pkg:npm/${component.name.replace("@", "%40")}@${component.version}`,
      licenses: [{ expression: component.license }],
    })),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(toBillOfMaterials(listComponents()), null, 2)}\n`);
}
