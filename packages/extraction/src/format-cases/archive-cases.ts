import iconv from "iconv-lite";
import { strToU8, zipSync } from "fflate";
import { makeZip } from "../fixtures/make-zip.ts";
import { cut, errorPage, type FormatCases, foreign, paragraphAt as at, picture } from "./case.ts";

const rent = { name: "rent.txt", content: "The rent is 900." };
const many = makeZip(
  Array.from({ length: 50 }, (_, one) => ({ ...rent, name: `${one}/rent.txt` })),
);

/** Of an archive its paths are the text; unpack.test.ts tests what is in them. */
export const archive: FormatCases = {
  extension: ".zip",
  good: {
    "one file": { bytes: () => makeZip([rent]), shown: { "rent.txt (16 bytes)": at(1) } },
    folders: {
      bytes: () => makeZip([{ name: "a/" }, { ...rent, name: "a/b/rent.txt" }]),
      shown: { "a/b/rent.txt": at(1) },
    },
    "stored files": {
      bytes: () => makeZip([{ ...rent, method: 0 }]),
      shown: { "rent.txt": at(1) },
    },
    "a comment": { bytes: () => makeZip([rent], "made today"), shown: { "rent.txt": at(1) } },
    "names in UTF-8": {
      bytes: () => makeZip([{ ...rent, name: "Gebühren.txt" }]),
      shown: { "Gebühren.txt": at(1) },
    },
    "names in a code page of DOS": {
      bytes: () =>
        makeZip([{ ...rent, name: iconv.encode("Übersicht der Gebühren.txt", "cp850") }]),
      shown: { "Übersicht der Gebühren.txt": at(1) },
    },
    "backslashes of Windows": {
      bytes: () => makeZip([{ ...rent, name: String.raw`Leases\2024\rent.txt` }]),
      shown: { "Leases/2024/rent.txt": at(1) },
    },
    "what macOS adds": {
      bytes: () => makeZip([rent, { name: "__MACOSX/._rent.txt", content: "x" }]),
      shown: { "rent.txt": at(1) },
      absent: ["MACOSX"],
    },
    "types that cannot be read": {
      bytes: () => makeZip([rent, { name: "tool.exe", content: "MZ" }]),
      shown: { "rent.txt": at(1), "tool.exe": at(2) },
    },
    "one encrypted file of several": {
      bytes: () => makeZip([rent, { ...rent, name: "secret.txt", flags: 1 }]),
      shown: { "rent.txt": at(1), "secret.txt": at(2) },
    },
    "many files": { bytes: () => many, shown: { "0/rent.txt": at(1), "49/rent.txt": at(50) } },
    "files of another library": {
      bytes: () => zipSync({ leases: { "rent.txt": strToU8("The rent is 900.") } }),
      shown: { "leases/rent.txt": at(1) },
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
