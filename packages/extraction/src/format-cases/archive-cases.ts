import iconv from "iconv-lite";
import { strToU8, zipSync } from "fflate";
import { makeZip } from "../fixtures/make-zip.ts";
import { cut, errorPage, type FormatCases, foreign, picture } from "./case.ts";

const rent = { name: "rent.txt", content: "The rent is 900." };
const paths = Array.from({ length: 50 }, (_, one) => `${one}/rent.txt`);
const many = makeZip(paths.map((name) => ({ ...rent, name })));

/** An archive has no text but its files; unpack.test.ts tests what is in them. */
export const archive: FormatCases = {
  extension: ".zip",
  good: {
    "one file": { bytes: () => makeZip([rent]), contains: ["rent.txt"] },
    folders: {
      bytes: () => makeZip([{ name: "a/" }, { ...rent, name: "a/b/rent.txt" }]),
      contains: ["a/b/rent.txt"],
    },
    "stored files": {
      bytes: () => makeZip([{ ...rent, method: 0 }]),
      contains: ["rent.txt"],
    },
    "a comment": { bytes: () => makeZip([rent], "made today"), contains: ["rent.txt"] },
    "names in UTF-8": {
      bytes: () => makeZip([{ ...rent, name: "Gebühren.txt" }]),
      contains: ["Gebühren.txt"],
    },
    "names in a code page of DOS": {
      bytes: () =>
        makeZip([{ ...rent, name: iconv.encode("Übersicht der Gebühren.txt", "cp850") }]),
      contains: ["Übersicht der Gebühren.txt"],
    },
    "backslashes of Windows": {
      bytes: () => makeZip([{ ...rent, name: String.raw`Leases\2024\rent.txt` }]),
      contains: ["Leases/2024/rent.txt"],
    },
    "what macOS adds": {
      bytes: () => makeZip([rent, { name: "__MACOSX/._rent.txt", content: "x" }]),
      contains: ["rent.txt"],
    },
    "types that cannot be read": {
      bytes: () => makeZip([rent, { name: "tool.exe", content: "MZ" }]),
      contains: ["rent.txt", "tool.exe"],
    },
    "one encrypted file of several": {
      bytes: () => makeZip([rent, { ...rent, name: "secret.txt", flags: 1 }]),
      contains: ["rent.txt", "secret.txt"],
    },
    "many files": { bytes: () => many, contains: paths },
    "files of another library": {
      bytes: () => zipSync({ leases: { "rent.txt": strToU8("The rent is 900.") } }),
      contains: ["leases/rent.txt"],
    },
  },
  bad: {
    ...foreign,
    "a picture under its name": picture,
    "a page of the web under its name": errorPage,
    "without its end": cut(many, "truncated"),
    "no files": { bytes: () => makeZip([{ name: "a/" }]), reason: "empty" },
    "a password": { bytes: () => makeZip([{ ...rent, flags: 1 }]), reason: "password_protected" },
    "a bomb": {
      bytes: () => makeZip([{ name: "0.txt", content: Buffer.alloc(120_000_000) }]),
      reason: "too_large_unpacked",
    },
    "a Word document under its name": {
      bytes: () => zipSync({ "[Content_Types].xml": strToU8("<Types/>") }),
      reason: "wrong_content",
    },
  },
};
