import { createReadStream } from "node:fs";
import iconv from "iconv-lite";
import { detectEncoding } from "../text/encoding.ts";

/** Bytes in which a page must name its encoding, by the HTML standard. */
const declarationWithin = 1024;

/** A page's text: UTF-8 or by its byte-order mark where it is so, else as it declares itself, else as it looks. */
export async function readHtml(path: string): Promise<string> {
  const bytes = Buffer.concat(
    await Array.fromAsync(createReadStream(path) as AsyncIterable<Buffer>),
  );
  const detected = await detectEncoding(path);
  return iconv.decode(bytes, detected.startsWith("utf") ? detected : (declared(bytes) ?? detected));
}

function declared(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, declarationWithin).toString("latin1");
  const name = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
  return name === undefined ? undefined : realName(name);
}

/** The encoding that browsers take a name for: Latin-1 is Windows' own, and GB 2312 the larger GBK. */
function realName(name: string): string | undefined {
  try {
    const { encoding } = new TextDecoder(name);
    if (encoding === "gbk") return "gb18030";
    if (iconv.encodingExists(encoding)) return encoding;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return iconv.encodingExists(name) ? name : undefined;
}
