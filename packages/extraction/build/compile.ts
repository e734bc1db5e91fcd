// Stores beside a bundle the code that V8 compiled of it, namely of the functions that small documents need. In a process of
// its own with the flags of the sandbox, which V8 compares: node FLAGS compile.ts BUNDLE EXTENSION...
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { DocumentExtension } from "@footnote/contracts/file-types";
import { documentFixtures } from "../src/fixtures/type-fixtures.ts";
import { loadBundle } from "../src/sandbox/load-bundle.ts";
import type { Parser } from "../src/parser.ts";

const [bundle = "", ...extensions] = process.argv.slice(2);
const { exports, script } = loadBundle(bundle);
const { parse } = exports as { parse: Parser };
const folder = mkdtempSync(join(tmpdir(), "footnote-build-"));
try {
  for (const extension of extensions) {
    const content = await documentFixtures[extension as DocumentExtension]();
    const path = join(folder, `document${extension}`);
    writeFileSync(path, content);
    await Array.fromAsync(parse({ path, extension, size: Buffer.byteLength(content) }));
  }
  writeFileSync(`${bundle}.cache`, script.createCachedData());
} finally {
  rmSync(folder, { recursive: true });
}
