import type { Nodes, Root } from "mdast";

type Parent = Extract<Nodes, { children: unknown[] }>;

/**
 * A remark plugin for raw HTML, which is never rendered: a block of it is shown as the code that it is, tags within a line
 * are left out around their text, and so are comments.
 */
export function remarkShowMarkup() {
  return (tree: Root) => visit(tree);
}

function visit(parent: Parent): void {
  const children = parent.children as Nodes[];
  for (let at = children.length - 1; at >= 0; at -= 1) {
    const node = children[at];
    if (node?.type === "html") {
      const isBlock = isFlow(parent);
      const text = node.value.replaceAll(/<!--[^]*?(?:-->|$)/g, "").trim();
      if (!isBlock || text === "") children.splice(at, 1);
      else children[at] = { ...node, type: "code", lang: "html", value: text };
    } else if (node && "children" in node) visit(node);
  }
}

/** Whether the children of a node are blocks. */
function isFlow({ type }: Parent): boolean {
  return ["root", "blockquote", "listItem", "footnoteDefinition"].includes(type);
}
