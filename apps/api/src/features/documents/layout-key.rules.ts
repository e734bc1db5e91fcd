import { createHash } from "node:crypto";

/** The key of the PDF that is made of a stored file: it follows from the file's own, so that it needs no row. */
export function layoutKeyOf(blobKey: string): string {
  const hex = createHash("sha256").update(`layout of ${blobKey}`).digest("hex");
  return [8, 4, 4, 4, 12].map(takeFrom(hex)).join("-");
}

function takeFrom(hex: string) {
  let at = 0;
  return (length: number) => hex.slice(at, (at += length));
}
