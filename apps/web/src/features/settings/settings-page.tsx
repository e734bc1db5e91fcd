import { Link } from "react-router-dom";
import { fill } from "../../shared/language/fill.ts";
import { paths } from "../../shared/paths.ts";
import { Panel } from "../../shared/ui/layout/panel.tsx";
import { Sheet } from "../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { LanguageChoice } from "./components/language-choice.tsx";
import { ShortcutSwitch } from "./components/shortcut-switch.tsx";
import { ThemeSwitches } from "./components/theme-switches.tsx";
import { t } from "./messages.ts";

export default function SettingsPage() {
  useTitle(t.title);
  return (
    <Sheet title={t.title} width="page">
      <Panel title={t.appearance}>
        <ThemeSwitches />
        <LanguageChoice />
      </Panel>
      <Panel title={t.keyboard}>
        <ShortcutSwitch />
      </Panel>
      <p>{fill(t.elsewhere, { account: <Link to={paths.account}>{t.accountPage}</Link> })}</p>
    </Sheet>
  );
}
