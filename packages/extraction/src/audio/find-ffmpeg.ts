import { dirname, isAbsolute, join } from "node:path";
import { findInPath, isProgram } from "../sandbox/find-program.ts";

/** Absolute paths. */
export type Ffmpeg = { ffmpeg: string; ffprobe: string };

/**
 * The ffmpeg to use, with the ffprobe in the same folder: `path`, or the first one in PATH where it is "". Undefined
 * when there is none or `path` is "none". Throws when `path` names a program that does not exist.
 */
export async function findFfmpeg(path: string): Promise<Ffmpeg | undefined> {
  if (path === "none") return undefined;
  if (path !== "") {
    const found = await findIn(dirname(path), path);
    if (found && isAbsolute(path)) return found;
    throw new Error(
      `FFMPEG_PATH must be the absolute path of ffmpeg, with ffprobe beside it: ${path}`,
    );
  }
  return findInPath((folder) => findIn(folder, join(folder, "ffmpeg")));
}

async function findIn(folder: string, ffmpeg: string): Promise<Ffmpeg | undefined> {
  const ffprobe = join(folder, "ffprobe");
  const runs = await Promise.all([ffmpeg, ffprobe].map(isProgram));
  return runs.every(Boolean) ? { ffmpeg, ffprobe } : undefined;
}
