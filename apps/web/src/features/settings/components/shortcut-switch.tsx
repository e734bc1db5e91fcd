import { useState } from "react";
import { setShortcuts, areShortcutsOn } from "../../../shared/shortcuts-setting.ts";
import { Switch } from "../../../shared/ui/controls/switch.tsx";
import { t } from "../messages.ts";

export function ShortcutSwitch() {
  const [on, setOn] = useState(areShortcutsOn);

  function change(next: boolean) {
    setShortcuts(next);
    setOn(next);
  }

  return <Switch label={t.shortcuts} hint={t.shortcutsHint} checked={on} onChange={change} />;
}
