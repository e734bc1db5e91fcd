import { chooseTheme, useDark, useTheme } from "../../../shared/theme.ts";
import { Switch } from "../../../shared/ui/controls/switch.tsx";
import { t } from "../messages.ts";

/** Dark mode on or off, or as the device has it; turning the first ends the second. */
export function ThemeSwitches() {
  const theme = useTheme();
  const dark = useDark();
  const fixed = dark ? "dark" : "light";
  return (
    <>
      <Switch
        label={t.darkMode}
        checked={dark}
        onChange={(on) => chooseTheme(on ? "dark" : "light")}
      />
      <Switch
        label={t.followDevice}
        hint={t.followDeviceHint}
        checked={theme === "system"}
        onChange={(on) => chooseTheme(on ? "system" : fixed)}
      />
    </>
  );
}
