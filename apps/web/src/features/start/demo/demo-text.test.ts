import { describe, expect, it } from "vitest";
import { demoConversations } from "./conversations.ts";
import { previewSource, parseDemoText } from "./demo-text.ts";

it("reads bold words and source markers, paragraph by paragraph", () => {
  const paragraphs = parseDemoText("It is **so**.[source:1][source:2]\n\nYes.");
  expect(paragraphs.map(({ pieces }) => pieces.map(({ kind, text }) => `${kind} ${text}`))).toEqual(
    [["text It is ", "bold so", "text .", "source 1", "source 2"], ["text Yes."]],
  );
});

it("previews about 100 characters of a passage, 180 with the document's name", () => {
  const long = previewSource({ filename: "n".repeat(200), chunk: "word ".repeat(60) });
  expect(long.text).toMatch(/^(word )+word…$/);
  expect(long.text.length).toBeGreaterThan(90);
  expect(long.text.length).toBeLessThanOrEqual(100);
  expect(long.name.length + long.text.length).toBeLessThanOrEqual(180);
  expect(previewSource({ filename: "a.md", chunk: "One.\nTwo." })).toEqual({
    name: "a.md",
    text: "One. · Two.",
  });
});

describe.each(demoConversations)("the conversation “$preview”", ({ messages }) => {
  it("alternates questions and answers", () => {
    const roles = messages.map(({ role }) => role);
    expect(roles).toEqual(["user", "assistant", "user", "assistant"]);
  });

  it("cites every source it lists and lists every source it cites", () => {
    for (const { text, sources } of messages) {
      const pieces = parseDemoText(text).flatMap((paragraph) => paragraph.pieces);
      const cited = new Set(pieces.filter(({ kind }) => kind === "source").map((p) => p.text));
      expect([...cited].toSorted()).toEqual(sources.map(({ id }) => id));
    }
  });

  it("claims no number that its sources do not have", () => {
    for (const { role, text, sources } of messages) {
      if (role === "user") continue;
      const passages = sources.map(({ chunk }) => chunk).join(" ");
      const plain = passages.replace("fifteenth of December", "15 December");
      const claim = text.replaceAll(/\[source:\d+\]/g, "");
      for (const [number] of claim.matchAll(/\d[\d,:]*\d|\d/g)) expect(plain).toContain(number);
    }
  });
});
