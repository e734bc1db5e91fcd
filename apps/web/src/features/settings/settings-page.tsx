import { Link } from "react-router-dom";
import { useDarkMode } from "../../shared/dark-mode.ts";
import { paths } from "../../shared/paths.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { Sheet } from "../../shared/ui/sheet.tsx";
import { Switch } from "../../shared/ui/switch.tsx";
import { useTitle } from "../../shared/use-title.ts";

export default function SettingsPage() {
  const [dark, setDark] = useDarkMode();
  useTitle("Settings");
  return (
    <Sheet title="Settings" width="page">
      <Panel title="Appearance">
        <Switch label="Dark mode" checked={dark} onChange={setDark} />
      </Panel>
      <p>
        Your account and your organization have their own place: the{" "}
        <Link to={paths.account}>Account page</Link>.
      </p>
    </Sheet>
  );
}
