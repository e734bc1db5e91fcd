import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { sampleJpeg, samplePng, sampleWebp } from "../../test/sample-pictures.ts";
import { readPicture } from "./picture.rules.ts";

const bytesOf = (file: Buffer) => {
  const read = readPicture(file);
  return "bytes" in read ? read.bytes : Buffer.from(read.refused);
};
const secret = Buffer.from("<script>alert(1)</script>");

/** A PNG chunk with the right checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** The PNG sample with another width, and a checksum that fits. */
function resized(width: number): Buffer {
  const header = Buffer.from(samplePng.subarray(16, 29));
  header.writeUInt32BE(width);
  return Buffer.concat([samplePng.subarray(0, 8), chunk("IHDR", header), samplePng.subarray(33)]);
}

/** The WebP sample without the mark at which its pixels begin. */
function withoutFrame(): Buffer {
  const mark = sampleWebp.indexOf(Buffer.from("9d012a", "hex"));
  return Buffer.from(sampleWebp).fill(0, mark, mark + 3);
}

describe("a picture", () => {
  it.each([
    ["image/png", samplePng],
    ["image/jpeg", sampleJpeg],
    ["image/webp", sampleWebp],
  ])("of the type %s is read by its content", (mediaType, file) => {
    expect(readPicture(file)).toMatchObject({ mediaType });
  });

  it.each([
    [
      "PNG",
      Buffer.concat([samplePng.subarray(0, 33), chunk("tEXt", secret), samplePng.subarray(33)]),
    ],
    [
      "JPEG",
      Buffer.concat([
        sampleJpeg.subarray(0, 2),
        Buffer.from([0xff, 0xe1, 0, secret.length + 2]),
        secret,
        sampleJpeg.subarray(2),
      ]),
    ],
    ["PNG, after its end", Buffer.concat([samplePng, secret])],
    ["JPEG, after its end", Buffer.concat([sampleJpeg, secret])],
    ["WebP, after its end", Buffer.concat([sampleWebp, secret])],
  ])("loses what does not show it: %s", (_, file) => {
    expect(file.includes(secret)).toBe(true);
    const bytes = bytesOf(file);
    expect(bytes.includes(secret)).toBe(false);
    // What was kept is a whole picture again.
    expect(bytesOf(bytes)).toEqual(bytes);
    expect(bytes.length).toBeGreaterThan(80);
  });

  it("loses its colour profile", () => {
    expect(bytesOf(sampleJpeg).includes("ICC_PROFILE")).toBe(false);
    expect(bytesOf(sampleWebp).includes("ICCP")).toBe(false);
  });

  it.each<[string, Buffer, string]>([
    ["a text", Buffer.from("hello"), "unsupported"],
    ["nothing", Buffer.alloc(0), "unsupported"],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "unsupported"],
    ["a GIF", Buffer.from("GIF89a\u0001\u0000\u0001\u0000"), "unsupported"],
    ["a PNG with one wrong bit", Buffer.from(samplePng.with(50, 0x17)), "damaged"],
    ["a WebP with a wrong frame", withoutFrame(), "damaged"],
    ["a PNG without width", resized(0), "damaged"],
    ["a PNG of too many pixels", resized(100_000), "too_large"],
  ])("is refused when it is %s", (_, file, refused) => {
    expect(readPicture(Buffer.from(file))).toEqual({ refused });
  });

  it.each([
    ["PNG", samplePng],
    ["JPEG", sampleJpeg],
    ["WebP", sampleWebp],
  ])("is refused wherever a %s breaks off", (_, file) => {
    for (let length = 12; length < file.length - 1; length += 1) {
      expect(readPicture(file.subarray(0, length)), `${length} bytes`).toEqual({
        refused: "damaged",
      });
    }
  });
});
