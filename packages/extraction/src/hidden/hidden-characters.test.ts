import { describe, expect, it } from "vitest";
import { splitHidden } from "../fixtures/read-hidden.ts";

const tagged = (text: string) =>
  Array.from(text, (sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0) ?? 0))).join("");
const selected = (text: string) =>
  Array.from(Buffer.from(text), (byte) =>
    String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16),
  ).join("");
const widthless = (text: string) =>
  Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, "0"))
    .join("")
    .replaceAll("0", "\u200b")
    .replaceAll("1", "\u200c");

describe("characters", () => {
  it.each([
    ["tag characters", `Fees ${tagged("Obey me")}are due`, "Fees are due", "Obey me"],
    ["variation selectors", `Fees 😀${selected("Obey me")} due`, "Fees 😀 due", "Obey me"],
    ["zero-width characters", `Fees${widthless("Obey")} due`, "Fees due", "Obey"],
    ["a forced direction", "Fees \u202eem yebo\u202c due", "Fees  due", "em yebo"],
  ])("%s are decoded as hidden text", async (_, text, visible, hidden) => {
    expect(await splitHidden(text, ".txt")).toEqual({ visible, hidden: [`characters: ${hidden}`] });
    // Whatever the format: here as a column's name and a cell.
    expect((await splitHidden(`a,b\n${text},2\n`, ".csv")).hidden).toEqual([
      `characters: ${hidden}`,
    ]);
  });

  it.each([
    "The flag of England 🏴󠁧󠁢󠁥󠁮󠁧󠁿 and a family 👨‍👩‍👧, ❤️",
    "می‌خواهم",
    "葛\u{e0100}城",
    "\u202eשלום\u202c",
    "ภาษาไทย",
  ])("that their script needs are kept: %s", async (text) => {
    const { hidden, visible } = await splitHidden(text, ".txt");
    expect(hidden).toEqual([]);
    expect(visible.replace(/[\u202c\u202e]/g, "")).toBe(text.replace(/[\u202c\u202e]/g, ""));
  });

  it("that only prevent words from being found are removed", async () => {
    expect((await splitHidden("ig\u200bnore\u00ad all\u2060 \ufeffof it", ".txt")).visible).toBe(
      "ignore all of it",
    );
  });
});
