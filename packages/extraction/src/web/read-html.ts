import { createReadStream } from "node:fs";
import iconv from "iconv-lite";
import { detectEncoding, openDecoder } from "../text/encoding.ts";

/** Bytes in which a page must name its encoding, by the HTML standard. */
const declarationWithin = 1024;

/** Decodes a page: as UTF-8 or by its byte-order mark, else as it declares, else by statistics. */
export async function readHtml(path: string): Promise<string> {
  const bytes = Buffer.concat(
    await Array.fromAsync(createReadStream(path) as AsyncIterable<Buffer>),
  );
  const detected = await detectEncoding(path);
  const encoding = detected.startsWith("utf") ? detected : (declared(bytes) ?? detected);
  const decoder = openDecoder(encoding);
  return decoder.write(bytes) + decoder.end();
}

function declared(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, declarationWithin).toString("latin1");
  const name = /<(?:meta[^<>]{1,1000}charset|\?xml[^<>]{1,1000}encoding)\s*=\s*["']?([\w-]+)/i.exec(
    head,
  )?.[1];
  return name === undefined ? undefined : realName(name);
}

/** The encoding that browsers use for a name: Latin-1 is Windows-1252, and GB 2312 is the larger GBK. */
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
