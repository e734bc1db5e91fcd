// An upload through the web app while the server and then the browser are killed with SIGKILL: whether it continues, whether
// the file is the same byte for byte, and how many bytes were sent more than the file has. Standard output holds a JSON line.
// `npm run bench -- uploads [MEGABYTES]`, 100 by default, which is the largest file that may be uploaded.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { buildWeb } from "../../scripts/setup.mjs";
import { runKilledUpload } from "./killed-upload.ts";

const megabytes = Number(process.argv[2] ?? 100);
const extraLimit = 0.05;

await buildWeb();
const folder = await mkdtemp(join(tmpdir(), "bench-uploads-"));
try {
  const result = await runKilledUpload({ folder, size: megabytes * 1024 * 1024 });
  process.stdout.write(`${JSON.stringify(result)}\n`);
  if (!result.identical || result.extra > extraLimit) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
