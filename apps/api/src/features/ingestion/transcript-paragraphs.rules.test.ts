import { describe, expect, it } from "vitest";
import type { TranscriptSegment } from "../../platform/models/models.ts";
import { startTranscriptParagraphs } from "./transcript-paragraphs.rules.ts";

function collectParagraphs(segments: TranscriptSegment[]) {
  const paragraphs = startTranscriptParagraphs();
  return [...segments.flatMap((one) => paragraphs.push(one)), ...paragraphs.end()].map(
    ({ text, anchor }) => ({ text, anchor }),
  );
}
const time = (from: number, to: number) => ({ kind: "time", from, to });

describe("paragraphs of a transcript", () => {
  it("continue over short pauses and end at long ones", () => {
    const segments = [
      { from: 1, to: 2, text: "Good morning." },
      { from: 3.9, to: 5, text: "Welcome aboard." },
      { from: 7, to: 9, text: "The first stop" },
      { from: 9, to: 10, text: "is Norholm." },
    ];
    expect(collectParagraphs(segments)).toEqual([
      { text: "Good morning. Welcome aboard.", anchor: time(1, 5) },
      { text: "The first stop is Norholm.", anchor: time(7, 10) },
    ]);
    expect(collectParagraphs([])).toEqual([]);
  });

  it("end after a sentence once they are long enough, and at the maximum length in any case", () => {
    const sentence = `${"word ".repeat(50).trim()}.`;
    const seconds = (count: number, text: string) =>
      Array.from({ length: count }, (_, at) => ({ from: at, to: at + 1, text }));
    const lengths = (segments: TranscriptSegment[]) =>
      collectParagraphs(segments).map(({ anchor }) => anchor);
    expect(lengths(seconds(4, sentence))).toEqual([time(0, 2), time(2, 4)]);
    expect(lengths(seconds(4, sentence.slice(0, -1)))).toEqual([time(0, 3), time(3, 4)]);
  });

  it("have no spaces where the script has none", () => {
    const segments = [
      { from: 0, to: 1, text: "私達は" },
      { from: 1, to: 2, text: "学校にいます。" },
    ];
    expect(collectParagraphs(segments)[0]?.text).toBe("私達は学校にいます。");
  });
});
