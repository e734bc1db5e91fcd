import { ChevronDown, ChevronRight, Folder, FolderOpen } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "../../../shared/language/format.ts";
import { useDropTarget } from "../dragging/use-dragging.ts";
import { useFolderLink } from "../use-folder-link.ts";
import styles from "./folder-tree.module.css";
import { t } from "./messages.ts";
import type { TreeItem } from "./tree-items.ts";

type TreeLineProps = {
  item: TreeItem;
  /** Whether the page shows this folder. */
  isOpen: boolean;
  isInTabOrder: boolean;
  onFocus: () => void;
  onExpand: (isExpanded: boolean) => void;
};

/** One folder of the tree: a link to it, with a control that expands it. */
export function TreeLine({ item, isOpen, isInTabOrder, onFocus, onExpand }: TreeLineProps) {
  const { id, name, documents, level, isExpanded, position, siblings } = item;
  const link = useFolderLink();
  const dropTarget = useDropTarget(id);
  const Icon = isOpen ? FolderOpen : Folder;
  const Arrow = isExpanded === true ? ChevronDown : ChevronRight;

  /** A press on the arrow expands the folder instead of opening it, as the arrow keys do. */
  function press(event: MouseEvent) {
    const onArrow = event.target instanceof Element && event.target.closest("[data-arrow]");
    if (!onArrow) return;
    event.preventDefault();
    onExpand(isExpanded !== true);
  }

  return (
    <Link
      {...link({ id, name }, [])}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isOpen}
      aria-expanded={isExpanded ?? undefined}
      aria-current={isOpen ? "page" : undefined}
      data-folder={id}
      tabIndex={isInTabOrder ? 0 : -1}
      title={name}
      className={styles.line}
      style={{ paddingInlineStart: (level - 1) * 14 }}
      onFocus={onFocus}
      onClick={press}
      {...dropTarget}
    >
      <span className={styles.arrow} data-arrow={isExpanded === null ? undefined : ""}>
        {isExpanded !== null && <Arrow size={14} aria-hidden="true" />}
      </span>
      <Icon size={16} aria-hidden="true" className={styles.icon} />
      <span className={styles.name}>{name}</span>
      {documents > 0 && (
        <span className={styles.count} aria-hidden="true">
          {formatNumber(documents)}
        </span>
      )}
      <span className="visually-hidden">{t.files(documents)}</span>
    </Link>
  );
}
