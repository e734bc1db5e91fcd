import { type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { operatorPath, operatorSections } from "../../shared/paths.ts";
import { SectionNav } from "../../shared/ui/layout/section-nav.tsx";
import { Skeleton } from "../../shared/ui/feedback/skeleton.tsx";
import { Sheet } from "../../shared/ui/layout/sheet.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { FailedDocumentsPanel } from "./components/failed-documents-panel.tsx";
import { OrganizationsPanel } from "./components/organizations-panel.tsx";
import { QueuesPanel } from "./components/queues-panel.tsx";
import { UsersPanel } from "./components/users-panel.tsx";
import { t } from "./messages.ts";

const panels = {
  organizations: <OrganizationsPanel />,
  users: <UsersPanel />,
  documents: <FailedDocumentsPanel />,
  queues: <QueuesPanel />,
};

/**
 * For those who run the installation: all organizations, users, models, failures and queues.
 * @param props.models the panels of the models, which are a feature of their own
 */
export default function OperatorPage({ models }: { models: ReactNode }) {
  const [search] = useSearchParams();
  const asked = operatorSections.find((section) => section === search.get("section"));
  const open = asked ?? "organizations";
  useTitle(t.title);
  const links = operatorSections.map((section) => ({
    to: operatorPath(section),
    label: t[section],
    open: section === open,
  }));
  return (
    <Sheet title={t.title} lead={t.lead} width="wide">
      <SectionNav label={t.sections} links={links} />
      {open === "models" ? (
        <Suspense fallback={<Skeleton width="100%" height="320px" />}>{models}</Suspense>
      ) : (
        panels[open]
      )}
    </Sheet>
  );
}
