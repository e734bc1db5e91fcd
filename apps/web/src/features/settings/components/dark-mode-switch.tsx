import { chooseTheme, useDark } from "../../../shared/theme.ts";
import { Switch } from "../../../shared/ui/controls/switch.tsx";
import { t } from "../messages.ts";

/** Dark mode on or off; ends following the device. */
export function DarkModeSwitch() {
  return (
    <Switch
      label={t.darkMode}
      checked={useDark()}
      onChange={(on) => chooseTheme(on ? "dark" : "light")}
    />
  );
}
