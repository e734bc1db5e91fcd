import { open } from "node:fs/promises";

const signatures: [name: string, bytes: string][] = [
  ["pdf", "%PDF-"],
  ["zip", "PK\u0003\u0004"],
  ["zip", "PK\u0005\u0006"],
  ["ole", "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"],
  ["elf", "\u007fELF"],
  ["png", "\u0089PNG"],
  ["jpeg", "\u00ff\u00d8\u00ff"],
  ["gif", "GIF8"],
  ["gzip", "\u001f\u008b\u0008"],
  ["riff", "RIFF"],
];

/** The container format of a file by its first bytes, if it is one of those above. */
export function sniff(head: Buffer): string | undefined {
  const start = head.toString("latin1", 0, 16);
  return signatures.find(([, bytes]) => start.startsWith(bytes))?.[0];
}

/**
 * For single-byte and UTF-8 content: whether it begins with a known binary signature or has too many control
 * characters.
 */
export function looksBinary(head: Buffer): boolean {
  if (sniff(head) !== undefined) return true;
  let controls = 0;
  for (const byte of head) {
    const layout = byte >= 0x08 && byte <= 0x0d; // backspace, tab, line and page ends
    if (byte < 0x20 && !layout && byte !== 0x1b) controls += 1;
  }
  return controls > Math.max(2, head.length * 0.03);
}

/** The first bytes of a file, fewer if it is shorter. */
export async function readHead(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
