import { modelPresets, type PresetId, presetIds } from "@footnote/contracts/models/presets";
import { t } from "../messages.ts";
import styles from "./preset-tiles.module.css";

type PresetTilesProps = { chosen: PresetId | null; onChoose: (preset: PresetId) => void };

/** The services and programs that models can come from, as buttons. */
export function PresetTiles({ chosen, onChoose }: PresetTilesProps) {
  return (
    <div role="group" aria-label={t.providers} className={styles.tiles}>
      {presetIds.map((preset) => (
        <button
          key={preset}
          type="button"
          className={styles.tile}
          aria-pressed={preset === chosen}
          onClick={() => onChoose(preset)}
        >
          <span className={styles.name}>{presetName(preset)}</span>
          <span className={styles.kind}>{describe(preset)}</span>
        </button>
      ))}
    </div>
  );
}

export function presetName(preset: PresetId): string {
  return modelPresets[preset].name ?? t.customPreset;
}

function describe(preset: PresetId): string {
  if (preset === "custom") return t.customKind;
  return modelPresets[preset].key === "required" ? t.cloudKind : t.localKind;
}
