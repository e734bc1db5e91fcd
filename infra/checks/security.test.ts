import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const pages = ["docs/security.md", "docs/threat-model.md", "docs/reliability.md", "SECURITY.md"];

/** Paths that a page links to, from the root of the repository. */
function linkedFiles(page: string): string[] {
  const text = readFileSync(join(root, page), "utf8");
  const links = Array.from(text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, link = ""]) => link);
  const files = links.filter((link) => !/^[a-z]+:/.test(link));
  return files.map((file) => join(dirname(page), file));
}

it.each(pages)("each file that %s names as a proof exists", (page) => {
  expect(linkedFiles(page).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it("each row of the security page says whether it holds, and names a proof or what is missing", () => {
  const rows = readFileSync(join(root, "docs/security.md"), "utf8")
    .split("\n")
    .filter((line) => /^\| \d+\.\d+ /.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(40);
  const unproven = rows.filter(([, , , holds = "", proof = ""]) => {
    if (!["yes", "partly", "no"].includes(holds)) return true;
    return holds === "yes" ? !proof.includes("](") : proof === "";
  });
  expect(unproven).toEqual([]);
});
