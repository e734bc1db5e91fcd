import type { Plugin } from "rolldown";

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
