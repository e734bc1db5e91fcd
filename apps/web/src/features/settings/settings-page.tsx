import { Link } from "react-router-dom";
import { fill } from "../../shared/language/fill.ts";
import { paths } from "../../shared/paths.ts";
import { Panel } from "../../shared/ui/layout/panel.tsx";
import { Sheet } from "../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { DarkModeSwitch } from "./components/dark-mode-switch.tsx";
import { t } from "./messages.ts";

export default function SettingsPage() {
  useTitle(t.title);
  return (
    <Sheet title={t.title} width="page">
      <Panel title={t.appearance}>
        <DarkModeSwitch />
      </Panel>
      <p>{fill(t.elsewhere, { account: <Link to={paths.account}>{t.accountPage}</Link> })}</p>
    </Sheet>
  );
}
