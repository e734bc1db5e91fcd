import { Panel } from "../../../shared/ui/layout/panel.tsx";
import { t } from "../messages.ts";
import { DeviceThemeSwitch } from "./device-theme-switch.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { ShortcutSwitch } from "./shortcut-switch.tsx";

/** What a user sets for this browser, besides dark mode. */
export function PreferencesPanel() {
  return (
    <Panel title={t.preferences} lead={t.preferencesLead}>
      <LanguageChoice />
      <DeviceThemeSwitch />
      <ShortcutSwitch />
    </Panel>
  );
}
