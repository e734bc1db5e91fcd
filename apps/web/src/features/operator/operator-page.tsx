import { Link, useSearchParams } from "react-router-dom";
import { operatorPath, operatorSections } from "../../shared/paths.ts";
import { Sheet } from "../../shared/ui/sheet.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { FailedDocumentsPanel } from "./components/failed-documents-panel.tsx";
import { OrganizationsPanel } from "./components/organizations-panel.tsx";
import { QueuesPanel } from "./components/queues-panel.tsx";
import { UsersPanel } from "./components/users-panel.tsx";
import { t } from "./messages.ts";
import styles from "./operator.module.css";

const panels = {
  organizations: <OrganizationsPanel />,
  users: <UsersPanel />,
  documents: <FailedDocumentsPanel />,
  queues: <QueuesPanel />,
};

/** For those who run the installation: all organizations, users, failures and queues. */
export default function OperatorPage() {
  const [search] = useSearchParams();
  const open = operatorSections.find((section) => section === search.get("section"));
  useTitle(t.title);
  return (
    <Sheet title={t.title} lead={t.lead} width="wide">
      <nav aria-label={t.sections} className={styles.sections}>
        {operatorSections.map((section) => (
          <Link
            key={section}
            to={operatorPath(section)}
            className={styles.section}
            aria-current={section === (open ?? "organizations") ? "page" : undefined}
          >
            {t[section]}
          </Link>
        ))}
      </nav>
      {panels[open ?? "organizations"]}
    </Sheet>
  );
}
