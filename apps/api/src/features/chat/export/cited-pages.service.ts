import type { Member } from "../../../context/caller.ts";
import type { TenantApp } from "../../../context/tenancy.ts";
import { findDocument, type StoredDocument } from "../../documents/content.service.ts";
import { drawPages, hasDrawablePages } from "../../layouts/page-images.service.ts";
import {
  type CitedDocument,
  type CitedPage,
  listCitedDocuments,
  pagesMax,
} from "./cited-pages.rules.ts";
import type { ExportedConversation } from "./exported-conversation.rules.ts";

type Drawer = TenantApp<"db" | "blobs" | "config" | "log">;

/** For all pages together; somebody waits for the file. */
const totalMs = 30_000;

const isShown = ({ image }: CitedPage) => typeof image === "object";

/** Draws the cited pages of PDF files. Those that are not shown come first, with the reason. */
export async function drawCitedPages(
  app: Drawer,
  member: Member,
  conversation: ExportedConversation,
): Promise<CitedPage[]> {
  const ends = performance.now() + totalMs;
  const drawn: CitedPage[] = [];
  for (const cited of listCitedDocuments(conversation)) {
    const document = await findDocument(app, member, cited.id);
    if (!document) {
      drawn.push(...leaveOut(cited, "deleted"));
    } else if (hasDrawablePages(document)) {
      const room = Math.max(0, pagesMax - drawn.filter(isShown).length);
      const within = { ...cited, pages: cited.pages.slice(0, room) };
      drawn.push(...(await drawWithin(app, within, { document, ends })));
      drawn.push(...leaveOut({ ...cited, pages: cited.pages.slice(room) }, "too_many"));
    }
  }
  return [...drawn.filter((one) => !isShown(one)), ...drawn.filter(isShown)];
}

async function drawWithin(
  app: Drawer,
  { name, pages }: CitedDocument,
  { document, ends }: { document: StoredDocument; ends: number },
): Promise<CitedPage[]> {
  const timeoutMs = ends - performance.now();
  if (pages.length === 0) return [];
  if (timeoutMs <= 0) return leaveOut({ name, pages }, "unreadable");
  const images = await drawPages(app, document, { pages, timeoutMs });
  return pages.map(({ page, notes }) => {
    return { name, page, notes, image: images.get(page) ?? "unreadable" };
  });
}

function leaveOut(
  { name, pages }: Pick<CitedDocument, "name" | "pages">,
  image: "deleted" | "too_many" | "unreadable",
): CitedPage[] {
  return pages.map(({ page, notes }) => ({ name, page, notes, image }));
}
