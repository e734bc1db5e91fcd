import { Link } from "react-router-dom";
import { useDarkMode } from "../../shared/dark-mode.ts";
import { fill } from "../../shared/language/fill.ts";
import { paths } from "../../shared/paths.ts";
import { Panel } from "../../shared/ui/panel.tsx";
import { Sheet } from "../../shared/ui/sheet.tsx";
import { Switch } from "../../shared/ui/switch.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { LanguageChoice } from "./components/language-choice.tsx";
import { t } from "./messages.ts";

export default function SettingsPage() {
  const [dark, setDark] = useDarkMode();
  useTitle(t.title);
  return (
    <Sheet title={t.title} width="page">
      <Panel title={t.appearance}>
        <Switch label={t.darkMode} checked={dark} onChange={setDark} />
        <LanguageChoice />
      </Panel>
      <p>{fill(t.elsewhere, { account: <Link to={paths.account}>{t.accountPage}</Link> })}</p>
    </Sheet>
  );
}
