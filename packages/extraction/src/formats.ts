import type { ContainerExtension, DocumentExtension } from "@footnote/contracts/file-types";

const picture = new URL("./ocr/picture.ts", import.meta.url);
const plain = new URL("./text/plain.ts", import.meta.url);
const html = new URL("./web/html.ts", import.meta.url);
const delimited = new URL("./tables/delimited.ts", import.meta.url);

/**
 * The module that reads each type of document. Each exports a `parse: Parser` and is loaded in the sandbox only.
 * A type of the contracts' table without a parser, or a parser without a type, does not compile.
 */
export const parsers: Readonly<Record<DocumentExtension, URL>> = {
  ".txt": plain,
  ".log": plain,
  ".md": new URL("./text/markdown.ts", import.meta.url),
  ".csv": delimited,
  ".tsv": delimited,
  ".docx": new URL("./word/docx.ts", import.meta.url),
  ".xlsx": new URL("./sheets/xlsx.ts", import.meta.url),
  ".xls": new URL("./sheets/xls.ts", import.meta.url),
  ".pptx": new URL("./slides/pptx.ts", import.meta.url),
  ".doc": new URL("./word/doc.ts", import.meta.url),
  ".ppt": new URL("./slides/ppt.ts", import.meta.url),
  ".html": html,
  ".htm": html,
  ".rtf": new URL("./rtf/rtf.ts", import.meta.url),
  ".odt": new URL("./opendocument/odt.ts", import.meta.url),
  ".ods": new URL("./opendocument/ods.ts", import.meta.url),
  ".odp": new URL("./opendocument/odp.ts", import.meta.url),
  ".json": new URL("./data/json.ts", import.meta.url),
  ".xml": new URL("./data/xml.ts", import.meta.url),
  ".epub": new URL("./ebook/epub.ts", import.meta.url),
  ".eml": new URL("./mail/eml.ts", import.meta.url),
  ".msg": new URL("./mail/msg.ts", import.meta.url),
  ".png": picture,
  ".jpg": picture,
  ".jpeg": picture,
  ".webp": picture,
  ".tif": picture,
  ".tiff": picture,
  ".zip": new URL("./unpacking/archive.ts", import.meta.url),
  ".pdf": new URL("./pdf/pdf.ts", import.meta.url),
};

/** The module that unpacks the files within each type that contains some. Each exports `parse: Unpacker`. */
export const unpackers: Readonly<Record<ContainerExtension, URL>> = {
  ".zip": new URL("./unpacking/unpack-archive.ts", import.meta.url),
  ".eml": new URL("./unpacking/unpack-eml.ts", import.meta.url),
  ".msg": new URL("./unpacking/unpack-msg.ts", import.meta.url),
};

const pagesRecogniser = new URL("./ocr/recognise-pages.ts", import.meta.url);
const pictureRecogniser = new URL("./ocr/recognise-pictures.ts", import.meta.url);

/** The module that reads the scanned pages of a file: of a .pdf, or the pages of a picture. */
export function findRecogniser(extension: string): URL {
  return extension === ".pdf" ? pagesRecogniser : pictureRecogniser;
}

/** Reads pages that were fetched from the web. */
export const webPageParser = new URL("./web/web-page.ts", import.meta.url);

/** The module's URL, or undefined when nothing reads this extension. */
export function findParser(extension: string): URL | undefined {
  return Object.hasOwn(parsers, extension) ? parsers[extension as DocumentExtension] : undefined;
}

/** The module's URL, or undefined when files of this extension contain no others. */
export function findUnpacker(extension: string): URL | undefined {
  return Object.hasOwn(unpackers, extension)
    ? unpackers[extension as ContainerExtension]
    : undefined;
}
