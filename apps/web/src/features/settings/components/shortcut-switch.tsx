import { useState } from "react";
import { setShortcuts, shortcutsAreOn } from "../../../shared/shortcuts-setting.ts";
import { Switch } from "../../../shared/ui/controls/switch.tsx";
import { t } from "../messages.ts";

export function ShortcutSwitch() {
  const [on, setOn] = useState(shortcutsAreOn);

  function change(next: boolean) {
    setShortcuts(next);
    setOn(next);
  }

  return <Switch label={t.shortcuts} hint={t.shortcutsHint} checked={on} onChange={change} />;
}
