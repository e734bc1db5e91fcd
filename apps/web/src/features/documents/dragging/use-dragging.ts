import type { DragEvent } from "react";
import { use } from "react";
import type { Item } from "../api.ts";
import { DraggingContext } from "./dragging-context.ts";

/** Returns the properties of an element that stands for these entries and can be dragged to a folder. */
export function useDraggable(items: () => readonly Item[]) {
  const dragging = use(DraggingContext);
  if (!dragging) return {};
  return {
    draggable: true,
    onDragStart(event: DragEvent) {
      const dragged = items();
      if (dragged.length === 0) return;
      event.dataTransfer.effectAllowed = "copyMove";
      event.dataTransfer.setData("text/plain", dragged.map(({ name }) => name).join("\n"));
      dragging.start(dragged);
    },
  };
}

/** Returns the properties of an element that stands for a folder (null for the top level), which entries can be dragged to. */
export function useDropTarget(targetId: string | null | undefined) {
  const dragging = use(DraggingContext);
  if (!dragging || targetId === undefined || !dragging.allowed.has(targetId)) return {};
  const { over, setOver, drop } = dragging;
  return {
    "data-drop-target": over === targetId || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      event.dataTransfer.dropEffect = "move";
      setOver(targetId);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) setOver(undefined);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      event.stopPropagation();
      drop(targetId);
    },
  };
}
