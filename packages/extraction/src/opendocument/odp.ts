import type { ExtractionEvent } from "../extraction-event.ts";
import type { Block } from "../located-text.ts";
import { readXml, type XmlEvent } from "../office/read-xml.ts";
import type { SourceFile } from "../parser.ts";
import { startListStyles } from "./list-styles.ts";
import { contentPart, openPackage, readNamedStyles } from "./open-package.ts";
import { startStyles } from "./styles.ts";
import { startTextBlocks } from "./text-blocks.ts";

type Slide = { text: ReturnType<typeof startTextBlocks>; blocks: Block[]; shown: boolean };

/** .odp: each slide's title, text, tables and notes, in the order the slides are shown. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const opened = await openPackage(file.path, "presentation");
  const [styles, lists] = [startStyles(), startListStyles()];
  await readNamedStyles(opened, (event) => styles.take(event));
  let { title } = opened;
  let [number, slide, place] = [0, undefined as Slide | undefined, startPlace()];
  for await (const batch of readXml(opened.parts.read(contentPart))) {
    for (const event of batch) {
      styles.take(event);
      lists.take(event);
      if (event.type === "open" && event.name === "draw:page") {
        number += 1;
        const anchor = { kind: "slide" as const, slide: number };
        const text = startTextBlocks({ styles, lists, anchor: () => anchor, page: undefined });
        const shown = !styles.isOff("drawing-page", event.attributes["style-name"]);
        slide = { text, blocks: [], shown };
        place = startPlace();
      }
      if (slide === undefined) continue;
      place.take(event);
      slide.blocks.push(...slide.text.take(event).flatMap((block) => place.format(block)));
      if (event.type !== "close" || event.name !== "draw:page") continue;
      const ordered = orderSlide(slide);
      title ??= ordered.find(({ kind, hidden }) => kind === "heading" && !hidden)?.text ?? null;
      for (const block of ordered) yield { type: "block", block };
      slide = undefined;
      yield { type: "progress", done: number, total: number, unit: "page" };
    }
  }
  yield { type: "done", title, pages: number };
}

/** Follows which frame of a slide is open: its title, what repeats on every slide, its notes. */
function startPlace() {
  let [notes, labelled] = [0, false];
  const frames: string[] = [];
  return {
    take(event: XmlEvent): void {
      if (event.type === "text") return;
      const step = event.type === "open" ? 1 : -1;
      if (event.name === "presentation:notes") notes += step;
      if (event.name !== "draw:frame" && event.name !== "draw:custom-shape") return;
      if (event.type === "open") frames.push(event.attributes["class"] ?? "");
      else frames.pop();
    },
    /** The block as it is in the open frame. */
    format(block: Block): Block[] {
      const frame = frames.at(-1) ?? "";
      if (/^(?:date-time|page-number|header|footer|page)$/.test(frame)) return [];
      if (frame === "title" && notes === 0 && block.hidden === undefined) {
        const text = block.text.replace(/\s+/g, " ");
        return [{ kind: "heading", level: 1, text, anchor: block.anchor }];
      }
      if (notes === 0 || labelled || block.hidden !== undefined) return [block];
      labelled = true;
      return [{ ...block, text: `Notes: ${block.text}` }];
    },
  };
}

/** The title comes first, wherever in the file its frame is. A hidden slide is skipped when the presentation is shown. */
function orderSlide({ blocks, shown }: Slide): Block[] {
  const ordered = [
    ...blocks.filter(({ kind }) => kind === "heading"),
    ...blocks.filter(({ kind }) => kind !== "heading"),
  ];
  return shown ? ordered : ordered.map((block) => ({ hidden: "switched_off", ...block }));
}
