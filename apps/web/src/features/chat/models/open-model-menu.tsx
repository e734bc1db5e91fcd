import { Menu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { ComponentProps, ReactElement } from "react";
import { useOpenedByKey } from "../components/use-first-opening.ts";
import styles from "../components/menu.module.css";

export type ModelMenuProps = {
  names: readonly string[];
  /** The one that is marked; null where each choice is for once. */
  chosen: string | null;
  onChoose: (name: string) => void;
  renderTrigger: (props: ComponentProps<"button">) => ReactElement;
};

type OpenModelMenuProps = ModelMenuProps & {
  /** Whether a key opened it: then the first model has the focus. */
  byKey: boolean;
};

/** The menu of models, open from the start. */
export default function OpenModelMenu({ renderTrigger, byKey, ...list }: OpenModelMenuProps) {
  const button = useOpenedByKey(byKey);
  return (
    <Menu.Root modal={false} defaultOpen={!byKey}>
      <Menu.Trigger ref={button} render={(props) => renderTrigger(props)} />
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} side="top" align="start" sideOffset={4}>
          <Menu.Popup className={styles.menu}>
            {list.chosen === null ? <Choices {...list} /> : <MarkedChoices {...list} />}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

type ListProps = Omit<ModelMenuProps, "renderTrigger">;

function Choices({ names, onChoose }: ListProps) {
  return names.map((name) => (
    <Menu.Item key={name} className={styles.item} onClick={() => onChoose(name)}>
      {name}
    </Menu.Item>
  ));
}

function MarkedChoices({ names, chosen, onChoose }: ListProps) {
  return (
    <Menu.RadioGroup value={chosen} onValueChange={onChoose}>
      {names.map((name) => (
        <Menu.RadioItem key={name} value={name} className={styles.item} closeOnClick>
          <Check size={15} aria-hidden="true" visibility={name === chosen ? undefined : "hidden"} />
          {name}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
