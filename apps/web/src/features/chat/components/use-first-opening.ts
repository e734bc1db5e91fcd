import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";

type TriggerProps = Pick<
  ComponentProps<"button">,
  "aria-haspopup" | "aria-expanded" | "onClick" | "onKeyDown"
>;

/** What opened a menu for the first time: until then, only its trigger is drawn, with these properties. */
export function useFirstOpening() {
  const [openedBy, setOpenedBy] = useState<"nothing" | "pointer" | "key">("nothing");
  const triggerProps: TriggerProps = {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onClick: ({ detail }) => setOpenedBy(detail === 0 ? "key" : "pointer"),
    onKeyDown: ({ key }) => {
      if (key === "ArrowDown" || key === "ArrowUp") setOpenedBy("key");
    },
  };
  return { openedBy, triggerProps };
}

/** Opens the menu of a trigger that a key was pressed on before the menu's code was loaded. */
export function useOpenedByKey(byKey: boolean): RefObject<HTMLButtonElement | null> {
  const trigger = useRef<HTMLButtonElement>(null);
  // The menu takes a click without a pointer for one of the keyboard.
  useEffect(() => {
    const isOpen = trigger.current?.ariaExpanded === "true";
    if (byKey && !isOpen) trigger.current?.click();
  }, [byKey]);
  return trigger;
}
