import { Choice } from "../../../../shared/ui/controls/choice.tsx";
import { t } from "../messages.ts";

export type ViewMode = "layout" | "text";

type ViewSwitchProps = {
  mode: ViewMode;
  /** Whether the text is shown with its markup, as it is written. */
  isMarkup: boolean;
  onChange: (mode: ViewMode) => void;
};

/** The choice between the layout of a document and its text. */
export function ViewSwitch({ mode, isMarkup, onChange }: ViewSwitchProps) {
  const options = [
    { value: "layout" as const, label: t.layout },
    { value: "text" as const, label: isMarkup ? t.markup : t.text },
  ];
  return <Choice isCompact label={t.view} options={options} value={mode} onChange={onChange} />;
}
