import { lazy, Suspense } from "react";
import { useFirstOpening } from "../components/use-first-opening.ts";
import type { ModelMenuProps } from "./open-model-menu.tsx";

/** Loads the code of the menu, which the page is drawn without. */
export const loadModelMenu = () => import("./open-model-menu.tsx");
const OpenModelMenu = lazy(loadModelMenu);

/** The button of a menu of models; the menu itself from its first opening on. */
export function ModelMenu(props: ModelMenuProps) {
  const { openedBy, triggerProps } = useFirstOpening();
  const trigger = props.renderTrigger(triggerProps);
  if (openedBy === "nothing") return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenModelMenu {...props} byKey={openedBy === "key"} />
    </Suspense>
  );
}
