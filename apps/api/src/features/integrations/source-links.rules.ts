import { formatAnchors } from "@footnote/contracts/anchors";
import type { Citation } from "@footnote/contracts/chat/citations";
import { escapeMarkdown } from "../citations/markdown.rules.ts";

type Cited = Pick<Citation["payload"], "document_id" | "chunk_id"> & {
  readonly metadata: Pick<Citation["payload"]["metadata"], "url" | "computation">;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the link to a source: its web page, or its passage in the web app. */
export function linkTo(publicUrl: string, { document_id, chunk_id, metadata }: Cited): string {
  if (metadata.url !== undefined) return metadata.url;
  const passage = metadata.computation ? metadata.computation.passage_id : chunk_id;
  const place = passage !== null && uuid.test(passage) ? `${document_id}.${passage}` : document_id;
  return new URL(`/chat?source=${place}`, publicUrl).href;
}

/** Completes the links to pages of the web app, for clients that are no part of it. */
export function withAbsoluteLinks(publicUrl: string, content: string): string {
  return content.replace(
    /\]\((\/(?:chat\?source=|database)[\w.?=-]*)\)/g,
    (_, path: string) => `](${new URL(path, publicUrl).href})`,
  );
}

/** Formats a source as a line of Markdown: its number, its name as a link, its location. */
export function writeSource(publicUrl: string, { id, payload }: Citation): string {
  const { filename, anchors } = payload.metadata;
  // The name comes from the document or page: it may contain anything.
  const name = escapeMarkdown(filename.replace(/[\s\p{C}]+/gu, " ").trim()) || "Source";
  const place = formatAnchors(anchors);
  const link = linkTo(publicUrl, payload).replace(/[()<>]/g, encodeURIComponent);
  return `[${id}] [${name}](${link})${place === "" ? "" : `, ${escapeMarkdown(place)}`}`;
}

/** Appends the sources to an answer, for clients that show nothing but Markdown. */
export function withSources(
  publicUrl: string,
  { content, citations }: { content: string; citations: readonly Citation[] },
): string {
  if (citations.length === 0) return content;
  const lines = citations.map((citation) => `- ${writeSource(publicUrl, citation)}`);
  return `${content}${sourcesBegin}${lines.join("\n")}`;
}

const sourcesBegin = "\n\nSources:\n\n";

/** Removes the appended sources from an answer that a client sends back. */
export function withoutSources(content: string): string {
  const at = content.lastIndexOf(`${sourcesBegin}- [1]`);
  return at < 0 ? content : content.slice(0, at);
}

export type Annotation = {
  readonly type: "url_citation";
  readonly url_citation: {
    readonly start_index: number;
    readonly end_index: number;
    readonly title: string;
    readonly url: string;
  };
};

/** Formats each marker of an answer as an annotation of OpenAI's API, which many clients show. */
export function annotate(
  publicUrl: string,
  { content, citations }: { content: string; citations: readonly Citation[] },
): Annotation[] {
  return citations.flatMap(({ id, payload }) => {
    const marker = `[${id}]`;
    const about = { title: payload.metadata.filename, url: linkTo(publicUrl, payload) };
    return placesOf(marker, content).map((start) => ({
      type: "url_citation" as const,
      url_citation: { start_index: start, end_index: start + marker.length, ...about },
    }));
  });
}

function placesOf(marker: string, content: string): number[] {
  const places: number[] = [];
  for (let at = content.indexOf(marker); at >= 0; at = content.indexOf(marker, at + 1)) {
    places.push(at);
  }
  return places;
}
