import type { FolderInTree } from "@footnote/contracts/folders";
import { ChevronDown, ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useMemo, useState } from "react";
import { useFolderTree } from "../../../shared/queries.ts";
import { useStored } from "../../../shared/stored-value.ts";
import styles from "./folder-tree.module.css";
import { t } from "./messages.ts";
import { findTreeStep, listTreeItems } from "./tree-items.ts";
import { TreeLine } from "./tree-line.tsx";
import { useExpandedFolders } from "./use-expanded-folders.ts";

/** All folders as a tree, which can be collapsed; nothing where there are none. */
export function FolderTree({ openId }: { openId: string | null }) {
  const { data: tree } = useFolderTree();
  const [isShown, setShown] = useStored("database-tree-shown", (found) => found !== false);
  if (!tree || tree.length === 0) return null;
  const Arrow = isShown ? ChevronDown : ChevronRight;
  return (
    <div className={styles.pane}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Arrow size={14} aria-hidden="true" />
        {t.tree}
      </button>
      {isShown && <Tree tree={tree} openId={openId} />}
    </div>
  );
}

/** Arrow keys move and expand, Enter opens; one item at a time is in the order of Tab. */
function Tree({ tree, openId }: { tree: readonly FolderInTree[]; openId: string | null }) {
  const { expanded, setExpanded } = useExpandedFolders(openId, tree);
  const items = useMemo(() => listTreeItems(tree, expanded), [tree, expanded]);
  const [focused, setFocused] = useState<string | null>(null);
  const isListed = (id: string | null) => items.some((item) => item.id === id);
  const inTabOrder = [focused, openId].find(isListed) ?? items[0]?.id;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, altKey, ctrlKey, metaKey, currentTarget, target } = event;
    const id = target instanceof HTMLElement ? target.dataset["folder"] : undefined;
    if (id === undefined || altKey || ctrlKey || metaKey) return;
    const step = findTreeStep(items, id, key);
    if (!step) return;
    event.preventDefault();
    if ("focus" in step) {
      const selector = `[data-folder="${CSS.escape(step.focus)}"]`;
      currentTarget.querySelector<HTMLElement>(selector)?.focus();
    } else if ("expand" in step) setExpanded(step.expand, true);
    else setExpanded(step.collapse, false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its items has the focus
    <div role="tree" aria-label={t.tree} className={styles.tree} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <TreeLine
          key={item.id}
          item={item}
          isOpen={item.id === openId}
          isInTabOrder={item.id === inTabOrder}
          onFocus={() => setFocused(item.id)}
          onExpand={(isExpanded) => setExpanded(item.id, isExpanded)}
        />
      ))}
    </div>
  );
}
