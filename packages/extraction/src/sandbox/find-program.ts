import { access, constants } from "node:fs/promises";
import { delimiter, isAbsolute } from "node:path";

/** What `find` returns for the first folder of PATH that has it. */
export async function findInPath<T>(
  find: (folder: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    const found = isAbsolute(folder) ? await find(folder) : undefined;
    if (found) return found;
  }
  return undefined;
}

export function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
