import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A token that stands for no text; times are distinguished by the library. */
export function special(content: string, id: number) {
  const plain = { single_word: false, lstrip: false, rstrip: false, normalized: false };
  return { id, content, ...plain, special: !content.startsWith("<|0") && !/^<\|\d/.test(content) };
}

export function toVocabulary(tokens: readonly string[]): Record<string, number> {
  return Object.fromEntries(tokens.map((token, id) => [token, id]));
}

/** Files by their name below the folder; all but bytes are written as JSON. */
export async function writeAll(folder: string, files: Record<string, unknown>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content instanceof Uint8Array ? content : JSON.stringify(content));
  }
}
