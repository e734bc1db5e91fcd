import { describe, expect, it } from "vitest";
import { listComponents } from "../../scripts/list-components.mjs";

/** Licences that let the product be distributed without its source. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0", // asks for the source of its own files alone, which are used as they are
  "OFL-1.1",
  "PSF-2.0",
  "Zlib",
]);

/** Packages whose manifest names no licence in the standard's words, and what they come with. */
const readByHand: Record<string, string> = {
  "combine-errors": "MIT, in its readme",
  "dejavu-fonts-ttf": "Bitstream Vera and public domain, in its LICENSE",
};

/** Of a choice one is enough; of a conjunction all. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  if (bare.includes(" OR ")) return bare.split(" OR ").some((one) => isAllowed(one));
  return bare.split(" AND ").every((one) => allowed.has(one.trim()));
}

describe("licences of the packages that the product runs with", () => {
  it.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0-or-later)", true],
    ["(MIT AND Zlib)", true],
    ["(MIT AND GPL-3.0-only)", false],
    ["AGPL-3.0-only", false],
    ["Unknown", false],
  ])("%s: %s", (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });

  it("are among the allowed ones", () => {
    const components = listComponents();
    expect(components.length).toBeGreaterThan(100);
    const refused = components.filter(
      ({ name, license }) => !isAllowed(license) && !(name in readByHand),
    );
    expect(refused).toEqual([]);
  }, 120_000);
});
