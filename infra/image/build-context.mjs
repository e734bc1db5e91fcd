// Which files an engine sends to the build of the image: .dockerignore, as far as ours goes.
import { readFileSync } from "node:fs";

const lines = readFileSync(new URL("../../.dockerignore", import.meta.url), "utf8").split("\n");

/** What is let in, after everything was left out: files and folders, relative to the project's folder. */
export const letIn = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));

/** What is left out again, at any depth: `*.end`, a name, or a path's last parts. */
const leftOut = lines.filter((line) => line.startsWith("**/")).map((line) => line.slice(3));

/**
 * Says that a file or folder inside of what is let in is left out, without looking at the folders above it.
 * @param {string} path relative to the project's folder
 */
export function isLeftOut(path) {
  return leftOut.some((one) =>
    one.startsWith("*") ? path.endsWith(one.slice(1)) : `/${path}`.endsWith(`/${one}`),
  );
}

/**
 * Says that a file is in the build's context.
 * @param {string} path relative to the project's folder
 */
export function isInContext(path) {
  const parts = path.split("/");
  const above = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  return letIn.some((one) => above.includes(one)) && !above.some(isLeftOut);
}
