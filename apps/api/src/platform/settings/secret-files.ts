import { readFileSync } from "node:fs";
import { wrongConfiguration } from "./wrong-configuration.ts";

/**
 * Settings that are named as files: `NAME_FILE` holds the path of a file with the value of `NAME`, as container engines
 * mount secrets. One line end after the value is not part of it.
 * @param names the settings there are
 * @throws Error when a file cannot be read, or a setting is given both ways
 */
export function readSettingFiles(
  env: NodeJS.ProcessEnv,
  names: readonly string[],
): NodeJS.ProcessEnv {
  const read = { ...env };
  for (const name of names) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) {
      throw wrongConfiguration(`${name} and ${name}_FILE are both set; keep one of them.`);
    }
    read[name] = readSetting(name, path);
  }
  return read;
}

function readSetting(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8").replace(/\r?\n$/, "");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const message = `${name}_FILE names ${path}, which cannot be read (${code ?? "unknown"}).`;
    throw wrongConfiguration(message, cause);
  }
}
