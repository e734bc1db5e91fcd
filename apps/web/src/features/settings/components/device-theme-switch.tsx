import { chooseTheme, useDark, useTheme } from "../../../shared/theme.ts";
import { Switch } from "../../../shared/ui/controls/switch.tsx";
import { t } from "../messages.ts";

/** Light or dark as the device has it; switched off, the theme stays as it is. */
export function DeviceThemeSwitch() {
  const theme = useTheme();
  const fixed = useDark() ? "dark" : "light";
  return (
    <Switch
      label={t.followDevice}
      hint={t.followDeviceHint}
      checked={theme === "system"}
      onChange={(on) => chooseTheme(on ? "system" : fixed)}
    />
  );
}
