import { pictureMaxBytes, type PictureType, pictureTypes } from "@footnote/contracts/pictures";
import { t } from "./messages.ts";

const side = 512;
const quality = 0.9;

/** A picture that was refused before it was sent, with the reason. */
export class PictureError extends Error {}

/**
 * Cuts the square in the middle out of a picture, at most 512 pixels a side, and encodes it anew.
 * @throws PictureError for a file that is too large, of another type or unreadable
 */
export async function cropSquare(file: File): Promise<File> {
  if (!pictureTypes.includes(file.type as PictureType)) throw new PictureError(t.wrongType);
  if (file.size > pictureMaxBytes) throw new PictureError(t.tooLarge);
  const image = await createImageBitmap(file).catch(() => {
    throw new PictureError(t.unreadable);
  });
  const canvas = document.createElement("canvas");
  const cut = Math.min(image.width, image.height);
  canvas.width = Math.min(cut, side);
  canvas.height = canvas.width;
  const [left, top] = [(image.width - cut) / 2, (image.height - cut) / 2];
  canvas.getContext("2d")?.drawImage(image, left, top, cut, cut, 0, 0, canvas.width, canvas.height);
  image.close();
  const encoded = await encode(canvas);
  if (!encoded) throw new PictureError(t.unreadable);
  return new File([encoded], "picture", { type: encoded.type });
}

/** Browsers that cannot write WebP write PNG. */
function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, "image/webp", quality);
  return promise;
}
