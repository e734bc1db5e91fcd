import { createHash } from "node:crypto";
import { Transform } from "node:stream";

/** A stream that passes bytes on, counting and hashing them; `result` is complete when the stream has ended. */
export function startHashing(): { stream: Transform; result(): { size: number; sha256: string } } {
  const hash = createHash("sha256");
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      size += chunk.length;
      next(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest("hex") }) };
}
