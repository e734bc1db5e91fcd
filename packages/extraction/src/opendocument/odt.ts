import type { ExtractionEvent } from "../extraction-event.ts";
import { white } from "../hidden/colours.ts";
import type { Block } from "../located-text.ts";
import { readXml, type XmlEvent } from "../office/read-xml.ts";
import type { SourceFile } from "../parser.ts";
import { startHeaderFooterBlocks } from "../word/header-footer-blocks.ts";
import { startListStyles } from "./list-styles.ts";
import { contentPart, openPackage, type OpenPackage, readNamedStyles } from "./open-package.ts";
import { startStyles } from "./styles.ts";
import { startTextBlocks } from "./text-blocks.ts";

type Definitions = {
  styles: ReturnType<typeof startStyles>;
  lists: ReturnType<typeof startListStyles>;
};

/** .odt: headings, paragraphs, list items, table rows and notes, each with its paragraph numbers; then headers and footers. */
export async function* parse(file: SourceFile): AsyncGenerator<ExtractionEvent> {
  const opened = await openPackage(file.path, "text");
  const definitions = { styles: startStyles(), lists: startListStyles() };
  const headersFooters = startHeadersFooters(definitions);
  await readNamedStyles(opened, headersFooters.take);
  let { title } = opened;
  for await (const block of readBody(opened, definitions)) {
    if (block.kind === "heading" && block.level === 1) title ??= block.text;
    yield { type: "block", block };
  }
  for (const block of headersFooters.blocks) yield { type: "block", block };
  yield { type: "progress", done: file.size, total: file.size, unit: "byte" };
  yield { type: "done", title, pages: null };
}

async function* readBody(
  { parts }: OpenPackage,
  { styles, lists }: Definitions,
): AsyncGenerator<Block> {
  const anchor = (from: number, to: number) => ({ kind: "paragraph" as const, from, to });
  const body = startTextBlocks({ styles, lists, anchor, page: white });
  for await (const batch of readXml(parts.read(contentPart))) {
    for (const event of batch) {
      styles.take(event);
      lists.take(event);
      yield* body.take(event);
    }
  }
}

const headersAndFooters = /^style:(header|footer)(?:-left|-first)?$/;

/** Collects the named styles, and the headers and footers of the pages. */
function startHeadersFooters({ styles, lists }: Definitions) {
  const takeBlock = startHeaderFooterBlocks();
  const blocks: Block[] = [];
  let open: { text: ReturnType<typeof startTextBlocks>; shown: boolean } | undefined;

  function begin(kind: "header" | "footer", { display }: Record<string, string>): void {
    const text = startTextBlocks({ styles, lists, anchor: () => ({ kind }), page: white });
    open = { text, shown: display !== "false" };
  }

  return {
    blocks,
    take: (event: XmlEvent): void => {
      styles.take(event);
      lists.take(event);
      const name = event.type === "text" ? "" : event.name;
      const [, kind] = headersAndFooters.exec(name) ?? [];
      if (kind !== undefined && event.type === "open") {
        begin(kind === "header" ? "header" : "footer", event.attributes);
      } else if (kind !== undefined) open = undefined;
      else if (open !== undefined) {
        const { text, shown } = open;
        blocks.push(...text.take(event).flatMap((block) => takeBlock(block, shown)));
      }
    },
  };
}
