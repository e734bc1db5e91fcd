import { TextDecoder } from "node:util";
import iconv from "iconv-lite";

const usual = "windows-1252";

/** The encodings of mail whose numbers are no code pages of Windows. */
const named: Readonly<Record<number, string>> = {
  20_127: "utf-8", // ASCII, which is a part of it
  20_866: "koi8-r",
  21_866: "koi8-u",
  50_220: "iso-2022-jp",
  50_221: "iso-2022-jp",
  50_222: "iso-2022-jp",
  51_932: "euc-jp",
  51_949: "euc-kr",
  54_936: "gb18030",
  65_001: "utf-8",
};

/** The code pages of Windows by the languages (the lower ten bits of a locale) that do not use 1252. */
const languages: Readonly<Record<number, number>> = {
  ...Object.fromEntries([0x05, 0x0e, 0x15, 0x18, 0x1a, 0x1b, 0x1c, 0x24].map((id) => [id, 1250])),
  ...Object.fromEntries([0x02, 0x19, 0x22, 0x23, 0x2f, 0x3f, 0x44].map((id) => [id, 1251])),
  ...Object.fromEntries([0x01, 0x20, 0x29].map((id) => [id, 1256])),
  ...Object.fromEntries([0x25, 0x26, 0x27].map((id) => [id, 1257])),
  0x08: 1253,
  0x0d: 1255,
  0x11: 932,
  0x12: 949,
  0x1e: 874,
  0x1f: 1254,
  0x2a: 1258,
};
const chinese = 0x04;
const traditional = new Set([0x04_04, 0x0c_04, 0x14_04]);

/** The code page in which Windows stores texts of a locale. */
export function codePageOf(locale: number): number {
  const language = locale % 0x4_00;
  if (language === chinese) return traditional.has(locale) ? 950 : 936;
  return languages[language] ?? 1252;
}

/** Decodes bytes in a code page; one that nobody knows is taken for the usual one. */
export function decodeCodePage(bytes: Buffer, codePage: number | undefined): string {
  const isoPart = codePage !== undefined && codePage >= 28_591 && codePage <= 28_605;
  const name = isoPart
    ? `iso-8859-${codePage - 28_590}`
    : (named[codePage ?? 0] ?? `cp${codePage}`);
  if (iconv.encodingExists(name)) return iconv.decode(bytes, name);
  if (name === "iso-2022-jp") return new TextDecoder(name).decode(bytes);
  return iconv.decode(bytes, usual);
}
