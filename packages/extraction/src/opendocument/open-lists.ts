import type { startListStyles } from "./list-styles.ts";

type OpenList = { id: string; style: string; item: "labelled" | "unlabelled" };

/** Follows the lists of a text and labels the first paragraph of each item. */
export function startOpenLists(styles: ReturnType<typeof startListStyles>) {
  const open: OpenList[] = [];
  const setItem = (item: OpenList["item"]) => void Object.assign(open.at(-1) ?? {}, { item });
  return {
    /** `number` is that of the paragraph before the list. */
    begin(name: string, attributes: Record<string, string>, number: number): void {
      if (name === "text:list-item") setItem("unlabelled");
      if (name === "text:list-header") setItem("labelled");
      if (name !== "text:list") return;
      const outer = open.at(-1);
      const style = attributes["style-name"] ?? outer?.style ?? "";
      const id = attributes["id"] ?? `${number} ${style}`;
      const continues = attributes["continue-numbering"] === "true";
      const own = outer?.id ?? attributes["continue-list"];
      open.push({ id: own ?? styles.beginList(style, { id, continues }), style, item: "labelled" });
    },
    end(name: string): void {
      if (name === "text:list") open.pop();
    },
    /** The label of a paragraph that begins, or of a heading of this level; undefined for what is in no list. */
    nextLabel(level: number | undefined): string | undefined {
      const list = open.at(-1);
      if (list === undefined)
        return level === undefined ? undefined : styles.labelHeading(level - 1);
      if (list.item === "labelled") return "";
      list.item = "labelled";
      return styles.labelItem(list.id, list.style, open.length - 1);
    },
  };
}
