import { type Page, expect } from "@playwright/test";
import {
  makePackage,
  namespaces,
  relationships,
} from "../../packages/extraction/src/fixtures/make-package.ts";
import { paragraph } from "../../packages/extraction/src/fixtures/make-docx.ts";
import {
  frame,
  makeOpenDocument,
  slide,
} from "../../packages/extraction/src/fixtures/make-opendocument.ts";
import { findSoffice } from "../../packages/extraction/src/layout/find-soffice.ts";
import { answer, problem } from "./answers.ts";
import { answers } from "./chat.ts";
import { addDocument, type Someone, test } from "./product.ts";
import { documents, openSource } from "./viewer.ts";

test("a PDF is drawn at the cited page, with the words of the cited sentence marked", async ({
  page,
  member,
}) => {
  await uploadDocument(member, documents.pages);
  const viewer = await openSource(page);
  await expect(viewer.getByRole("heading", { name: "rules.pdf" })).toBeFocused();
  const cited = viewer.getByRole("group", { name: "Page 2" });
  await expect(cited).toBeInViewport();
  const marked = cited.locator("[data-cited]").first();
  await expect(marked).toBeInViewport();
  await expect(cited.getByText("thirty cents a day")).toBeAttached();
  // What was drawn is not one colour only.
  await expect.poll(() => countColours(page, '[data-page="2"] canvas')).toBeGreaterThan(1);
  const words = await cited.getByText(/The fine for a book/).boundingBox();
  const box = await marked.boundingBox();
  if (!words || !box) throw new Error("nothing is marked");
  expect(Math.abs(words.y - box.y)).toBeLessThan(5);
  expect(box.height).toBeLessThan(2 * words.height);
  expect(Math.abs(words.width - box.width)).toBeLessThan(20);
  await expect(viewer.locator("[data-page] [data-cited]")).toHaveCount(1);
  await viewer.getByTitle("Zoom in").click();
  await expect(viewer.getByText("125%").or(viewer.getByText(/1[1-9]\d%/))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});

test("a PDF that cannot be drawn is shown as its text", async ({ page, member }) => {
  await uploadDocument(member, documents.pages);
  await answer(page, "/chatbot/files/*/content/", { status: 200, body: "no PDF" });
  const viewer = await openSource(page);
  await expect(viewer.getByText("The pages could not be displayed.")).toBeVisible();
  await expect(viewer.getByRole("region", { name: "Cited passage" })).toContainText("thirty cents");
});

test("a Markdown document is opened in its layout and as it is written, with the sentence marked", async ({
  page,
  member,
}) => {
  const rules = Array.from({ length: 40 }, (_, at) => `Rule ${at} &amp; its *reason*: quiet.\n`);
  const text = `${documents.text.text}\n## Rules\n\n${rules.join("\n")}`;
  await uploadDocument(member, { ...documents.text, text });
  const viewer = await openSource(page);
  await expect(viewer.getByRole("heading", { name: "Lending" })).toBeVisible();
  const sentence = viewer.locator("mark[data-sentence]");
  await expect(sentence).toHaveText(/^The fine for a late book is thirty cents a day\.?$/);
  await expect(sentence).toBeInViewport();
  await viewer.getByRole("radio", { name: "Source" }).press("Space");
  await expect(viewer.getByText("# Lending")).toBeVisible();
  await expect(viewer.getByLabel("Cited passage")).toContainText("thirty cents a day.");
  await viewer.getByTitle("Close source").click();
  await expect(viewer).toBeHidden();
  const listed = answers(page).getByRole("region", { name: "Sources" });
  await listed.getByRole("button", { name: /\[1\]/ }).click();
  await listed.getByRole("button", { name: "Open in the document" }).click();
  await expect(viewer).toBeVisible();
});

test("a Markdown document that takes too long to render is shown as its text", async ({
  page,
  member,
}) => {
  const text = `${documents.text.text}\n${"> ".repeat(60_000)}deep\n`;
  await uploadDocument(member, { name: "rules.md", text });
  const viewer = await openSource(page);
  await expect(viewer.getByRole("region", { name: "Cited passage" })).toContainText("thirty cents");
  await expect(viewer.getByRole("radio")).toHaveCount(0);
});

test("a Word document is laid out with the sentence marked; nothing of it runs or is fetched from elsewhere", async ({
  page,
  member,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await uploadDocument(member, { name: "rules.docx", text: Buffer.from(makeHostileDocx()) });
  const viewer = await openSource(page);
  const sentence = viewer.locator("mark[data-sentence]").first();
  await expect(sentence).toContainText("The fine for a late book is thirty cents a day");
  await expect(sentence).toBeInViewport();
  await expect(viewer.getByText("Press here")).toBeVisible();
  expect(await viewer.getByText("Press here").evaluate((node) => node.closest("a")?.href)).toBe("");
  await expect(viewer.locator("iframe, script, object")).toHaveCount(0);
  await viewer.getByText("Press here").click();
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(asked.filter((url) => /elsewhere|javascript/.test(url))).toEqual([]);
  await viewer.getByRole("radio", { name: "Text" }).press("Space");
  await expect(viewer.getByRole("region", { name: "Cited passage" })).toContainText("thirty cents");
});

test("slides are shown as slides where LibreOffice is installed, else as their text", async ({
  page,
  member,
}) => {
  const hasLayout = (await findSoffice("")) !== undefined;
  await uploadDocument(member, { name: "rules.odp", text: Buffer.from(makeSlides()) });
  const viewer = await openSource(page);
  if (!hasLayout) {
    await expect(viewer.getByRole("region", { name: "Cited passage" })).toContainText("thirty");
    await expect(viewer.getByRole("radio")).toHaveCount(0);
    return;
  }
  const slide = viewer.getByRole("group", { name: "Page 2" });
  await expect(slide.locator("[data-cited]").first()).toBeInViewport();
  await expect.poll(() => countColours(page, '[data-page="2"] canvas')).toBeGreaterThan(1);
  await viewer.getByRole("radio", { name: "Text" }).press("Space");
  await expect(viewer.getByRole("region", { name: "Cited passage" })).toContainText("thirty");
});

test("a sheet is a table with the row marked that was looked up", async ({ page, member }) => {
  await uploadDocument(member, documents.sheet);
  const viewer = await openSource(page);
  const rows = viewer.locator("tr[data-computed]");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("thirty cents a day");
  await expect(viewer.getByRole("columnheader", { name: "Fine", exact: true })).toBeVisible();
});

test("a wide and long sheet scrolls in its box, where the names of its columns stay", async ({
  page,
  member,
}) => {
  const columns = Array.from({ length: 18 }, (_, at) => `Column ${String.fromCharCode(65 + at)}`);
  const lines = Array.from({ length: 80 }, (_, row) =>
    columns.map((_, at) => (at === 0 && row === 60 ? "late book fine" : `v ${row} ${at}`)),
  );
  const text = [columns, ...lines].map((cells) => cells.join(",")).join("\n");
  const folder = await member.post("/chatbot/chat/create_scope/", { name: "Wide" });
  await addDocument(member, { name: "wide.csv", text }, folder.id);
  const viewer = await openSource(page, "Which row has the late book fine?");
  await expect(viewer.getByRole("cell", { name: "late book fine" })).toBeInViewport();
  const box = viewer.getByRole("group");
  const hidden = await box.evaluate((node) => [
    node.scrollTop,
    node.scrollWidth - node.clientWidth,
  ]);
  for (const pixels of hidden) expect(pixels).toBeGreaterThan(100);
  await box.evaluate((node) => node.scrollTo(node.scrollWidth, node.scrollTop));
  await expect(viewer.getByRole("columnheader", { name: "Column R" })).toBeInViewport({
    ratio: 0.9,
  });
  await expect(viewer.getByRole("columnheader", { name: "Column A" })).not.toBeInViewport();
  await expect(viewer.getByRole("rowheader", { name: "62" })).toBeInViewport({ ratio: 0.9 });
});

test("the file can be downloaded from the viewer", async ({ page, member }) => {
  await uploadDocument(member, documents.text);
  const viewer = await openSource(page);
  const download = page.waitForEvent("download");
  await viewer.getByTitle("Download file").click();
  expect((await download).suggestedFilename()).toBe("rules.md");
});

test("a document deleted since shows what the answer kept of it", async ({ page, member }) => {
  await uploadDocument(member, documents.text);
  await answer(
    page,
    "/chatbot/files/*/**",
    problem(404, "This file does not exist.", "document.not_found"),
  );
  const viewer = await openSource(page);
  await expect(viewer.getByText("This document was deleted.")).toBeVisible();
  await expect(viewer.getByLabel("Cited passage")).toContainText("thirty cents");
});

const sentence = "The fine for a late book is thirty cents a day.";

/** A document with a script as a link, a page of its own, and a picture of another host. */
function makeHostileDocx(): Uint8Array {
  const outside = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/>`;
  const link = `<w:p><w:hyperlink r:id="script"><w:r><w:t>Press here</w:t></w:r></w:hyperlink></w:p>`;
  const picture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="900000" cy="900000"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="picture" r:link="picture"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const body = [
    ...Array.from({ length: 40 }, (_, at) => paragraph(`On day ${at} a member may borrow books.`)),
    paragraph(sentence),
    `${link}${picture}<w:altChunk r:id="page"/>`,
  ].join("");
  const links = [
    outside("script", "hyperlink", "javascript:window.ran=true"),
    outside("picture", "image", "https://elsewhere.example/picture.png"),
    outside("page", "aFChunk", "https://elsewhere.example/page.html"),
  ];
  return makePackage({
    "_rels/.rels": relationships([["r", "officeDocument", "word/document.xml"]]),
    "word/document.xml": `<w:document ${namespaces.word} ${namespaces.reference}><w:body>${body}</w:body></w:document>`,
    "word/_rels/document.xml.rels": relationships([]).replace("</", `${links.join("")}</`),
  });
}

/** LibreOffice reads a package only if its manifest lists the parts. */
function makeSlides(): Uint8Array {
  const entry = (path: string, media: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${media}"/>`;
  const manifest =
    entry("/", "application/vnd.oasis.opendocument.presentation") +
    entry("content.xml", "text/xml") +
    entry("styles.xml", "text/xml");
  const body = slide("Opening hours") + slide("Fines", frame(sentence));
  return makeOpenDocument("presentation", { body, manifest });
}

async function uploadDocument(member: Someone, file: { name: string; text: string | Buffer }) {
  const folder = await member.post("/chatbot/chat/create_scope/", { name: "Rules" });
  await addDocument(member, file, folder.id);
}

function countColours(page: Page, canvas: string): Promise<number> {
  return page.evaluate((selector) => {
    const drawn = document.querySelector<HTMLCanvasElement>(selector);
    const context = drawn?.getContext("2d");
    if (!drawn || !context || drawn.width === 0) return 0;
    const { data } = context.getImageData(0, 0, drawn.width, drawn.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, canvas);
}
