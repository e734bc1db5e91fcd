import { imageSize } from "image-size";
import tiff from "utif2";
import { ExtractionError } from "../located-text.ts";
import { longestSide } from "./draw-page.ts";

type Size = { width: number; height: number };

/** Pixels. A page of 50 million takes about 400 MB. */
const largest = 50_000_000;
const mostPages = 200;
const kinds: ReadonlySet<string | undefined> = new Set(["png", "jpg", "webp", "tiff"]);
const tiffMarks = ["II*\u0000", "MM\u0000*"];

/** Whether the bytes are those of a TIFF, the only one of these formats that has several pages. */
export function isTiff(bytes: Buffer): boolean {
  return tiffMarks.includes(bytes.toString("latin1", 0, 4));
}

/** The sizes of a picture's pages. Throws the reason when it is no picture, damaged or too large. */
export function measurePages(bytes: Buffer): Size[] {
  const pages = isTiff(bytes) ? measureTiff(bytes) : [measurePicture(bytes)];
  if (pages.length > mostPages) throw new ExtractionError("too_many_pages", String(pages.length));
  for (const { width, height } of pages) {
    if (!(width > 0 && height > 0)) throw new ExtractionError("corrupt", "a page without a size");
    if (width * height > largest || Math.max(width, height) > longestSide) {
      throw new ExtractionError("too_large_unpacked", `${width} by ${height}`);
    }
  }
  return pages;
}

function measurePicture(bytes: Buffer): Size {
  const { type, ...size } = readSize(bytes);
  if (!kinds.has(type)) throw new ExtractionError("wrong_content", type);
  const pixels = size.width * size.height;
  if (pixels > 0 && pixels <= largest && isCut(bytes, type)) {
    throw new ExtractionError("truncated", type);
  }
  return size;
}

const endOfPng = "IEND\u00ae\u0042\u0060\u0082";
const endOfJpeg = "\u00ff\u00d9";
const riffHeader = 8;

/** Whether the end is missing: the decoder would leave the rest of the page blank. */
function isCut(bytes: Buffer, type: string | undefined): boolean {
  if (type === "png") return !bytes.includes(endOfPng, 0, "latin1");
  if (type === "webp") return bytes.readUInt32LE(4) + riffHeader > bytes.length;
  // A preview at the beginning of a photo has an end of its own.
  return bytes.lastIndexOf(endOfJpeg, undefined, "latin1") < bytes.length / 2;
}

function readSize(bytes: Buffer) {
  try {
    return imageSize(bytes);
  } catch (error) {
    const isPicture = /^(?:\u0089PNG|\u00ff\u00d8\u00ff|RIFF....WEBP)/s.test(
      bytes.toString("latin1", 0, 12),
    );
    throw new ExtractionError(isPicture ? "corrupt" : "wrong_content", String(error));
  }
}

function measureTiff(bytes: Buffer): Size[] {
  const pages = decodeDirectories(bytes).map(({ t256: width, t257: height }) => ({
    width: Array.isArray(width) ? Number(width[0]) : 0,
    height: Array.isArray(height) ? Number(height[0]) : 0,
  }));
  if (pages.length === 0) throw new ExtractionError("corrupt", "no pages");
  return pages;
}

/** Red, green, blue and opacity of the pixels of a page, counted from 1. */
export function decodeTiffPage(bytes: Buffer, number: number): Size & { pixels: Uint8Array } {
  const page = decodeDirectories(bytes)[number - 1];
  if (page === undefined) throw new ExtractionError("corrupt", `no page ${number}`);
  try {
    tiff.decodeImage(bytes, page);
    return { width: page.width, height: page.height, pixels: tiff.toRGBA8(page) };
  } catch (error) {
    throw new ExtractionError("corrupt", String(error));
  }
}

function decodeDirectories(bytes: Buffer) {
  try {
    return tiff.decode(bytes);
  } catch (error) {
    throw new ExtractionError("corrupt", String(error));
  }
}
