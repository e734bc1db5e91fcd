import { realpath } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { findInPath, isProgram } from "../sandbox/find-program.ts";

/**
 * The absolute path of LibreOffice's program: the one beside `path`, or beside the first soffice in PATH where it is "".
 * Undefined when there is none or `path` is "none". Throws when `path` names a program that does not exist.
 */
export async function findSoffice(path: string): Promise<string | undefined> {
  if (path === "none") return undefined;
  if (path === "") return findInPath((folder) => findProgram(join(folder, "soffice")));
  const found = isAbsolute(path) ? await findProgram(path) : undefined;
  if (found === undefined) {
    throw new Error(`SOFFICE_PATH must be the absolute path of LibreOffice's soffice: ${path}`);
  }
  return found;
}

/** The script soffice starts a watcher, which starts the program: limits apply to a process that is started directly. */
async function findProgram(script: string): Promise<string | undefined> {
  if (!(await isProgram(script))) return undefined;
  const program = join(dirname(await realpath(script)), "soffice.bin");
  return (await isProgram(program)) ? program : undefined;
}
