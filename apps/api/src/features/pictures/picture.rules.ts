import type { PictureType } from "@footnote/contracts/pictures";
import { pictureMaxSide } from "@footnote/contracts/pictures";
import { rebuildJpeg } from "./jpeg.rules.ts";
import { rebuildPng } from "./png.rules.ts";
import type { Rebuilt } from "./rebuilt.rules.ts";
import { rebuildWebp } from "./webp.rules.ts";

export type ReadPicture =
  | { mediaType: PictureType; bytes: Buffer }
  | { refused: "unsupported" | "damaged" | "too_large" };

/**
 * Reads an uploaded picture by its content, whatever its name: the container is walked to its end, and only what shows
 * the picture is kept. What else a file may carry, such as a place, a script or a second file, does not get through.
 */
export function readPicture(file: Buffer): ReadPicture {
  const kind = kinds.find(({ begins }) => begins(file));
  if (!kind) return { refused: "unsupported" };
  const rebuilt = kind.rebuild(file);
  if (!rebuilt || rebuilt.width < 1 || rebuilt.height < 1) return { refused: "damaged" };
  if (Math.max(rebuilt.width, rebuilt.height) > pictureMaxSide) return { refused: "too_large" };
  return { mediaType: kind.mediaType, bytes: rebuilt.bytes };
}

type Kind = {
  mediaType: PictureType;
  begins: (file: Buffer) => boolean;
  /** Undefined when the file is damaged or incomplete. */
  rebuild: (file: Buffer) => Rebuilt | undefined;
};

const kinds: readonly Kind[] = [
  {
    mediaType: "image/png",
    begins: (file) => file.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n",
    rebuild: rebuildPng,
  },
  {
    mediaType: "image/jpeg",
    begins: (file) => file.subarray(0, 3).toString("latin1") === "\xff\xd8\xff",
    rebuild: rebuildJpeg,
  },
  {
    mediaType: "image/webp",
    begins: (file) => /^RIFF[^]{4}WEBP$/.test(file.subarray(0, 12).toString("latin1")),
    rebuild: rebuildWebp,
  },
];
