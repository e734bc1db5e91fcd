import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeOpenDocument, slide } from "../fixtures/make-opendocument.ts";
import { readAll } from "../fixtures/read-all.ts";
import { runsSoffice } from "../fixtures/soffice.ts";
import { findSoffice } from "./find-soffice.ts";
import { type LayoutOptions, makePdf } from "./make-pdf.ts";

const run = promisify(execFile);
const lacking = runsSoffice ? "" : " (skipped: there is no LibreOffice here)";
const limits = { timeoutMs: 120_000, memoryMb: 1024, maxBytes: 20_000_000, sofficePath: "" };
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "laid-out-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** LibreOffice reads a package only if its manifest lists the parts. */
function makeListed(type: "text" | "presentation", body: string): Uint8Array {
  const entry = (path: string, media: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${media}"/>`;
  const root = entry("/", `application/vnd.oasis.opendocument.${type}`);
  const parts = ["content.xml", "styles.xml"].map((path) => entry(path, "text/xml"));
  return makeOpenDocument(type, { body, manifest: root + parts.join("") });
}

/** The PDF that is made of a file; undefined where none is. */
async function layOut(name: string, bytes: Uint8Array | string, more: Partial<LayoutOptions> = {}) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  let pdf: Buffer | undefined;
  const extension = name.slice(name.lastIndexOf("."));
  await makePdf({ path, extension }, { ...limits, ...more }, async (made) => {
    pdf = await readFile(made);
  });
  return pdf;
}

async function readPdf(pdf: Buffer | undefined) {
  const { blocks, pages } = await readAll(pdf ?? Buffer.alloc(0), ".pdf");
  return { pages, text: blocks.map(({ text }) => text).join("\n") };
}

const leftovers = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith("layout-")).length;

describe(`a document laid out in pages${lacking}`, () => {
  it.runIf(runsSoffice)("has its text, and nothing is left behind", async () => {
    const before = await leftovers();
    const pdf = await layOut("rules.rtf", String.raw`{\rtf1 The fine is thirty cents a day.\par}`);
    expect(await readPdf(pdf)).toEqual({ pages: 1, text: "The fine is thirty cents a day." });
    expect(await leftovers()).toBe(before);
  });

  it.runIf(runsSoffice)("has a page for each slide, in their order", async () => {
    const body = ["Opening", "Lending", "Fines"].map((title) => slide(title)).join("");
    const pdf = await layOut("rules.odp", makeListed("presentation", body));
    expect(await readPdf(pdf)).toMatchObject({ pages: 3 });
  });

  it.runIf(runsSoffice)(
    "has nothing from the files of this machine or from other hosts",
    async () => {
      const secret = join(folder, "secret.txt");
      await writeFile(secret, "the harbour master's password");
      const asked: string[] = [];
      const server = createServer(({ url }, reply) => {
        asked.push(url ?? "");
        reply.end("fetched from elsewhere");
      });
      await new Promise<void>((resolve) => {
        server.listen(0, "127.0.0.1", resolve);
      });
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const linked = (href: string) =>
        `<text:section text:name="${href.length}"><text:section-source xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${href}" text:filter-name="Text"/><text:p>before</text:p></text:section>`;
      const frame = `<text:p><draw:frame svg:width="5cm" svg:height="5cm" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"><draw:image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${address}/picture.png"/></draw:frame></text:p>`;
      const body = `<text:p>Own text.</text:p>${linked(pathToFileURL(secret).href)}${linked(`${address}/section.txt`)}${frame}`;
      const pdf = await layOut("linked.odt", makeListed("text", body));
      server.close();
      const { text } = await readPdf(pdf);
      expect(text).toContain("Own text.");
      expect(text).not.toContain("password");
      expect(text).not.toContain("elsewhere");
      expect(asked).toEqual([]);
    },
  );

  it.runIf(runsSoffice)("is refused when it breaks a limit, and its program is ended", async () => {
    const text = String.raw`{\rtf1 ${"A line of the text.\\par ".repeat(2000)}}`;
    await expect(layOut("slow.rtf", text, { timeoutMs: 50 })).rejects.toThrow("timed_out");
    await expect(layOut("large.rtf", text, { maxBytes: 4096 })).rejects.toThrow();
    await expect(layOut("fat.rtf", text, { memoryMb: 20 })).rejects.toThrow("out_of_memory");
    const { stdout } = await run("ps", ["-axo", "command"]);
    expect(stdout.split("\n").filter((line) => line.includes("layout-"))).toEqual([]);
  });
});

it("without the program nothing is made", async () => {
  expect(await layOut("none.rtf", "{\\rtf1 x}", { sofficePath: "none" })).toBeUndefined();
  await expect(findSoffice("/nowhere/soffice")).rejects.toThrow("SOFFICE_PATH");
});
