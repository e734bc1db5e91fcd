import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { namespaces } from "../fixtures/make-package.ts";
import { makePptx, shape } from "../fixtures/make-pptx.ts";
import { readAll, readFileAt } from "../fixtures/read-all.ts";
import { splitHidden } from "../fixtures/read-hidden.ts";

// A real document of other authors, for measuring only; a fresh clone does not have it.
const real = fileURLToPath(
  new URL("../../../../../shared/data/documents/good/pptx/45545_Comment.pptx", import.meta.url),
);

const newer = 'xmlns:n="http://schemas.microsoft.com/office/powerpoint/2018/8/main"';
const say = (...paragraphs: string[]) =>
  `<n:txBody>${paragraphs.map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join("")}</n:txBody>`;
const reply = (author: string, text: string) =>
  `<n:reply authorId="${author}">${say(text)}</n:reply>`;
const thread = `<n:cmLst ${newer} ${namespaces.drawing}><n:cm authorId="{1}"><n:replyLst>${reply("{2}", "Deep water.")}${reply("{9}", "I see.")}</n:replyLst>${say("Why so", "much?")}</n:cm><n:cm authorId="{2}">${say("Check.")}</n:cm></n:cmLst>`;
const people = `<n:authorLst ${newer}><n:author id="{1}" name="Ada"/><n:author id="{2}" name="Grace"/></n:authorLst>`;
const olderPeople = `<p:cmAuthorLst ${namespaces.slide}><p:cmAuthor id="0" name="Ada"/></p:cmAuthorLst>`;
const older = `<p:cmLst ${namespaces.slide}><p:cm authorId="0"><p:pos x="1" y="2"/><p:text>Why so much?</p:text></p:cm></p:cmLst>`;
const make = (comments: string, authors: string, show = true) =>
  makePptx(
    [{ shapes: shape("title", "Fees"), notes: shape("body", "Slowly."), comments, show }],
    authors,
  );

describe("comments of a presentation", () => {
  it("follow their slide as annotations with their authors", async () => {
    const { blocks } = await readAll(make(older, olderPeople), ".pptx");
    expect(blocks.map(({ text }) => text).slice(0, 2)).toEqual(["Fees", "Notes: Slowly."]);
    expect(blocks.slice(2)).toEqual([
      {
        kind: "paragraph",
        text: "Comment by Ada: Why so much?",
        anchor: { kind: "slide", slide: 1 },
        annotation: true,
      },
    ]);
  });

  it("are emitted as threads, replies after the comment", async () => {
    const { blocks } = await readAll(make(thread, people), ".pptx");
    expect(blocks.slice(2).map(({ text }) => text)).toEqual([
      "Comment by Ada: Why so much?",
      "Comment by Grace: Deep water.",
      "Comment: I see.",
      "Comment by Grace: Check.",
    ]);
  });

  it("are hidden with their slide", async () => {
    const { visible, hidden } = await splitHidden(make(older, olderPeople, false), ".pptx");
    expect(visible).toBe("");
    expect(hidden.at(-1)).toBe("switched_off: Comment by Ada: Why so much?");
  });

  it.each([
    ["them", thread.slice(0, 400), people],
    ["the list of authors", older, "<n:authorLst"],
  ])("are passed over where damage keeps %s from being read", async (_, comments, authors) => {
    const { visible } = await splitHidden(make(comments, authors), ".pptx");
    expect(visible).toMatch(/^Fees\nNotes: Slowly\.(?:\nComment: Why so much\?)?$/);
  });

  it.skipIf(!existsSync(real))("are read from a real file", async () => {
    const { blocks } = await readFileAt(real, ".pptx");
    const comments = blocks.filter(({ annotation }) => annotation === true);
    expect(comments.map(({ text }) => text)).toContain("Comment by XPVMWARE01: testdoc");
  });
});
