import { ChevronDown, Cpu } from "lucide-react";
import { Pill } from "../../../shared/ui/controls/composer-box.tsx";
import { useLoadedWhenIdle } from "../../../shared/when-idle.ts";
import { t } from "../messages.ts";
import { loadModelMenu, ModelMenu } from "./model-menu.tsx";
import styles from "./model-pill.module.css";
import type { ChosenModel } from "./use-chosen-model.ts";

/** Shows which chat model answers, and lets a member choose another. Renders nothing where there is no choice. */
export function ModelPill({ names, chosen, choose }: Omit<ChosenModel, "loading">) {
  const shown = chosen ?? names[0];
  if (shown === undefined || names.length < 2) return null;
  return <ChoicePill names={names} chosen={shown} onChoose={choose} />;
}

type ChoicePillProps = {
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
};

function ChoicePill(props: ChoicePillProps) {
  useLoadedWhenIdle(loadModelMenu);
  const label = t.model(props.chosen);
  return (
    <ModelMenu
      {...props}
      renderTrigger={(button) => (
        <Pill {...button} className={styles.pill} aria-label={label} title={label}>
          <Cpu size={16} aria-hidden="true" />
          <span className={styles.name}>{props.chosen}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </Pill>
      )}
    />
  );
}
