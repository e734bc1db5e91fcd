import { join } from "node:path";
import type { Plugin } from "rolldown";

const watcher = join(import.meta.dirname, "../src/pdf/drawing/watch-operations.ts");

type Change = { file: string; why: string; find: string; replace: string };

/** What pdf.js does for drawing pages, which parsers do not. What is read of a document stays the same. */
const changes: readonly Change[] = [
  {
    file: "pdf.worker.mjs",
    why: "Decoded pictures are drawn, and nobody draws: where they are is in the list of operations.",
    find: "PDFImage.buildImage({\n      xref: this.xref,\n      res: resources,\n      image,\n      isInline,",
    replace:
      "if (false) PDFImage.buildImage({\n      xref: this.xref,\n      res: resources,\n      image,\n      isInline,",
  },
  {
    file: "pdf.worker.mjs",
    why: "The same for stencils, except those of one pixel and those that are letters of a font.",
    find: "imgData = await PDFImage.createMask({",
    replace:
      "imgData = !this.parsingType3Font && w * h > 1 ? { data: new Uint8Array(), width: w, height: h } : await PDFImage.createMask({",
  },
  {
    file: "pdf.worker.mjs",
    why: "The outlines of letters are drawn, too.",
    find: "static buildFontPaths(font, glyphs, handler, evaluatorOptions) {",
    replace: "static buildFontPaths(font, glyphs, handler, evaluatorOptions) {\n    return;",
  },
  {
    file: "pdf.worker.mjs",
    why: "So are the colours of gradients along a line or between circles: only that there is one is read.",
    find: "return new RadialAxialShading(dict, xref, res, pdfFunctionFactory, globalColorSpaceCache, localColorSpaceCache);",
    replace: "return new DummyShading();",
  },
  {
    file: "pdf.worker.mjs",
    why: "A stream of the web platform around zlib costs several times what the unpacking does.",
    find: "const {\n        readable,\n        writable\n      } = new DecompressionStream(name);",
    replace: `if (name === "deflate") {
        const { buffer, byteOffset, byteLength } = inflateSync(bytes);
        return { decompressed: new Uint8Array(buffer, byteOffset, byteLength), compressed: bytes };
      }
      const { readable, writable } = new DecompressionStream(name);`,
  },
  {
    file: "pdf.worker.mjs",
    why: "For the change above.",
    find: "const AnnotationEditorPrefix",
    replace: 'import { inflateSync } from "node:zlib";\nconst AnnotationEditorPrefix',
  },
  {
    file: "pdf.worker.mjs",
    why: "Fonts are repaired for drawing. Without a table of their characters' meanings, the repair completes it.",
    find: "data = this.checkAndRepair(name, file, properties);",
    replace:
      'if (!properties.hasIncludedToUnicodeMap || !isTrueTypeFile(file) || bytesToString(file.peekBytes(512)).includes("CFF ")) this.checkAndRepair(name, file, properties);',
  },
  {
    file: "pdf.worker.mjs",
    why: "The same for fonts of the other kind, where one line of the conversion completes the table.",
    find: "data = this.convert(name, cff, properties);",
    replace:
      "if (properties.builtInEncoding) adjustType1ToUnicode(properties, properties.builtInEncoding);",
  },
  {
    file: "pdf.worker.mjs",
    why: "Called several times for each letter: the products without their zeros, and without lists in between.",
    find: "return Util.transform(textState.ctm, Util.transform(textState.textMatrix, tsm));",
    replace: `const m = textState.textMatrix, [x, , , y, , rise] = tsm;
      const [a, b, c, d, e, f] = textState.ctm;
      const m0 = m[0] * x, m1 = m[1] * x, m2 = m[2] * y, m3 = m[3] * y;
      const m4 = m[2] * rise + m[4], m5 = m[3] * rise + m[5];
      return [a * m0 + c * m1, b * m0 + d * m1, a * m2 + c * m3, b * m2 + d * m3, a * m4 + c * m5 + e, b * m4 + d * m5 + f];`,
  },
  {
    file: "pdf.worker.mjs",
    why: "While a page's text is read, all of its operations pass: those that may hide text are noticed.",
    find: "const fn = operation.fn;\n        args = operation.args;\n        switch (fn | 0) {",
    replace: `const fn = operation.fn;
        args = operation.args;
        watched.see(fn, args, { ctm: textState.ctm, resources });
        switch (fn | 0) {`,
  },
  {
    file: "pdf.worker.mjs",
    why: "For the change above.",
    find: "const NOT_A_SPACE_FACTOR = 0.03;",
    replace: "const NOT_A_SPACE_FACTOR = 0.03;\n    const watched = watchOperations(viewBox);",
  },
  {
    file: "pdf.worker.mjs",
    why: "What was noticed goes to the reader of the text.",
    find: "enqueueChunk();\n      resolve();",
    replace: `enqueueChunk();
      if (!prevRefs) sink.enqueue({ items: [], styles: {}, mayHide: watched.mayHide(), rules: watched.rules() }, 0);
      resolve();`,
  },
  {
    file: "pdf.worker.mjs",
    why: "What a form draws has a clipping area and a layer of its own.",
    find: "const xObjStateManager = new StateManager(currentState);",
    replace: `const xObjStateManager = new StateManager(currentState);
              watched.see(OPS.paintFormXObjectBegin, args, { ctm: textState.ctm, resources });`,
  },
  {
    file: "pdf.worker.mjs",
    why: "For the changes above.",
    find: "const BBOX_INIT =",
    replace: `import { watchOperations } from ${JSON.stringify(watcher)};\nconst BBOX_INIT =`,
  },
  {
    file: "pdf.worker.mjs",
    why: "Texts that are less than two thirds of a letter apart become one: where its spaces are is kept, in page units.",
    find: 'resetLastChars();\n          textContentItem.str.push(" ");',
    replace: `resetLastChars();
          const { totalWidth, width: passed, textAdvanceScale } = textContentItem;
          textContentItem.spaces.push([totalWidth + passed * textAdvanceScale, totalWidth + (passed + width) * textAdvanceScale]);
          textContentItem.str.push(" ");`,
  },
  {
    file: "pdf.worker.mjs",
    why: "For the change above.",
    find: "textContentItem.hasEOL = false;\n      textContentItem.initialized = true;",
    replace:
      "textContentItem.hasEOL = false;\n      textContentItem.spaces = [];\n      textContentItem.initialized = true;",
  },
  {
    file: "pdf.worker.mjs",
    why: "For the change above.",
    find: "hasEOL: textChunk.hasEOL",
    replace: "hasEOL: textChunk.hasEOL,\n        spaces: textChunk.spaces",
  },
  {
    file: "pdf.mjs",
    why: "The sandbox refuses the addon that draws: looking for it and reporting that costs 20 ms for each document.",
    find: "if (isNodeJS) {\n  let canvas;",
    replace: "if (false) {\n  let canvas;",
  },
  {
    file: "pdf.mjs",
    why: "Both sides are in one process. A sender reuses the lists of a chunk, not what is in them.",
    find: "data: structuredClone(obj, transfer ? {\n        transfer\n      } : null)",
    replace: `data: obj.chunk
        ? { ...obj, chunk: Object.fromEntries(Object.entries(obj.chunk).map(copyList)) }
        : structuredClone(obj, transfer ? { transfer } : null)`,
  },
  {
    file: "pdf.mjs",
    why: "For the change above.",
    find: "class LoopbackPort {",
    replace: `const copyList = ([key, value]) => [key, Array.isArray(value) ? [...value] : value];
class LoopbackPort {`,
  },
];

/** @throws Error when the library has changed, so that nothing gets lost with a new version of it */
export function lightenPdfjs(): Plugin {
  return {
    name: "lighten-pdfjs",
    transform(code, id) {
      if (!id.includes("pdfjs-dist")) return null;
      return changes.filter(({ file }) => id.endsWith(`/${file}`)).reduce(apply, code);
    },
  };
}

function apply(code: string, { file, find, replace }: Change): string {
  const parts = code.split(find);
  if (parts.length !== 2) throw new Error(`${parts.length - 1} times in ${file}: ${find}`);
  return parts.join(replace);
}
