import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ExtractionError } from "../located-text.ts";
import { confine } from "../sandbox/command.ts";
import { startChild } from "../sandbox/start-child.ts";
import { supervise } from "../sandbox/supervise.ts";
import type { SandboxOptions } from "../sandbox/job.ts";
import { findSoffice } from "./find-soffice.ts";
import { officeProfile } from "./office-profile.ts";

export type LayoutOptions = SandboxOptions & {
  /** "" looks for soffice in PATH, "none" does without. */
  sofficePath: string;
  /** Bytes of the PDF, and of every other file that the program writes. */
  maxBytes: number;
};

/** Hidden slides too: the pages are the slides with their numbers. */
const exportOptions = JSON.stringify({ ExportHiddenSlides: { type: "boolean", value: "true" } });

/**
 * Lays a document out in pages with LibreOffice and passes the path of the PDF to `use`, after which it is deleted.
 * False when there is no LibreOffice here. Throws ExtractionError with the reason; when the signal aborts, its reason.
 */
export async function makePdf(
  input: { path: string; extension: string },
  options: LayoutOptions,
  use: (path: string) => Promise<void>,
): Promise<boolean> {
  const program = await findSoffice(options.sofficePath);
  if (program === undefined) return false;
  const folder = await mkdtemp(join(tmpdir(), "layout-"));
  try {
    await mkdir(join(folder, "profile/user"), { recursive: true });
    await writeFile(join(folder, "profile/user/registrymodifications.xcu"), officeProfile);
    // The program chooses its reader by the name's extension, and a stored file has none.
    const source = join(folder, `document${input.extension}`);
    await copyFile(input.path, source);
    await convert([program, ...argumentsFor(folder, source)], { ...options, folder });
    const made = join(folder, "document.pdf");
    const { size } = await stat(made).catch((cause: unknown) => {
      throw new ExtractionError("corrupt", `no PDF was made: ${String(cause)}`);
    });
    if (size === 0 || size >= options.maxBytes) throw new ExtractionError("too_large_unpacked");
    await use(made);
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function argumentsFor(folder: string, source: string): string[] {
  const profile = pathToFileURL(join(folder, "profile")).href;
  const quiet = [
    "--headless",
    "--norestore",
    "--nolockcheck",
    "--nodefault",
    "--nofirststartwizard",
  ];
  const filter = /\.(?:pptx?|odp)$/.test(source)
    ? `pdf:impress_pdf_Export:${exportOptions}`
    : "pdf";
  const work = ["--convert-to", filter, "--outdir", folder, source];
  return [`-env:UserInstallation=${profile}`, ...quiet, ...work];
}

/** The code with which the program asks to be started again, once its profile is complete. */
const startAgain = 81;

async function convert(program: string[], options: LayoutOptions & { folder: string }) {
  const code = await run(program, options);
  if (code !== startAgain) return;
  await run(program, options);
}

async function run(
  program: string[],
  options: LayoutOptions & { folder: string },
): Promise<number | null> {
  options.signal?.throwIfAborted();
  const writable = { folder: options.folder, maxBytes: options.maxBytes };
  const child = await startChild(await confine(program, { ...options, writable }));
  child.input.end();
  const drained = (async function* () {
    for await (const chunk of child.output) void chunk;
    yield await child.exitCode();
  })();
  let code: number | null = null;
  for await (const ended of supervise(child, options, drained)) code = ended;
  if (code !== 0 && code !== startAgain) throw await child.explainExit();
  return code;
}
